import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import type { AdmissionService } from '../../organizations/members/admission-service.ts';
import type { ConnectionService } from '../../single-sign-on/connections/connection-service.ts';
import { roleToBegin } from '../groups/group-roles.ts';
import { ScimError } from '../protocol/scim-error.ts';
import type { Filter } from '../protocol/scim-filter.ts';
import { readUser, scimLimits, type UserInput, userSchema } from '../protocol/scim-schemas.ts';
import { requireVersion, versionOf } from '../protocol/scim-version.ts';
import type { DirectoryAccounts } from './directory-accounts.ts';
import {
  countScimUsers,
  deleteScimUser,
  findIdentityOf,
  findScimUser,
  insertScimUser,
  type KnownScimUser,
  listByAccount,
  listByExternalId,
  listByUserName,
  listGroupsOf,
  listScimUsers,
  updateScimUser,
} from './scim-user-repository.ts';

export type ScimUserService = ReturnType<typeof createScimUserService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly admission: Pick<AdmissionService, 'admitIn' | 'dismissIn' | 'requireRoomFor' | 'roleIn'>;
  readonly accounts: DirectoryAccounts;
  readonly connections: Pick<ConnectionService, 'endSessionsOf'>;
  /** Base URL of the SCIM API. */
  readonly base: string;
};

export type ScimResource = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly meta: { readonly location: string; readonly version: string };
};

/** People in the directory of an organization, and their memberships. */
export function createScimUserService(dependencies: Dependencies) {
  const { database, clock, admission, accounts, connections, base } = dependencies;

  async function present(rows: readonly KnownScimUser[], withGroups = true): Promise<ScimResource[]> {
    const ids = rows.map(({ id }) => id);
    const groups = Map.groupBy(withGroups ? await listGroupsOf(database, ids) : [], (row) => row.scimUserId);
    return rows.map((row) => ({
      schemas: [userSchema],
      ...describe(row),
      ...(groups.has(row.id) && {
        groups: groups.get(row.id)?.map(({ groupId, displayName }) => ({
          value: groupId,
          $ref: `${base}/Groups/${groupId}`,
          display: displayName,
          type: 'direct',
        })),
      }),
      meta: {
        resourceType: 'User',
        created: row.createdAt.toISOString(),
        lastModified: row.updatedAt.toISOString(),
        location: `${base}/Users/${row.id}`,
        version: versionOf(row),
      },
    }));
  }

  async function get(organizationId: OrganizationId, id: string): Promise<ScimResource> {
    const [resource] = await present([(await findScimUser(database, organizationId, id)) ?? noSuchUser(id)]);
    return resource ?? noSuchUser(id);
  }

  /**
   * Creates the account of a future member. Runs before the transaction, since it has its own; if the organization is
   * full, no account is created.
   */
  async function openAccount(
    organizationId: OrganizationId,
    input: UserInput,
    scimUserId: string | null,
  ): Promise<string> {
    const address = await accounts.requireAddress(organizationId, input);
    if (!(await accounts.isMember(organizationId, address))) {
      const role = await roleToBegin(database, organizationId, scimUserId);
      await admission.requireRoomFor(database, organizationId, role);
    }
    return accounts.open(address, input);
  }

  /** Makes an account a member, unless it already is one. */
  async function admit(
    transaction: Transaction,
    organizationId: OrganizationId,
    userId: string,
    scimUserId: string | null,
  ): Promise<void> {
    const others = await listByAccount(transaction, organizationId, userId);
    if (others.some(({ id }) => id !== scimUserId)) {
      throw taken('Another user of this directory has the same email address.');
    }
    if ((await admission.roleIn(transaction, { organizationId, userId })) !== null) return;
    const role = await roleToBegin(transaction, organizationId, scimUserId);
    await admission.admitIn(transaction, { organizationId, userId, role }, 'member-provisioned');
  }

  /** Removes the membership, and ends sessions that began at the organization's identity provider. */
  async function dismiss(transaction: Transaction, row: KnownScimUser): Promise<void> {
    const { organizationId, userId, isActive, memberRole } = row;
    // If an administrator has added them again since, the directory doesn't remove them a second time.
    if (userId === null || !isActive || memberRole === null) return;
    await admission.dismissIn(transaction, { organizationId, userId });
    const identityId = await findIdentityOf(transaction, userId);
    if (identityId !== null) await connections.endSessionsOf(transaction, organizationId, identityId);
  }

  async function requireFreeName(
    transaction: Transaction,
    organizationId: OrganizationId,
    { userName }: UserInput,
    scimUserId: string | null,
  ): Promise<void> {
    const others = await listByUserName(transaction, organizationId, userName);
    if (others.some(({ id }) => id !== scimUserId))
      throw taken('There is a user with this userName already.');
  }

  /** @param next computes the changed resource from the current one */
  async function change(
    organizationId: OrganizationId,
    id: string,
    ifMatch: string | undefined,
    next: (resource: ScimResource) => object,
  ): Promise<ScimResource> {
    const before = (await findScimUser(database, organizationId, id)) ?? noSuchUser(id);
    requireVersion(before, ifMatch);
    const [resource] = await present([before], false);
    const input = readUser(resource ? next(resource) : {});
    const isActivated = input.active && !isMember(before);
    const userId = isActivated ? await openAccount(organizationId, input, id) : before.userId;
    await database.transaction(async (transaction) => {
      await lockOrganization(transaction, organizationId);
      const row = (await findScimUser(transaction, organizationId, id)) ?? noSuchUser(id);
      if (row.version !== before.version || isMember(row) !== isMember(before)) {
        throw new ScimError(412, null, 'The user was changed meanwhile. Try again.');
      }
      await requireFreeName(transaction, organizationId, input, id);
      if (isActivated && userId !== null) await admit(transaction, organizationId, userId, id);
      if (!input.active) await dismiss(transaction, row);
      const { userName, externalId = null, active: isActive, ...attributes } = input;
      const columns = { userName, externalId, isActive, attributes, userId };
      if (!isActivated && isSame(row, columns)) return;
      await updateScimUser(transaction, id, { ...columns, version: row.version + 1, updatedAt: clock.now() });
    });
    return get(organizationId, id);
  }

  return {
    get,

    /** People who match a filter, in the order of creation. */
    async list(
      organizationId: OrganizationId,
      filter: Filter | null,
      withGroups: boolean,
    ): Promise<ScimResource[]> {
      return present(await candidates(organizationId, filter), withGroups);
    },

    async create(organizationId: OrganizationId, body: object): Promise<ScimResource> {
      const input = readUser(body);
      const others = await listByUserName(database, organizationId, input.userName);
      if (others.length > 0) throw taken('There is a user with this userName already.');
      // Also for inactive people: an address that could never be activated is refused right away.
      await accounts.requireAddress(organizationId, input);
      const userId = input.active ? await openAccount(organizationId, input, null) : null;
      const id = randomUUID();
      const now = clock.now();
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        await requireFreeName(transaction, organizationId, input, null);
        if ((await countScimUsers(transaction, organizationId)) >= scimLimits.users) {
          throw new ScimError(409, null, `A directory has at most ${scimLimits.users} users.`);
        }
        if (userId !== null) await admit(transaction, organizationId, userId, null);
        const { userName, externalId = null, active: isActive, ...attributes } = input;
        const times = { createdAt: now, updatedAt: now };
        const row = { id, organizationId, userId, userName, externalId, isActive, attributes, version: 1 };
        await insertScimUser(transaction, { ...row, ...times });
      });
      return get(organizationId, id);
    },

    /** Replaces a person: omitted attributes are removed, except `active`, which stays unchanged. */
    replace(
      organizationId: OrganizationId,
      id: string,
      ifMatch: string | undefined,
      body: object,
    ): Promise<ScimResource> {
      return change(organizationId, id, ifMatch, ({ active }) => ({ active, ...body }));
    },

    change,

    async remove(organizationId: OrganizationId, id: string, ifMatch: string | undefined): Promise<void> {
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const row = (await findScimUser(transaction, organizationId, id)) ?? noSuchUser(id);
        requireVersion(row, ifMatch);
        await dismiss(transaction, row);
        await deleteScimUser(transaction, id);
      });
    },
  };

  /** Uses an index for the two filters that directories send for every person. */
  async function candidates(organizationId: OrganizationId, filter: Filter | null): Promise<KnownScimUser[]> {
    if (filter?.kind === 'compare' && filter.operator === 'eq' && typeof filter.value === 'string') {
      const [name, ...rest] = filter.path;
      if (rest.length === 0 && name === 'username')
        return listByUserName(database, organizationId, filter.value);
      if (rest.length === 0 && name === 'externalid')
        return listByExternalId(database, organizationId, filter.value);
    }
    return listScimUsers(database, organizationId);
  }
}

/** An administrator may have removed a member who is active in the directory. */
const isMember = ({ isActive, memberRole }: KnownScimUser): boolean => isActive && memberRole !== null;

function describe(row: KnownScimUser) {
  const { id, userName, externalId, attributes } = row;
  const { displayName, name, emails, preferredLanguage } = attributes;
  return {
    id,
    ...(externalId !== null && { externalId }),
    userName,
    ...(name && { name }),
    ...(displayName !== undefined && { displayName }),
    ...(emails.length > 0 && { emails }),
    ...(preferredLanguage !== undefined && { preferredLanguage }),
    active: isMember(row),
  };
}

function isSame(
  row: KnownScimUser,
  columns: Pick<KnownScimUser, 'userName' | 'externalId' | 'isActive' | 'attributes' | 'userId'>,
): boolean {
  const { userName, externalId, isActive, attributes, userId } = columns;
  return (
    row.userName === userName &&
    row.externalId === externalId &&
    row.isActive === isActive &&
    row.userId === userId &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(attributes)), row.attributes)
  );
}

function taken(detail: string): ScimError {
  return new ScimError(409, 'uniqueness', detail);
}

function noSuchUser(id: string): never {
  throw new ScimError(404, null, `There is no user ${id.slice(0, 100)}.`);
}
