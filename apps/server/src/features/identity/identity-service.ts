import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createAccountService } from './account-service.ts';
import { createAdminLinkService } from './admin-link-service.ts';
import { createAdminService } from './admin-service.ts';
import { createClearingService } from './clearing-service.ts';
import { createErasureService } from './erasure-service.ts';
import { createFactorService } from './factor-service.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { createIdentityLimits } from './identity-limits.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { createLetterService } from './letter-service.ts';
import { createOauthProvider } from './oauth-provider.ts';
import { createOauthService } from './oauth-service.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import type { Passwords } from './passwords.ts';
import { createPostbox } from './postbox.ts';
import { createProfileService } from './profile-service.ts';
import { createProofService } from './proof-service.ts';
import { createProviderAccounts } from './provider-account-service.ts';
import { createSessionService } from './session-service.ts';
import { createSignInService } from './sign-in-service.ts';
import { createSignUpService } from './sign-up-service.ts';
import { createVerificationService } from './verification-service.ts';

export type IdentityService = ReturnType<typeof createIdentityService>;

/** What is made before anything else can be: keys are read and a password is hashed once. */
export type IdentityBase = {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly passwords: Passwords;
};

/** All that identity does, made of its parts. */
export function createIdentityService(
  base: IdentityBase,
  platform: {
    database: Database;
    queue: Pick<Queue, 'enqueue'>;
    clock: Clock;
    log: Log;
    mail: Pick<Mail, 'send'>;
    version: string;
  },
) {
  const { settings, keys } = base;
  const { database, queue, clock, log, mail, version } = platform;
  const limits = createIdentityLimits(settings);
  const sessions = createSessionService({ database, clock, keys, settings });
  const tokens = createOneTimeTokens({ keys, clock, settings });
  const postbox = createPostbox({ queue, clock });
  const ground = { ...base, database, clock, limits, sessions, tokens, postbox };
  const { google, authUrl } = settings;
  const providers = new Map(google ? [['google', createOauthProvider(google, `${authUrl}/callback`)]] : []);
  return {
    settings,
    keys,
    version,
    log,
    limits,
    sessions,
    accounts: createAccountService(ground),
    admin: createAdminService(ground),
    adminLinks: createAdminLinkService(ground),
    clearing: createClearingService(ground),
    erasure: createErasureService(ground),
    factors: createFactorService(ground),
    letters: createLetterService(ground, mail),
    profiles: createProfileService(ground),
    oauth: createOauthService(ground, providers, createProviderAccounts(ground)),
    proofs: createProofService(ground),
    signUp: createSignUpService(ground),
    signIn: createSignInService(ground),
    verification: createVerificationService(ground),
  };
}
