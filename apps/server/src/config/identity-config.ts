import * as z from 'zod';
import { defaultIdentitySettings, type IdentitySettings } from '../features/identity/identity-settings.ts';
import { address, list, onOrOff, secret, setting, wholeNumber } from './environment-fields.ts';

/** The identity service's settings, without those known only once the server listens. */
export type IdentityConfig = {
  readonly settings: Omit<IdentitySettings, 'siteUrl' | 'authUrl'>;
  /** Verifies tokens but signs none; `null` if there is no shared secret. */
  readonly sharedSecret: string | null;
};

const defaults = defaultIdentitySettings;

/** Settings of a production server. */
export const identityEnvironment = {
  IDENTITY_REDIRECTS: list(),
  IDENTITY_SIGN_UP: onOrOff(defaults.signUp),
  IDENTITY_AUTO_CONFIRM: onOrOff(defaults.autoConfirm),
  IDENTITY_ANONYMOUS: onOrOff(defaults.anonymous),
  IDENTITY_MIN_PASSWORD: setting(wholeNumber(6, 64).default(defaults.minPasswordLength)),
  IDENTITY_TOKEN_SECONDS: setting(wholeNumber(900, 3600).default(defaults.accessTokenSeconds)),
  IDENTITY_SESSION_DAYS: setting(wholeNumber(1, 365).default(defaults.sessionDays)),
  IDENTITY_IDLE_HOURS: setting(wholeNumber(2, 8760).default(defaults.idleHours)),
  IDENTITY_FRESH_MINUTES: setting(wholeNumber(1, 1440).default(defaults.freshMinutes)),
  IDENTITY_AUDIT_DAYS: setting(wholeNumber(1, 3650).default(defaults.auditDays)),
  IDENTITY_REUSE_SECONDS: setting(wholeNumber(0, 60).default(defaults.reuseSeconds)),
  IDENTITY_MAIL_COOLDOWN: setting(wholeNumber(0, 3600).default(defaults.emailCooldownSeconds)),
  IDENTITY_MAILS_PER_HOUR: setting(wholeNumber(1, 1_000_000).default(defaults.emailsPerHour)),
  IDENTITY_RECEIVERS_PER_HOUR: setting(wholeNumber(1, 1_000_000).default(defaults.receiversPerHour)),
  IDENTITY_MAILS_PER_RECEIVER: setting(wholeNumber(1, 1_000_000).default(defaults.emailsPerReceiver)),
  IDENTITY_MAIL_LINKS: setting(
    z.enum(['page', 'verify'], 'must be page or verify').default(defaults.emailLinks),
  ),
  IDENTITY_CODE_LENGTH: setting(wholeNumber(6, 10).default(defaults.codeLength)),
  IDENTITY_CODE_SECONDS: setting(wholeNumber(60, 3600).default(defaults.codeSeconds)),
  IDENTITY_BOTH_ADDRESSES: onOrOff(defaults.bothAddressesConfirm),
  IDENTITY_SHARED_SECRET: secret(),
  IDENTITY_SERVICE_KEY: secret(),
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER: setting(address('https', 'http').default('https://accounts.google.com')),
};

const identityValues = z.object(identityEnvironment);

/** Errors in combinations of settings. */
export function findIdentityErrors({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: z.output<typeof identityValues>): string[] {
  return (id === undefined) === (clientSecret === undefined)
    ? []
    : ['  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all.'];
}

export function readIdentityConfig(
  values: z.output<typeof identityValues>,
  others: Partial<Pick<IdentitySettings, 'operatorEmails'>> = {},
): IdentityConfig {
  return {
    sharedSecret: values.IDENTITY_SHARED_SECRET ?? null,
    settings: {
      ...defaults,
      ...others,
      redirects: values.IDENTITY_REDIRECTS,
      signUp: values.IDENTITY_SIGN_UP,
      autoConfirm: values.IDENTITY_AUTO_CONFIRM,
      anonymous: values.IDENTITY_ANONYMOUS,
      minPasswordLength: values.IDENTITY_MIN_PASSWORD,
      accessTokenSeconds: values.IDENTITY_TOKEN_SECONDS,
      sessionDays: values.IDENTITY_SESSION_DAYS,
      idleHours: values.IDENTITY_IDLE_HOURS,
      freshMinutes: values.IDENTITY_FRESH_MINUTES,
      auditDays: values.IDENTITY_AUDIT_DAYS,
      reuseSeconds: values.IDENTITY_REUSE_SECONDS,
      emailCooldownSeconds: values.IDENTITY_MAIL_COOLDOWN,
      emailsPerHour: values.IDENTITY_MAILS_PER_HOUR,
      receiversPerHour: values.IDENTITY_RECEIVERS_PER_HOUR,
      emailsPerReceiver: values.IDENTITY_MAILS_PER_RECEIVER,
      emailLinks: values.IDENTITY_MAIL_LINKS,
      codeLength: values.IDENTITY_CODE_LENGTH,
      codeSeconds: values.IDENTITY_CODE_SECONDS,
      bothAddressesConfirm: values.IDENTITY_BOTH_ADDRESSES,
      serviceKey: values.IDENTITY_SERVICE_KEY ?? null,
      google:
        values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
          ? {
              issuer: values.GOOGLE_ISSUER,
              clientId: values.GOOGLE_CLIENT_ID,
              clientSecret: values.GOOGLE_CLIENT_SECRET,
            }
          : null,
    },
  };
}
