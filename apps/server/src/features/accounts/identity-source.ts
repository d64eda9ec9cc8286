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
  /** Whether the sign-in lacks a second factor that the person has. */
  readonly lacksSecondFactor: boolean;
  readonly sessionId: string;
};

/** Where identities come from: the service inside this server, or a hosted project. */
export type IdentitySource = {
  /** Whose token it is, as things stand now; `null` for nobody's, or for a sign-in that has ended. */
  identify(accessToken: string): Promise<IdentityRecord | null>;
};
