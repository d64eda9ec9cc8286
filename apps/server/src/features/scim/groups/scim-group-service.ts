import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import type { AdmissionService } from '../../organizations/members/admission-service.ts';
import { invalid, ScimError } from '../protocol/scim-error.ts';
import { type GroupInput, groupSchema, readGroup, scimLimits } from '../protocol/scim-schemas.ts';
import { requireVersion, versionOf } from '../protocol/scim-version.ts';
import { listScimUsersById } from '../users/scim-user-repository.ts';
import type { ScimResource } from '../users/scim-user-service.ts';
import { settleRoles } from './group-roles.ts';
import {
  addGroupMembers,
  countGroupMembers,
  deleteGroup,
  findGroup,
  findGroupByName,
  insertGroup,
  listGroupMembers,
  listGroups,
  removeGroupMembers,
  type ScimGroupRow,
  updateGroup,
} from './scim-group-repository.ts';

export type ScimGroupService = ReturnType<typeof createScimGroupService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly admission: Pick<AdmissionService, 'changeRoleIn'>;
  /** Base URL of the SCIM API. */
  readonly base: string;
};

/** Groups of a directory, and the roles that they give. */
export function createScimGroupService({ database, clock, admission, base }: Dependencies) {
  async function present(rows: readonly ScimGroupRow[], withMembers: boolean): Promise<ScimResource[]> {
    const ids = rows.map(({ id }) => id);
    const people = withMembers ? await listGroupMembers(database, ids) : [];
    const members = Map.groupBy(people, ({ groupId }) => groupId);
    return rows.map((row) => ({
      schemas: [groupSchema],
      id: row.id,
      ...(row.externalId !== null && { externalId: row.externalId }),
      displayName: row.displayName,
      ...(members.has(row.id) && {
        members: members.get(row.id)?.map(({ id, userName }) => ({
          value: id,
          $ref: `${base}/Users/${id}`,
          display: userName,
          type: 'User',
        })),
      }),
      meta: {
        resourceType: 'Group',
        created: row.createdAt.toISOString(),
        lastModified: row.updatedAt.toISOString(),
        location: `${base}/Groups/${row.id}`,
        version: versionOf(row),
      },
    }));
  }

  async function get(organizationId: OrganizationId, id: string, withMembers = true): Promise<ScimResource> {
    const row = (await findGroup(database, organizationId, id)) ?? noSuchGroup(id);
    const [resource] = await present([row], withMembers);
    return resource ?? noSuchGroup(id);
  }

  async function requireFreeName(
    transaction: Transaction,
    organizationId: OrganizationId,
    displayName: string,
    id: string | null,
  ): Promise<void> {
    const other = await findGroupByName(transaction, organizationId, displayName);
    if (other && other.id !== id) {
      throw new ScimError(409, 'uniqueness', 'There is a group with this displayName already.');
    }
  }

  /** Adds and removes people and updates their roles; returns whether anyone was added or removed. */
  async function settlePeople(
    transaction: Transaction,
    group: Pick<ScimGroupRow, 'id' | 'organizationId' | 'role'>,
    { members }: GroupInput,
  ): Promise<boolean> {
    const { id, organizationId, role } = group;
    const present = new Set((await listGroupMembers(transaction, [id])).map((member) => member.id));
    const wanted = new Set(members.map(({ value }) => value));
    const added = [...wanted].filter((one) => !present.has(one));
    const removed = [...present].filter((one) => !wanted.has(one));
    const known = await listScimUsersById(transaction, organizationId, added);
    const unknown = added.find((one) => !known.some((row) => row.id === one));
    if (unknown !== undefined) throw invalid('invalidValue', `There is no user ${unknown}.`);
    const total = [...(await countGroupMembers(transaction, organizationId)).values()];
    if (total.reduce((sum, people) => sum + people, added.length) > scimLimits.groupMembers) {
      throw new ScimError(409, null, `Groups have at most ${scimLimits.groupMembers} members together.`);
    }
    await removeGroupMembers(transaction, id, removed);
    await addGroupMembers(transaction, id, added);
    const changed = [...added, ...removed];
    // A group without a role doesn't change anyone's role.
    if (role !== null) await settleRoles(transaction, admission, organizationId, changed, null);
    return changed.length > 0;
  }

  return {
    get,

    /** All groups of an organization in the order of creation. */
    async list(organizationId: OrganizationId, withMembers: boolean): Promise<ScimResource[]> {
      return present(await listGroups(database, organizationId), withMembers);
    },

    async create(organizationId: OrganizationId, body: object): Promise<ScimResource> {
      const input = readGroup(body);
      const id = randomUUID();
      const now = clock.now();
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        await requireFreeName(transaction, organizationId, input.displayName, null);
        if ((await listGroups(transaction, organizationId)).length >= scimLimits.groups) {
          throw new ScimError(409, null, `A directory has at most ${scimLimits.groups} groups.`);
        }
        const { displayName, externalId = null } = input;
        const row = { id, organizationId, displayName, externalId, role: null, version: 1 };
        await insertGroup(transaction, { ...row, createdAt: now, updatedAt: now });
        await settlePeople(transaction, row, input);
      });
      return get(organizationId, id);
    },

    /** @param next computes the changed resource from the current one */
    async change(
      organizationId: OrganizationId,
      id: string,
      ifMatch: string | undefined,
      next: (resource: ScimResource) => object,
    ): Promise<void> {
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const row = (await findGroup(transaction, organizationId, id)) ?? noSuchGroup(id);
        requireVersion(row, ifMatch);
        const people = await listGroupMembers(transaction, [id]);
        const [resource] = await present([row], false);
        if (!resource) noSuchGroup(id);
        const members = people.map((person) => ({ value: person.id, type: 'User' }));
        const input = readGroup(next({ ...resource, members }));
        const { displayName, externalId = null } = input;
        await requireFreeName(transaction, organizationId, displayName, id);
        const hasMoved = await settlePeople(transaction, row, input);
        if (!hasMoved && row.displayName === displayName && row.externalId === externalId) return;
        const change = { displayName, externalId, version: row.version + 1, updatedAt: clock.now() };
        await updateGroup(transaction, id, change);
      });
    },

    async remove(organizationId: OrganizationId, id: string, ifMatch: string | undefined): Promise<void> {
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const row = (await findGroup(transaction, organizationId, id)) ?? noSuchGroup(id);
        requireVersion(row, ifMatch);
        const people = (await listGroupMembers(transaction, [id])).map((person) => person.id);
        await deleteGroup(transaction, id);
        if (row.role !== null) await settleRoles(transaction, admission, organizationId, people, null);
      });
    },
  };
}

function noSuchGroup(id: string): never {
  throw new ScimError(404, null, `There is no group ${id.slice(0, 100)}.`);
}
