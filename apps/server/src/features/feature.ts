import type { ReadingProcesses } from '../engine-tasks/reading-processes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reach } from '../platform/http/guards/this-machine.ts';
import type { Api } from '../platform/http/mount.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Queue } from '../platform/tasks/queue.ts';
import type { Platform } from '../platform.ts';
import type { IdentitySource } from './accounts/identities/identity-source.ts';
import type { PersonalDataSource } from './accounts/safety/personal-data.ts';
import type { Greet } from './accounts/users/known-users.ts';
import type { FileOwner } from './housekeeping/unowned-files.ts';
import type { IdentityBase, IdentityService } from './identity/identity-service.ts';
import type { ProviderSource } from './identity/providers/provider-source.ts';
import type { Consistency, ConsistencyCheck } from './operator/consistency.ts';
import type { OrganizationDataSource } from './organizations/organization-data.ts';

/**
 * What every feature can use: the platform, and what all features together know of stored data. An interface, so that
 * the compiler calls it by its name where something is missing.
 */
export interface Foundation extends Omit<Platform, 'siteUrl'> {
  readonly database: Database;
  /** Base URL of links in emails, without a trailing slash. */
  readonly siteUrl: string;
  readonly reach: Reach;
  readonly identityBase: IdentityBase;
  /** The hosted project, or this server's own service. */
  readonly chooseIdentities: (identity: IdentityService) => IdentitySource;
  readonly readers: ReadingProcesses;
  /** Of all features. */
  readonly fileOwners: readonly FileOwner[];
  /** Of all features; filled when all services are made. */
  readonly personalData: readonly PersonalDataSource[];
  /** Of all features; filled when all services are made. */
  readonly organizationData: readonly OrganizationDataSource[];
  readonly signInProviders: readonly ProviderSource[];
  /** Calls the `greet` of all features. */
  readonly greet: Greet;
  /** Runs the checks of all features. */
  readonly checkConsistency: Consistency;
}

/** What a check looks at: stored data and nothing else, so that `npm run doctor` runs it without a server. */
export type Stored = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Of all features. */
  readonly fileOwners: readonly FileOwner[];
  /** Of all features. */
  readonly guards: readonly string[];
};

/**
 * One feature, or several: all that the server needs to know of it.
 * @template Needs what `createServices` is given: the foundation, and services of features before it
 * @template Gives the services it makes, by name; later features and all routes and tasks can use them
 * @template Uses what its routes and tasks are given: the foundation, and services of any feature
 */
export type Feature<Needs, Gives extends object, Uses> = {
  readonly createServices: (given: Needs) => Gives;
  readonly routes: (api: Api, given: Uses) => void;
  readonly tasks: (queue: Queue, given: Uses) => void;
  /** Personal data outside of rows that refer to their user, which are exported and deleted by themselves. */
  readonly personalData: (given: Uses) => readonly PersonalDataSource[];
  /** What organizations have outside of rows that refer to them, which are exported and deleted by themselves. */
  readonly organizationData: (given: Uses) => readonly OrganizationDataSource[];
  /** Where people can sign in, besides the providers of the settings. */
  readonly signInProviders: (given: Uses) => readonly ProviderSource[];
  /** Called once for each user, when their address is verified. */
  readonly greet: (given: Uses) => Greet;
  /** Who keeps files in storage. A file that no owner knows is deleted after a day. */
  readonly fileOwners: (database: Database) => readonly FileOwner[];
  /** Invariants of stored data; each has its line in docs/invariants.md. */
  readonly checks: (stored: Stored) => readonly ConsistencyCheck[];
  /** Triggers by which the database refuses to change immutable records. */
  readonly guards: readonly string[];
  /** This feature and the next one, which may need the services of this one. */
  with<NextGives extends object, NextUses>(
    next: Feature<Needs & Gives, NextGives, NextUses>,
  ): Feature<Needs, Gives & NextGives, Uses & NextUses>;
};

/** A feature of the parts it has. Each function says in its parameter what it needs. */
export function feature<
  Needs,
  Gives extends object = object,
  RouteUses = unknown,
  TaskUses = unknown,
  DataUses = unknown,
  OrganizationUses = unknown,
  GreetUses = unknown,
  SignInUses = unknown,
>(parts: {
  readonly createServices?: (given: Needs) => Gives;
  readonly routes?: (api: Api, given: RouteUses) => void;
  readonly tasks?: (queue: Queue, given: TaskUses) => void;
  readonly personalData?: (given: DataUses) => readonly PersonalDataSource[];
  readonly organizationData?: (given: OrganizationUses) => readonly OrganizationDataSource[];
  readonly signInProviders?: (given: SignInUses) => readonly ProviderSource[];
  readonly greet?: (given: GreetUses) => Greet;
  readonly fileOwners?: (database: Database) => readonly FileOwner[];
  readonly checks?: (stored: Stored) => readonly ConsistencyCheck[];
  readonly guards?: readonly string[];
}): Feature<Needs, Gives, RouteUses & TaskUses & DataUses & OrganizationUses & GreetUses & SignInUses> {
  return joinable<Needs, Gives, RouteUses & TaskUses & DataUses & OrganizationUses & GreetUses & SignInUses>({
    createServices: () => ({}) as Gives,
    routes: () => {},
    tasks: () => {},
    personalData: () => [],
    organizationData: () => [],
    signInProviders: () => [],
    greet: () => async () => {},
    fileOwners: () => [],
    checks: () => [],
    guards: [],
    ...parts,
  });
}

function joinable<Needs, Gives extends object, Uses>(
  one: Omit<Feature<Needs, Gives, Uses>, 'with'>,
): Feature<Needs, Gives, Uses> {
  return {
    ...one,
    with: (next) =>
      joinable({
        createServices(given) {
          const services = one.createServices(given);
          const all = { ...given, ...services };
          const more = next.createServices(all);
          const twice = Object.keys(more).find((name) => name in all);
          if (twice) throw new Error(`Two features have a service with the name ${twice}.`);
          return { ...services, ...more };
        },
        // The next one first: its addresses may lie within those of this one, as /jobs/shares within /jobs/{id}.
        routes(api, given) {
          next.routes(api, given);
          one.routes(api, given);
        },
        tasks(queue, given) {
          one.tasks(queue, given);
          next.tasks(queue, given);
        },
        personalData: (given) => [...one.personalData(given), ...next.personalData(given)],
        organizationData: (given) => [...one.organizationData(given), ...next.organizationData(given)],
        signInProviders: (given) => [...one.signInProviders(given), ...next.signInProviders(given)],
        greet: (given) => async (transaction, person) => {
          await one.greet(given)(transaction, person);
          await next.greet(given)(transaction, person);
        },
        fileOwners: (database) => [...one.fileOwners(database), ...next.fileOwners(database)],
        checks: (stored) => [...one.checks(stored), ...next.checks(stored)],
        guards: [...one.guards, ...next.guards],
      }),
  };
}
