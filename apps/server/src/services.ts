import { chooseIdentities } from './adapters/choose-identities.ts';
import { createFairQueue } from './engine-tasks/fair-queue.ts';
import { createReadingProcesses } from './engine-tasks/reading-processes.ts';
import type { PersonalDataSource } from './features/accounts/safety/personal-data.ts';
import type { Foundation } from './features/feature.ts';
import type { IdentityBase } from './features/identity/identity-service.ts';
import type { ProviderSource } from './features/identity/providers/provider-source.ts';
import { features } from './features/index.ts';
import { type Consistency, createConsistency } from './features/operator/consistency.ts';
import type { OrganizationDataSource } from './features/organizations/organization-data.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Platform } from './platform.ts';

/** The foundation and the services of all features. */
export type Services = Foundation & ReturnType<typeof features.createServices>;

/** Creates the services of all features from the platform. */
export function createServices(platform: Platform, identityBase: IdentityBase): Services {
  const { clock, readerProcesses } = platform;
  const { database } = platform.openDatabase;
  const personalData: PersonalDataSource[] = [];
  const organizationData: OrganizationDataSource[] = [];
  const signInProviders: ProviderSource[] = [];
  const foundation: Foundation = {
    ...platform,
    database,
    siteUrl: identityBase.settings.siteUrl,
    reach: platform,
    identityBase,
    chooseIdentities: (identity) => chooseIdentities(platform, identity),
    readers: createReadingProcesses({
      processes: readerProcesses,
      queue: createFairQueue({ processes: readerProcesses }),
      codeFolder: platform.readerCodeFolder,
      log: platform.log,
      telemetry: platform.telemetry,
      ...platform.readingTrial,
    }),
    fileOwners: features.fileOwners(database),
    personalData,
    organizationData,
    signInProviders,
    greet: (transaction, person) => features.greet(services)(transaction, person),
    checkConsistency: createConsistencyChecks({ database, clock, storage: platform.storage }),
  };
  const services = { ...foundation, ...features.createServices(foundation) };
  personalData.push(...features.personalData(services));
  organizationData.push(...features.organizationData(services));
  signInProviders.push(...features.signInProviders(services));
  return services;
}

/** The checks of `/admin/checks` and `npm run doctor`, which only need stored data. */
export function createConsistencyChecks(stored: {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
}): Consistency {
  const fileOwners = features.fileOwners(stored.database);
  return createConsistency(features.checks({ ...stored, fileOwners, guards: features.guards }));
}
