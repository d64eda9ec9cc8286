import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { OpenLimiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import { createAccountService } from './accounts/account-service.ts';
import { createAdminLinkService } from './accounts/admin-link-service.ts';
import { createAdminService } from './accounts/admin-service.ts';
import { createClearingService } from './accounts/clearing-service.ts';
import { createErasureService } from './accounts/erasure-service.ts';
import { createSignUpService } from './accounts/sign-up-service.ts';
import { createVouchedAccounts } from './accounts/vouched-account-service.ts';
import { createKnownDevices } from './devices/known-devices.ts';
import { createEmailOutbox } from './emails/email-outbox.ts';
import { createEmailService } from './emails/email-service.ts';
import { createSecurityNotices } from './emails/security-notices.ts';
import { createFactorService } from './factors/factor-service.ts';
import { createRecoveryCodeService } from './factors/recovery-code-service.ts';
import { createFailureService } from './failures/failure-service.ts';
import { createIdentityLimits } from './http/identity-limits.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { IdentityKeys } from './keys/identity-keys.ts';
import { createOauthServer } from './oauth-server/oauth-server.ts';
import { createPasskeyService } from './passkeys/passkey-service.ts';
import { createPasskeySignInService } from './passkeys/passkey-sign-in-service.ts';
import type { Passwords } from './passwords/passwords.ts';
import { createProfileService } from './profiles/profile-service.ts';
import { createOneTimeTokens } from './proofs/one-time-tokens.ts';
import { createProofService } from './proofs/proof-service.ts';
import { createVerificationService } from './proofs/verification-service.ts';
import { createOauthProvider } from './providers/oauth-provider.ts';
import { createOauthService } from './providers/oauth-service.ts';
import { createProviderAccounts } from './providers/provider-account-service.ts';
import type { ProviderSource } from './providers/provider-source.ts';
import { createSessionService } from './sessions/session-service.ts';
import { createSignInService } from './sessions/sign-in-service.ts';

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Created before the services: keys are read and a password is hashed once. */
export type IdentityBase = {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly passwords: Passwords;
};

/** Creates all services of identity. */
export function createIdentityService(
  base: IdentityBase,
  platform: {
    database: Database;
    queue: Pick<Queue, 'enqueue'>;
    clock: Clock;
    log: Log;
    emailTransport: Pick<EmailTransport, 'send'>;
    openLimiter: OpenLimiter;
    emailBudget: EmailBudget;
    version: string;
    signInProviders: readonly ProviderSource[];
  },
) {
  const { settings, keys } = base;
  const { database, queue, clock, log, emailTransport, openLimiter, emailBudget, version, signInProviders } =
    platform;
  const limits = createIdentityLimits(settings, openLimiter);
  const emailOutbox = createEmailOutbox({ queue, clock });
  const notices = createSecurityNotices({ clock, emailOutbox });
  const devices = createKnownDevices({ database, clock });
  const sessions = createSessionService({ database, clock, keys, settings, devices, notices });
  const tokens = createOneTimeTokens({ keys, clock, settings });
  const failures = createFailureService({ ...platform, ...base, emailOutbox, devices });
  const dependencies = {
    ...base,
    database,
    clock,
    limits,
    failures,
    devices,
    emailBudget,
    sessions,
    tokens,
    emailOutbox,
    notices,
  };
  const { google, authUrl } = settings;
  const providers = new Map(google ? [['google', createOauthProvider(google, `${authUrl}/callback`)]] : []);
  return {
    settings,
    keys,
    version,
    log,
    limits,
    failures,
    devices,
    sessions,
    accounts: createAccountService(dependencies),
    admin: createAdminService(dependencies),
    adminLinks: createAdminLinkService(dependencies),
    clearing: createClearingService(dependencies),
    erasure: createErasureService(dependencies),
    factors: createFactorService(dependencies),
    recoveryCodes: createRecoveryCodeService(dependencies),
    passkeys: createPasskeyService(dependencies),
    passkeySignIn: createPasskeySignInService(dependencies),
    emailOutbox,
    emails: createEmailService(dependencies, emailTransport),
    profiles: createProfileService(dependencies),
    oauth: createOauthService(
      { ...dependencies, log, signInProviders },
      providers,
      createProviderAccounts(dependencies),
    ),
    oauthServer: createOauthServer(dependencies),
    proofs: createProofService(dependencies),
    signUp: createSignUpService(dependencies),
    signIn: createSignInService(dependencies),
    verification: createVerificationService(dependencies),
    vouchedAccounts: createVouchedAccounts(dependencies),
  };
}
