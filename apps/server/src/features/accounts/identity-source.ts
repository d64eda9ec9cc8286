import type { Transaction } from '../../platform/database/database.ts';
import type { IdentityClient } from './identity-client.ts';
import type { IdentityRecord } from './identity-record.ts';

/** A sign-in that holds now. */
export type IdentitySession = {
  readonly identity: IdentityRecord;
  readonly sessionId: string;
  /** Whether a second factor was shown in it. */
  readonly isTwofold: boolean;
};

/** Where identities come from: the service inside this server, or a hosted project. */
export type IdentitySource = {
  readonly client: IdentityClient;
  /** What browsers are told: below the address answers the protocol; empty for this server. */
  readonly publicUrl: string;
  readonly publicKey: string;
  /** The sign-in that a token stands for; `null` for nobody's, or for one that has ended. */
  identify(accessToken: string): Promise<IdentitySession | null>;
  /** Sees to what must stand beside a new user, in the transaction that makes them. */
  welcome(transaction: Transaction, identity: IdentityRecord): Promise<void>;
};
