import {
  type ActivityProgram,
  type AuditEntry,
  actionsByKind,
  formerMembers,
  type listOrganizationActivity,
  type OrganizationEvent,
  type OrganizationId,
  organizationActions,
  type Role,
  roles,
  type Spender,
} from '@winnow/contracts';
import type * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { listMemberIds } from '../members/member-repository.ts';
import { listProgramNames } from '../program-names.ts';
import { listSpenders } from '../spenders.ts';

type Dependencies = { readonly database: Database; readonly audit: Pick<AuditService, 'list'> };
type Wanted = z.output<typeof listOrganizationActivity.input>;

/** Actions about a member, whose sentence needs a name even if the account is deleted. */
const aboutMembers: ReadonlySet<string> = new Set([
  'member-role-changed',
  'member-removed',
  'member-provisioned',
  'member-deprovisioned',
  'member-role-provisioned',
  'ownership-transferred',
  'hiring-team-joined',
  'hiring-team-left',
  'spending-limit-changed',
]);

const gone: Spender = { userId: null, name: '', profileImage: null, isFormer: true };

/** The audit log of one organization, with the names of people who still have an account. */
export function createActivityService({ database, audit }: Dependencies) {
  return {
    async list(organizationId: OrganizationId, { member, kind, since, until, ...page }: Wanted) {
      const isOfFormer = member === formerMembers;
      const { entries, nextBefore } = await audit.list({
        ...page,
        organizationId,
        actions: kind ? actionsByKind[kind] : organizationActions,
        about: isOfFormer ? undefined : member,
        notBy: isOfFormer ? await listMemberIds(database, organizationId) : undefined,
        since: since === undefined ? undefined : new Date(since),
        until: until === undefined ? undefined : new Date(until),
      });
      const idsOf = (kind: ProgramKind) => entries.flatMap(({ details }) => programOf(details, kind) ?? []);
      const named = await listProgramNames(database, organizationId, [
        ...idsOf('key'),
        ...idsOf('assistant'),
      ]);
      const namesOf = (kind: ProgramKind) =>
        new Map(named.flatMap((each) => (each.kind === kind ? [[each.id, each.name] as const] : [])));
      const programs = { key: namesOf('key'), assistant: namesOf('assistant') };
      const ids = entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
      const people = await listSpenders(database, organizationId, ids.filter(isUserId));
      return { events: entries.flatMap((entry) => present(entry, people, programs)), nextBefore };
    },

    listPrograms: (organizationId: OrganizationId) => listProgramNames(database, organizationId),
  };
}

function present(
  entry: AuditEntry,
  people: ReadonlyMap<string, Spender>,
  programs: Readonly<Record<ProgramKind, ReadonlyMap<string, string>>>,
): OrganizationEvent[] {
  const action = organizationActions.find((known) => known === entry.action);
  if (!action) return [];
  const { id, number, at, subjectId, details } = entry;
  // Operators act for the installation, not as members.
  const actorId = 'call' in details ? null : entry.actorId;
  const named = (kind: ProgramKind) => {
    const programId = programOf(details, kind);
    return programId === null ? null : { id: programId, name: programs[kind].get(programId) ?? '' };
  };
  const personOf = (userId: string) => people.get(userId) ?? gone;
  return [
    {
      id,
      number,
      at,
      action,
      actorId,
      actor: actorId === null ? null : personOf(actorId),
      subject: subjectId !== null && aboutMembers.has(action) ? personOf(subjectId) : null,
      key: named('key'),
      assistant: named('assistant'),
      route: typeof details['route'] === 'string' ? details['route'] : null,
      subjectIds: String(details['subjects'] ?? '')
        .split(',')
        .filter(isUserId),
      role: roleOf(details['role']),
      count: countOf(details),
    },
  ];
}

/** Key of a program's id in the details of an entry. */
type ProgramKind = ActivityProgram['kind'];

/** The program that made a call; other entries may have a detail of this name that isn't an id. */
function programOf(details: AuditEntry['details'], kind: ProgramKind): string | null {
  const id = details[kind];
  return typeof id === 'string' && isUserId(id) ? id : null;
}

function roleOf(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null;
}

const counted = ['analyses', 'candidates', 'resumes', 'files', 'emails', 'credits'] as const;

function countOf(details: AuditEntry['details']): number | null {
  for (const name of counted) {
    const value = details[name];
    if (typeof value === 'number' && Number.isInteger(value)) return value;
  }
  return null;
}

/** Subjects may also be jobs, invoices and the like, and the names of machines aren't ids. */
function isUserId(id: string | null): boolean {
  return id !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
