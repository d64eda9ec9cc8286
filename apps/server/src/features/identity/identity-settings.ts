/** How the identity service behaves. */
export type IdentitySettings = {
  /** Public URL of the product, without a trailing slash. */
  readonly siteUrl: string;
  /** URL of this service, without a trailing slash: the `iss` of its tokens. */
  readonly authUrl: string;
  /** URLs that sign-in may redirect to, in addition to the site; `*` and `**` as in file names. */
  readonly redirects: readonly string[];
  readonly signUp: boolean;
  readonly autoConfirm: boolean;
  readonly anonymous: boolean;
  /** Sign-in by phone and password, without text messages: for conformance runs. */
  readonly phone: boolean;
  /** Where browsers use passkeys, if not at the site: for conformance runs. */
  readonly passkeyOrigin: string | null;
  /** Allows registering security keys, which can't be used: for conformance runs. */
  readonly webauthnRows: boolean;
  readonly minPasswordLength: number;
  /** Refuses passwords that are easily guessed. */
  readonly guessPasswords: boolean;
  readonly accessTokenSeconds: number;
  readonly reuseSeconds: number;
  /** Maximum days of a session, regardless of refreshes. */
  readonly sessionDays: number;
  /** Hours without a refresh after which a session ends. */
  readonly idleHours: number;
  /** Users whose sessions end after twelve hours without a refresh; lowercase. */
  readonly operatorEmails: readonly string[];
  /** Minutes after authentication in which security settings may be changed. */
  readonly freshMinutes: number;
  /** Days for which audit entries of accounts are kept. */
  readonly auditDays: number;
  readonly emailCooldownSeconds: number;
  /** Emails are sent after a random delay of at most this time. */
  readonly emailSpreadMs: number;
  /** Maximum emails per hour to all addresses, except security notices. */
  readonly emailsPerHour: number;
  /** Maximum distinct recipients per hour that one address group may cause. */
  readonly receiversPerHour: number;
  /** Maximum emails to one address, over all requesters. */
  readonly emailsPerReceiver: number;
  readonly codeLength: number;
  readonly codeSeconds: number;
  /** Whether a change of address must also be confirmed from the old one. */
  readonly bothAddressesConfirm: boolean;
  /** Target of an email's link: a page with a button, or directly `/verify`. */
  readonly emailLinks: 'page' | 'verify';
  /** Values of the `role` claim that may use `/admin`. */
  readonly adminRoles: readonly string[];
  /** An opaque key with the rights of `service_role`; `null` for none. */
  readonly serviceKey: string | null;
  /** Multiplies the limits of requests. */
  readonly limitFactor: number;
  readonly hashingCost: HashingCost;
  /** Sign-in with Google; `null` for none. */
  readonly google: OauthSettings | null;
};

/** This server's registration at an OpenID Connect provider. */
export type OauthSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Parameters of Argon2id. */
export type HashingCost = { readonly memoryKib: number; readonly passes: number };

/** Default settings. */
export const defaultIdentitySettings: Omit<IdentitySettings, 'siteUrl' | 'authUrl'> = {
  redirects: [],
  signUp: true,
  autoConfirm: false,
  anonymous: false,
  phone: false,
  passkeyOrigin: null,
  webauthnRows: false,
  minPasswordLength: 8,
  guessPasswords: true,
  accessTokenSeconds: 3600,
  reuseSeconds: 10,
  sessionDays: 90,
  idleHours: 720,
  operatorEmails: [],
  freshMinutes: 10,
  auditDays: 365,
  emailCooldownSeconds: 60,
  emailSpreadMs: 500,
  emailsPerHour: 360,
  receiversPerHour: 20,
  emailsPerReceiver: 10,
  codeLength: 6,
  codeSeconds: 3600,
  bothAddressesConfirm: true,
  emailLinks: 'page',
  adminRoles: ['service_role'],
  serviceKey: null,
  limitFactor: 1,
  // RFC 9106, section 4, second recommended option.
  hashingCost: { memoryKib: 65_536, passes: 3 },
  google: null,
};
