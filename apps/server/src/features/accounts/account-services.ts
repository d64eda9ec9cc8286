import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { DepartureService } from '../organizations/members/departure-service.ts';
import type { OrganizationContents } from '../organizations/organization-contents.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { IdentitySource } from './identities/identity-source.ts';
import { createOperators } from './operators/operator-service.ts';
import { createProfileImageService } from './profile-images/profile-image-service.ts';
import { createDeletionService } from './safety/deletion-service.ts';
import { createExportService } from './safety/export-service.ts';
import type { PersonalDataSource } from './safety/personal-data.ts';
import { createIdentifyCaller } from './sign-in/identify-caller.ts';
import { createIdentityCalls } from './sign-in/identity-calls.ts';
import { createPasswordService } from './sign-in/password-service.ts';
import { createSignInList } from './sign-in/sign-in-list.ts';
import { createSignInService } from './sign-in/sign-in-service.ts';
import { createSignUpService } from './sign-in/sign-up-service.ts';
import { createKnownUsers, type Greet } from './users/known-users.ts';
import { createProfileService } from './users/profile-service.ts';
import { createSuspensionService } from './users/suspension-service.ts';
import { createUserService } from './users/user-service.ts';

export type AccountServices = ReturnType<typeof createAccountServices>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly audit: AuditService;
  readonly organizations: OrganizationService;
  readonly departures: Pick<DepartureService, 'leaveTeams'>;
  readonly organizationContents: OrganizationContents;
  readonly identities: IdentitySource;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
  /** Base URL of the links in emails, without a trailing slash. */
  readonly siteUrl: string;
  /** Minimum duration of a sign-up in milliseconds, so that its time doesn't reveal whether an account exists. */
  readonly answerMs: number;
  readonly greet: Greet;
  /** Of all features. */
  readonly personalData: readonly PersonalDataSource[];
};

/** Creates all services of user accounts. */
export function createAccountServices(dependencies: Dependencies) {
  const { client } = dependencies.identities;
  const { personalData: sources } = dependencies;
  const knownUsers = createKnownUsers(dependencies);
  const calls = createIdentityCalls(client, dependencies.siteUrl);
  const operators = createOperators({ ...dependencies, client });
  const identifyCaller = createIdentifyCaller({ ...dependencies, knownUsers, operators });
  return {
    identifyCaller,
    operators,
    /** The user of an identity; created if there is none. */
    meet: knownUsers.meet,
    signUp: createSignUpService({ ...dependencies, calls, knownUsers }),
    signIn: createSignInService({ calls, identifyCaller }),
    passwords: createPasswordService({ ...dependencies, calls }),
    users: createUserService({ ...dependencies, knownUsers }),
    profiles: createProfileService({ ...dependencies, client }),
    signIns: createSignInList(dependencies.identities),
    suspension: createSuspensionService({ ...dependencies, client }),
    exports: createExportService({ ...dependencies, sources }),
    deletion: createDeletionService({ ...dependencies, client, sources }),
    profileImages: createProfileImageService({ ...dependencies, knownUsers }),
  };
}
