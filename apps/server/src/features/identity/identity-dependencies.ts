import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import type { KnownDevices } from './devices/known-devices.ts';
import type { EmailOutbox } from './emails/email-outbox.ts';
import type { SecurityNotices } from './emails/security-notices.ts';
import type { FailureService } from './failures/failure-service.ts';
import type { IdentityLimits } from './http/identity-limits.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { IdentityKeys } from './keys/identity-keys.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { OneTimeTokens } from './proofs/one-time-tokens.ts';
import type { SessionService } from './sessions/session-service.ts';

/** Dependencies of the identity services; each service names those it needs. */
export type IdentityDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: IdentityKeys;
  readonly settings: IdentitySettings;
  readonly passwords: Passwords;
  readonly limits: IdentityLimits;
  readonly failures: FailureService;
  readonly devices: KnownDevices;
  readonly emailBudget: EmailBudget;
  readonly sessions: SessionService;
  readonly tokens: OneTimeTokens;
  readonly emailOutbox: EmailOutbox;
  readonly notices: SecurityNotices;
};
