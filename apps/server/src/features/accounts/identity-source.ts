import type { IdentityClient } from './identity-client.ts';

/** What the identity service itself knows of somebody: never what they wrote about themselves, but for the name. */
export type IdentityRecord = {
  readonly supabaseId: string;
  /** Lower case; empty for somebody without one. */
  readonly email: string;
  /** As the person gave it; a word to show, never a source of rights. */
  readonly name: string;
  readonly isVerified: boolean;
  readonly googleSignIn: boolean;
  readonly isAnonymous: boolean;
  readonly hasSecondFactor: boolean;
};

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
};
