import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createAuthService } from './auth-service.ts';
import { createIdentifyCaller } from './caller-service.ts';
import type { IdentitySource } from './identity-source.ts';
import { createKnownUsers } from './known-users.ts';
import { createProfileImageService } from './profile-image-service.ts';
import { createProfileService } from './profile-service.ts';
import { createUserService } from './user-service.ts';

export type AccountServices = ReturnType<typeof createAccountServices>;

type Ground = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly identities: IdentitySource;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
  /** Where the links of letters lead, without a slash at the end. */
  readonly siteUrl: string;
  /** How long a sign-up takes at least. */
  readonly answerMs: number;
};

/** All that is known of the people who use the product, made of its parts. */
export function createAccountServices(ground: Ground) {
  const { client } = ground.identities;
  const knownUsers = createKnownUsers(ground);
  const identifyCaller = createIdentifyCaller({ ...ground, knownUsers });
  return {
    identifyCaller,
    auth: createAuthService({ ...ground, client, knownUsers, identifyCaller }),
    users: createUserService({ ...ground, knownUsers }),
    profiles: createProfileService({ ...ground, client }),
    profileImages: createProfileImageService({ ...ground, knownUsers }),
  };
}
