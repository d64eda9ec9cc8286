import type { SessionView } from '@winnow/contracts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AuthenticationMethod } from './authentication-methods.ts';
import type { IdentityClient } from './identity-client.ts';
import type { IdentityRecord } from './identity-record.ts';

/** A valid sign-in. */
export type IdentitySession = {
  readonly identity: IdentityRecord;
  readonly sessionId: string;
  /** Whether it includes a second factor. */
  readonly isTwofold: boolean;
  /** Authentication methods used, each with its time. Refreshing a token adds none. */
  readonly methods: readonly AuthenticationMethod[];
};

/** Source of identities: the service inside this server, or a hosted project. */
export type IdentitySource = {
  readonly client: IdentityClient;
  /** Whether one call verifies the current password and changes it; otherwise a sign-in verifies it first. */
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
  /** Removes personal data of a user whose identity was deleted. */
  forget(person: { readonly supabaseId: string; readonly email: string }): Promise<void>;
  /** All active sessions of a user; `null` if the identity service doesn't list them. */
  listSessions(supabaseId: string): Promise<Omit<SessionView, 'isCurrent'>[] | null>;
  /** Returns whether there was such a session. */
  endSession(supabaseId: string, sessionId: string): Promise<boolean>;
};
