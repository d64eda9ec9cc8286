import { randomUUID } from 'node:crypto';
import { ApiError, type OrganizationId, type RequirementEdit } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { type Requester, userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readCursor } from '../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import {
  findJob,
  findSampleJob,
  findVersion,
  insertJob,
  type JobPage,
  type JobRow,
  type JobVersionRow,
  listJobRows,
  listVersions,
  lockJob,
  removeJob,
  saveVersion,
  setStatus,
} from './job-repository.ts';
import {
  applyEdits,
  noRequirements,
  type Requirements,
  takeOver,
  withKnownIds,
  writtenLines,
} from './requirement-edits.ts';

export type { JobRow, JobVersionRow };

export type NewJob = {
  readonly text: string;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly place?: string | undefined;
  readonly source: JobRow['source'];
  readonly requirements?: readonly RequirementEdit[] | undefined;
};

/** With a key, created once; without, on every request. */
type Named = { readonly idempotencyKey?: string | undefined };

export type JobChange = {
  readonly [Field in 'text' | 'title' | 'company' | 'place' | 'requirements']?: NewJob[Field] | undefined;
} & {
  readonly id: string;
  /** The version that was changed. */
  readonly version: number;
};

/** A change of a version that is no longer the current one changes nothing. */
export type UpdateOutcome =
  | { readonly ok: true; readonly job: JobRow }
  | { readonly ok: false; readonly current: JobRow };

export type JobService = {
  /** @throws ApiError `unreadable` for a text that takes too long; `update` does too */
  create(member: Member, job: NewJob & Named, signal?: AbortSignal): Promise<JobRow>;
  /** @throws ApiError `not-found`, as do all methods that take a job id */
  get(organizationId: OrganizationId, id: string): Promise<JobRow>;
  /** The organization's sample job; concurrent requests wait for the transaction's end. */
  findSample(transaction: Transaction, organizationId: OrganizationId): Promise<JobRow | undefined>;
  /** Reads a text for `takeSample`, before its transaction. */
  composeSample(member: Member, text: string): Promise<JobRow>;
  /** Like `findSample`; inserts the given one if there is none. */
  takeSample(transaction: Transaction, composed: JobRow): Promise<JobRow>;
  list(
    scope: JobScope,
    page: Omit<JobPage, 'after'> & { cursor?: string | undefined },
  ): Promise<{ jobs: JobRow[]; nextCursor: string | null; total: number }>;
  update(member: Member, change: JobChange, signal?: AbortSignal): Promise<UpdateOutcome>;
  duplicate(member: Member, id: string, named?: Named): Promise<JobRow>;
  setStatus(member: Member, id: string, status: JobRow['status']): Promise<JobRow>;
  /** Deletes the job with everything that refers to it, in the caller's transaction. */
  remove(on: Queryable, organizationId: OrganizationId, id: string): Promise<void>;
  /** @param before lists versions before this one */
  listVersions(organizationId: OrganizationId, id: string, before?: number): Promise<JobVersionRow[]>;
  /** @throws ApiError `not-found` */
  getVersion(organizationId: OrganizationId, id: string, version: number): Promise<JobVersionRow>;
};

/** Maximum versions in a list, which reads their whole texts. */
export const versionsListed = 200;

const untitled = 'Untitled job';
const titleMax = 200;

export function createJobService({
  database,
  clock,
  readers,
  credits,
}: {
  database: Database;
  clock: Clock;
  readers: Pick<ReadingProcesses, 'readJob' | 'readLines'>;
  credits: Pick<CreditService, 'once'>;
}): JobService {
  async function get(organizationId: OrganizationId, id: string): Promise<JobRow> {
    return (await findJob(database, organizationId, id)) ?? notFound();
  }

  async function findSample(
    transaction: Transaction,
    organizationId: OrganizationId,
  ): Promise<JobRow | undefined> {
    await lockOrganization(transaction, organizationId);
    return findSampleJob(transaction, organizationId);
  }

  /** Stores a new job, or returns the current state of the one created with this key. */
  async function insert(job: JobRow, input: { name: string | undefined; of: object }): Promise<JobRow> {
    const { organizationId } = job;
    const keep = async (transaction: Transaction) => {
      await insertJob(transaction, job);
      return { id: job.id };
    };
    if (input.name === undefined) {
      await database.transaction(keep);
      return job;
    }
    const { id } = await credits.once(
      { organizationId, scope: 'jobs', key: input.name, body: input.of },
      keep,
    );
    return id === job.id ? job : get(organizationId, id);
  }

  function newRow({ organizationId, userId: createdBy }: Member) {
    const now = clock.now();
    const status = 'active' as const;
    return {
      id: randomUUID(),
      organizationId,
      createdBy,
      savedBy: createdBy,
      status,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Reads the text's requirements, and applies the requested changes. */
  async function compose(member: Member, input: NewJob, signal?: AbortSignal): Promise<JobRow> {
    const requester = userRequester(member.organizationId, signal);
    const { text, title, source, requirements } = input;
    const { job, header } = await readers.readJob(text, requester);
    const read = takeOver(job, noRequirements);
    const edits = requirements && withKnownIds(requirements, read);
    const listed = edits ? await edit(read, edits, requester) : read;
    const named = title || read.title || firstLine(text) || untitled;
    return {
      ...newRow(member),
      title: named.slice(0, titleMax),
      company: input.company ?? header.company ?? '',
      place: input.place ?? header.place ?? '',
      source,
      text,
      requirements: listed.requirements,
      removed: listed.removed,
    };
  }

  async function edit(
    before: Requirements,
    edits: readonly RequirementEdit[],
    requester: Requester,
  ): Promise<Requirements> {
    return applyEdits(before, edits, await readers.readLines(writtenLines(before, edits), requester));
  }

  /** The requirements after a change. Nothing is locked meanwhile, since reading a text may take seconds. */
  async function requirementsAfter(
    current: JobRow,
    { text, requirements }: JobChange,
    requester: Requester,
  ): Promise<Requirements> {
    const isNewText = text !== undefined && text !== current.text;
    const read = isNewText ? takeOver((await readers.readJob(text, requester)).job, current) : current;
    const edits = requirements && isNewText ? withKnownIds(requirements, read) : requirements;
    return edits ? edit(read, edits, requester) : read;
  }

  return {
    async create(member, { idempotencyKey, ...input }, signal) {
      const job = await compose(member, input, signal);
      return insert(job, { name: idempotencyKey, of: input });
    },

    get,

    findSample,

    composeSample: (member, text) => compose(member, { text, source: 'sample' }),

    async takeSample(transaction, composed) {
      const known = await findSample(transaction, composed.organizationId);
      if (known) return known;
      await insertJob(transaction, composed);
      return composed;
    },

    async list(scope, { cursor, ...page }) {
      const after = cursor ? readCursor(cursor) : undefined;
      const { rows, total } = await listJobRows(database, scope, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, ({ value, job: { id } }) => ({ value, id }));
      return { jobs: shown.map(({ job }) => job), nextCursor, total };
    },

    async update({ organizationId, userId: savedBy }, change, signal) {
      const { id, version, text, title, company, place } = change;
      const before = await get(organizationId, id);
      if (before.version !== version) return { ok: false, current: before };
      // Versions are immutable, so the result is valid as long as the version is current.
      const listed = await requirementsAfter(before, change, userRequester(organizationId, signal));
      return database.transaction(async (transaction): Promise<UpdateOutcome> => {
        const current = (await lockJob(transaction, organizationId, id)) ?? notFound();
        if (current.version !== version) return { ok: false, current };
        const job: JobRow = {
          ...current,
          text: text ?? current.text,
          title: title || current.title,
          company: company ?? current.company,
          place: place ?? current.place,
          requirements: listed.requirements,
          removed: listed.removed,
        };
        if (isSame(job, current)) return { ok: true, job: current };
        const changed = { ...job, version: version + 1, updatedAt: clock.now(), savedBy };
        await saveVersion(transaction, changed);
        return { ok: true, job: changed };
      });
    },

    async duplicate(member, id, { idempotencyKey } = {}) {
      const original = await get(member.organizationId, id);
      const title = `${original.title.slice(0, titleMax - 7)} (copy)`;
      const source = original.source === 'sample' ? 'written' : original.source;
      const copy = { ...original, ...newRow(member), title, source };
      return insert(copy, { name: idempotencyKey, of: { copyOf: id } });
    },

    async setStatus(member, id, status) {
      const at = clock.now();
      return (
        (await database.transaction((transaction) => setStatus(transaction, member, { id, status, at }))) ??
        notFound()
      );
    },

    async remove(on, organizationId, id) {
      if (!(await removeJob(on, organizationId, id))) notFound();
    },

    async listVersions(organizationId, id, before) {
      // One more than shown: a text counts as changed compared with the version before.
      return listVersions(database, (await get(organizationId, id)).id, {
        before,
        limit: versionsListed + 1,
      });
    },

    async getVersion(organizationId, id, version) {
      return (await findVersion(database, organizationId, id, version)) ?? notFound();
    },
  };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such job description.');
}

/** The first line as a title; `null` if it is too long for one. */
function firstLine(text: string): string | null {
  const [line = ''] = text.split('\n', 1);
  const trimmed = line.trim();
  return trimmed.length > 0 && trimmed.length <= 80 ? trimmed : null;
}

function isSame(left: JobRow, right: JobRow): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
