import {
  ApiError,
  may,
  type Notification,
  type OrganizationId,
  type Person,
  seesEveryJob,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import { logoPath } from '../organizations/logos/logo-path.ts';
import {
  countUnread,
  type InboxRow,
  listCandidates,
  listInbox,
  listJobTitles,
  listPeople,
  listPeopleOfLibrary,
  listRunIds,
  listSearchNames,
} from './inbox-repository.ts';
import { markRead, markReadUntil } from './notification-repository.ts';

export type InboxService = ReturnType<typeof createInboxService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly hiringTeams: Pick<HiringTeamService, 'maySee'>;
};
type Page = { readonly cursor?: string | undefined; readonly limit: number };

/** A user's notifications in all their organizations. */
export function createInboxService({ database, clock, hiringTeams }: Dependencies) {
  const unreadOf = async (userId: string) => ({ unread: await countUnread(database, userId) });

  return {
    async list(userId: string, { cursor, limit }: Page) {
      const after = cursor === undefined ? null : readTimeCursor(cursor);
      const rows = await listInbox(database, userId, { after, limit: limit + 1 });
      const { shown, nextCursor } = pageOf(rows, limit, ({ notification: { happenedAt, id } }) => ({
        value: happenedAt.toISOString(),
        id,
      }));
      return { notifications: await present(userId, shown), nextCursor, ...(await unreadOf(userId)) };
    },

    find,

    /** @throws ApiError `not-found` */
    async get(userId: string, id: string): Promise<Notification> {
      const [found] = await find(userId, [id]);
      if (!found) throw new ApiError('not-found', 'This notification is no longer available.');
      return found;
    },

    countUnread: unreadOf,

    async mark(userId: string, ids: readonly string[], isRead: boolean) {
      await markRead(database, { userId, ids }, { readAt: isRead ? clock.now() : null });
      return unreadOf(userId);
    },

    /** Marks notifications up to a time as read: the user hasn't seen later ones. */
    async markAllRead(userId: string, until: Date) {
      await markReadUntil(database, { userId, until }, clock.now());
      return unreadOf(userId);
    },
  };

  /** The reader's notifications among these, newest first. */
  async function find(userId: string, ids: readonly string[]): Promise<Notification[]> {
    if (ids.length === 0) return [];
    return present(userId, await listInbox(database, userId, { after: null, limit: ids.length, ids }));
  }

  /** Adds the names that the reader may see now. */
  async function present(userId: string, rows: readonly InboxRow[]): Promise<Notification[]> {
    const named = await lookUpNames(rows);
    const hidden = await listHiddenJobs(userId, rows);
    return rows.map((row) => presentOne(row, named, hidden));
  }

  /** Ids of jobs that the reader may not see, because of their role or because they have left the hiring team. */
  async function listHiddenJobs(userId: string, rows: readonly InboxRow[]): Promise<ReadonlySet<string>> {
    const jobs = new Map(
      rows.flatMap((row) => {
        const { jobId } = subjectsOf(row);
        return jobId === undefined ? [] : [[jobId, row] as const];
      }),
    );
    const hidden = new Set<string>();
    for (const [job, { role, organization }] of jobs) {
      const member = { userId, organizationId: organization.id };
      const isSeen =
        may(role, 'jobs.read') &&
        (seesEveryJob(role) || (await hiringTeams.maySee(database, member, { job })));
      if (!isSeen) hidden.add(job);
    }
    return hidden;
  }

  async function lookUpNames(rows: readonly InboxRow[]) {
    const subjects = rows.map(subjectsOf);
    const organizationIds = [...new Set(rows.map(({ organization }) => organization.id))];
    const peopleIds = rows.flatMap(({ notification }, index) => [
      ...(notification.actorId ? [notification.actorId] : []),
      ...(subjects[index]?.memberId ? [subjects[index].memberId] : []),
    ]);
    const idsOf = (name: 'jobId' | 'analysisId' | 'batchId' | 'searchId' | 'personId') => [
      ...new Set(subjects.flatMap((subject) => subject[name] ?? [])),
    ];
    return {
      people: await listPeople(database, organizationIds, [...new Set(peopleIds)]),
      jobs: await listJobTitles(database, idsOf('jobId')),
      candidates: await listCandidates(database, idsOf('analysisId')),
      runs: await listRunIds(database, idsOf('batchId')),
      searches: await listSearchNames(database, idsOf('searchId')),
      library: await listPeopleOfLibrary(database, idsOf('personId')),
    };
  }
}

type Named = {
  readonly people: Awaited<ReturnType<typeof listPeople>>;
  readonly jobs: Awaited<ReturnType<typeof listJobTitles>>;
  readonly candidates: Awaited<ReturnType<typeof listCandidates>>;
  readonly runs: Awaited<ReturnType<typeof listRunIds>>;
  readonly searches: Awaited<ReturnType<typeof listSearchNames>>;
  readonly library: Awaited<ReturnType<typeof listPeopleOfLibrary>>;
};

function presentOne(row: InboxRow, named: Named, hidden: ReadonlySet<string>): Notification {
  const { notification, organization } = row;
  const { id, kind, about, actorId, gathered, happenedAt, readAt } = notification;
  const subject = subjectsOf(row);
  const ofOrganization = (found: { readonly organizationId: OrganizationId }) =>
    found.organizationId === organization.id;
  const personOf = (userId: string | null | undefined): Person | null => {
    const person = named.people.find((one) => ofOrganization(one) && one.userId === userId);
    return person
      ? { userId: person.userId, name: person.name, profileImage: profileImagePath(person.profileImage) }
      : null;
  };
  const find = <Found extends { readonly id: string; readonly organizationId: OrganizationId }>(
    among: readonly Found[],
    wanted: string | undefined,
  ) => among.find((one) => one.id === wanted && ofOrganization(one));
  const job = find(named.jobs, subject.jobId);
  const candidate = find(named.candidates, subject.analysisId);
  const search = find(named.searches, subject.searchId);
  const person = may(row.role, 'resumes.read') ? find(named.library, subject.personId) : undefined;
  const mayOpen =
    search &&
    may(row.role, 'candidates.read') &&
    (search.privateTo === null || search.privateTo === notification.userId);
  const isGone =
    (subject.searchId !== undefined && !mayOpen) ||
    (subject.personId !== undefined && !person) ||
    (subject.jobId !== undefined && (!job || hidden.has(subject.jobId))) ||
    (subject.analysisId !== undefined && !candidate) ||
    (subject.batchId !== undefined && !find(named.runs, subject.batchId));
  const view = {
    id,
    kind,
    about,
    at: happenedAt.toISOString(),
    isRead: readAt !== null,
    organization: { ...organization, logo: logoPath(organization.logo) },
    actor: personOf(actorId),
    count: gathered.length,
    isGone,
    searchName: isGone ? null : (search?.name ?? null),
    jobTitle: isGone ? null : (job?.title ?? null),
    candidate: isGone || !candidate ? null : presentCandidate(candidate),
    person: isGone || !person ? null : { id: person.id, alias: aliasOf(person.id), name: person.name },
    member: subject.memberId === actorId ? null : personOf(subject.memberId),
  };
  // The kind and its subject come from the same row.
  return view as Notification;
}

function presentCandidate({ id, name }: Named['candidates'][number]) {
  return { analysisId: id, alias: aliasOf(id), name };
}

type Subjects = {
  readonly jobId?: string;
  /** If it is about one candidate. */
  readonly analysisId?: string;
  readonly batchId?: string;
  readonly memberId?: string;
  readonly searchId?: string;
  /** Of the library. */
  readonly personId?: string;
};

function subjectsOf({ notification: { kind, about, gathered } }: InboxRow): Subjects {
  const { analysisIds: _, ...subjects } = about as Subjects & { readonly analysisIds?: unknown };
  const [first] = gathered;
  return kind === 'assigned' && gathered.length === 1 && first
    ? { ...subjects, analysisId: first }
    : subjects;
}
