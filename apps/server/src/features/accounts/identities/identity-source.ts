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

/** Source of identities: the service inside this server, or a hosted project. */
export type IdentitySource = {
  readonly client: IdentityClient;
  /** Whether a change of the password proves the current one in the same call; else a sign-in has to prove it first. */
  readonly provesCurrentPassword: boolean;
  /** Base URL of the protocol for browsers; empty for this server. */
  readonly publicUrl: string;
  readonly publicKey: string;
  /** The session of a token; `null` for an invalid token or an ended session. */
  identify(accessToken: string): Promise<IdentitySession | null>;
  /** Creates what every new user needs, in the transaction that creates the user. */
  welcome(transaction: Transaction, identity: IdentityRecord): Promise<void>;
  /**
   * All personal data of a user, for their export.
   * @throws ApiError `unavailable` when it can't be read now
   */
  describe(supabaseId: string): Promise<unknown>;
  /** Removes personal data of a person whose identity is gone. */
  forget(person: { readonly supabaseId: string; readonly email: string }): Promise<void>;
  /** All active sessions of a user; `null` if the identity service doesn't list them. */
  listSessions(supabaseId: string): Promise<Omit<SessionView, 'isCurrent'>[] | null>;
  /** Whether there was such a sign-in to end. */
  endSession(supabaseId: string, sessionId: string): Promise<boolean>;
};
