import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { IdentityKeys } from './identity-keys.ts';
import type { IdentityLimits } from './identity-limits.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { Passwords } from './passwords.ts';
import type { Postbox } from './postbox.ts';
import type { SessionService } from './session-service.ts';

/** What the rules of identity stand on; each service names the parts it needs. */
export type IdentityGround = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: IdentityKeys;
  readonly settings: IdentitySettings;
  readonly passwords: Passwords;
  readonly limits: IdentityLimits;
  readonly sessions: SessionService;
  readonly tokens: OneTimeTokens;
  readonly postbox: Postbox;
};
