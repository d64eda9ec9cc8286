import {
  ApiError,
  type Likeness,
  type OrganizationId,
  type OtherPerson,
  type PersonPage,
  personLimits,
  type ResumeVersion,
} from '@winnow/contracts';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { everyJobOf, type JobScope, type Member } from '../../platform/http/caller.ts';
import { presentFacts } from '../analyses/detail/present-facts.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { listKeptApart } from './identity-repository.ts';
import { movesBack } from './person-changes.ts';
import {
  listChanges,
  listPeopleOfResumes,
  listPresent,
  listProposals,
  listResumesOfPerson,
  listSummaries,
  type PersonSummary,
  searchPeople,
} from './person-page-repository.ts';
import { findPerson } from './person-repository.ts';

/** Pages and lists of people. A person without a resume that is visible in the scope is not found. */
export type PersonService = {
  /** @throws ApiError `not-found`, as do all methods that take a person id */
  get(scope: JobScope, id: string): Promise<PersonPage>;
  listVersions(scope: JobScope, id: string, signal: AbortSignal): Promise<ResumeVersion[]>;
  find(organizationId: OrganizationId, search: string): Promise<OtherPerson[]>;
  /** Deletes all resumes of a person. Returns their number. */
  remove(member: Member, id: string): Promise<number>;
};

export function createPersonService({
  database,
  clock,
  resumes,
  reader,
  removal,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: ResumeReader;
  readonly removal: Pick<RemovalService, 'removePerson'>;
}): PersonService {
  async function open(scope: JobScope, id: string) {
    const person = (await findPerson(database, scope.organizationId, id)) ?? notFound();
    const held = await listResumesOfPerson(database, scope, person.id);
    return held.length > 0 ? { person, held } : notFound();
  }

  return {
    async get(scope, id) {
      const { person, held } = await open(scope, id);
      const seesAll = scope.onlyTeamsOf === null;
      const ids = held.map((each) => each.id);
      return {
        id: person.id,
        name: held.find(({ candidateName }) => candidateName !== null)?.candidateName ?? null,
        resumes: held.map(({ id: fileId, createdAt, ...rest }) => ({
          fileId,
          ...rest,
          sentAt: createdAt.toISOString(),
        })),
        proposals: seesAll ? await listProposed(scope.organizationId, person.id, ids) : [],
        changes: seesAll ? await listChanged(scope.organizationId, person.id) : [],
      };
    },

    async listVersions(scope, id, signal) {
      const { held } = await open(scope, id);
      const requester = userRequester(scope.organizationId, signal);
      const versions: ResumeVersion[] = [];
      const read = held.filter(({ state }) => state === 'read').slice(0, personLimits.versions);
      for (const { id: fileId } of read) {
        const reading = await resumes.read(requester, fileId);
        if (!reading.ok) continue;
        const facts = await reader.read(reading.kept, dayOf(clock.now()), requester);
        versions.push({ fileId, facts: presentFacts(facts), text: facts.document.text });
      }
      return versions;
    },

    find: async (organizationId, search) =>
      (await searchPeople(database, organizationId, search)).map(presentSummary),

    async remove(member, id) {
      const { person, held } = await open(everyJobOf(member.organizationId), id);
      return removal.removePerson(
        member,
        person.id,
        held.map((each) => each.id),
      );
    },
  };

  async function listProposed(
    organizationId: OrganizationId,
    personId: string,
    resumeIds: readonly string[],
  ): Promise<PersonPage['proposals']> {
    const proposals = await listProposals(database, organizationId, resumeIds);
    if (proposals.length === 0) return [];
    const apart = await listKeptApart(database, organizationId, personId);
    const owners = await listPeopleOfResumes(
      database,
      organizationId,
      proposals.map(({ otherId }) => otherId),
    );
    const reasons = new Map<string, Set<Likeness>>();
    for (const { otherId, likenesses } of proposals) {
      const owner = owners.find(({ id }) => id === otherId)?.personId;
      if (!owner || owner === personId || apart.has(owner)) continue;
      reasons.set(owner, new Set([...(reasons.get(owner) ?? []), ...likenesses]));
    }
    const others = await listSummaries(database, organizationId, [...reasons.keys()]);
    return others
      .map((other) => ({ ...presentSummary(other), likenesses: [...(reasons.get(other.id) ?? [])] }))
      .sort((left, right) => right.likenesses.length - left.likenesses.length);
  }

  async function listChanged(
    organizationId: OrganizationId,
    personId: string,
  ): Promise<PersonPage['changes']> {
    const rows = await listChanges(database, organizationId, personId);
    const resumeIds = rows.flatMap(({ moves }) => moves.map(({ resumeId }) => resumeId));
    const ofPeople = rows.flatMap((row) => [row.personId, row.otherId]);
    const moved = await listPeopleOfResumes(database, organizationId, resumeIds);
    const counts = await listSummaries(database, organizationId, ofPeople);
    const present = await listPresent(database, organizationId, ofPeople);
    return rows.map((row) => {
      const { id, kind, createdBy, createdAt, undoneAt, moves, otherId } = row;
      const other = otherId === personId ? row.personId : otherId;
      // Whether a person keeps other resumes than those that moved follows from their number.
      const total = counts.find((each) => each.id === row.personId)?.resumes ?? 0;
      const there = moved.filter((each) => each.personId === row.personId).map(({ id: each }) => each);
      const back = movesBack(row, [
        ...moved,
        ...Array.from({ length: total - there.length }, () => ({ id: '', personId: row.personId })),
      ]);
      return {
        id,
        kind,
        by: kind === 'recognized' ? null : createdBy,
        at: createdAt.toISOString(),
        resumes: moves.length,
        otherId: present.has(other) ? other : null,
        canUndo: back !== null,
        undoneAt: undoneAt?.toISOString() ?? null,
      };
    });
  }
}

export function presentSummary({ newestAt, ...rest }: PersonSummary): OtherPerson {
  return { ...rest, newestAt: newestAt.toISOString() };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such person.');
}
