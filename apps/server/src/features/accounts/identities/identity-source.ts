import type { SessionView } from '@winnow/contracts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AuthenticationMethod } from './authentication-methods.ts';
import type { IdentityClient } from './identity-client.ts';
import type { IdentityRecord } from './identity-record.ts';

/** A sign-in that holds now. */
export type IdentitySession = {
  readonly identity: IdentityRecord;
  readonly sessionId: string;
  /** Whether a second factor was shown in it. */
  readonly isTwofold: boolean;
  /** How the person showed who they are in it, each with its time. Renewing a token adds none. */
  readonly methods: readonly AuthenticationMethod[];
};

/** Where identities come from: the service inside this server, or a hosted project. */
export type IdentitySource = {
  readonly client: IdentityClient;
  /** Whether a change of the password proves the current one in the same call; else a sign-in has to prove it first. */
  readonly provesCurrentPassword: boolean;
  /** What browsers are told: below the address answers the protocol; empty for this server. */
  readonly publicUrl: string;
  readonly publicKey: string;
  /** The sign-in that a token stands for; `null` for nobody's, or for one that has ended. */
  identify(accessToken: string): Promise<IdentitySession | null>;
  /** Sees to what must stand beside a new user, in the transaction that makes them. */
  welcome(transaction: Transaction, identity: IdentityRecord): Promise<void>;
  /**
   * Everything that is held of a person, for them to read.
   * @throws ApiError `unavailable` where it cannot be known now
   */
  describe(supabaseId: string): Promise<unknown>;
  /** Takes out what names a person whose identity is gone. */
  forget(person: { readonly supabaseId: string; readonly email: string }): Promise<void>;
  /** All sign-ins of a person that hold; `null` where the identity service does not tell. */
  listSessions(supabaseId: string): Promise<Omit<SessionView, 'isCurrent'>[] | null>;
  /** Whether there was such a sign-in to end. */
  endSession(supabaseId: string, sessionId: string): Promise<boolean>;
};
