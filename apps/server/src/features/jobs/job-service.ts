import { randomUUID } from 'node:crypto';
import { ApiError, type RequirementEdit } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { type Requester, userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readCursor } from '../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { CreditService } from '../credits/credit-service.ts';
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
  lockOwner,
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
  /** @throws ApiError `unreadable` for a text that takes too long, as does `update` */
  create(ownerId: string, job: NewJob & Named, signal?: AbortSignal): Promise<JobRow>;
  /** @throws ApiError `not-found`, as do all verbs that name a job */
  get(ownerId: string, id: string): Promise<JobRow>;
  /** The user's sample job; concurrent requests wait for the transaction's end. */
  findSample(transaction: Transaction, ownerId: string): Promise<JobRow | undefined>;
  /** Reads a text for `takeSample`, before its transaction. */
  composeSample(ownerId: string, text: string): Promise<JobRow>;
  /** As `findSample`; keeps the given one where none is there. */
  takeSample(transaction: Transaction, composed: JobRow): Promise<JobRow>;
  list(
    ownerId: string,
    page: Omit<JobPage, 'after'> & { cursor?: string | undefined },
  ): Promise<{ jobs: JobRow[]; nextCursor: string | null; total: number }>;
  update(ownerId: string, change: JobChange, signal?: AbortSignal): Promise<UpdateOutcome>;
  duplicate(ownerId: string, id: string, named?: Named): Promise<JobRow>;
  setStatus(ownerId: string, id: string, status: JobRow['status']): Promise<JobRow>;
  /** Removes it with all that refers to it, in the caller's transaction. */
  remove(on: Queryable, ownerId: string, id: string): Promise<void>;
  /** @param before a version: those before it */
  listVersions(ownerId: string, id: string, before?: number): Promise<JobVersionRow[]>;
  /** @throws ApiError `not-found` */
  getVersion(ownerId: string, id: string, version: number): Promise<JobVersionRow>;
};

/** Whole texts are read to list versions: so many at once. */
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
  async function get(ownerId: string, id: string): Promise<JobRow> {
    return (await findJob(database, ownerId, id)) ?? notFound();
  }

  async function findSample(transaction: Transaction, ownerId: string): Promise<JobRow | undefined> {
    await lockOwner(transaction, ownerId);
    return findSampleJob(transaction, ownerId);
  }

  /** Stores a new job, or returns the current state of the one created with this key. */
  async function insert(job: JobRow, input: { name: string | undefined; of: object }): Promise<JobRow> {
    const { ownerId } = job;
    const keep = async (transaction: Transaction) => {
      await insertJob(transaction, job);
      return { id: job.id };
    };
    if (input.name === undefined) {
      await database.transaction(keep);
      return job;
    }
    const { id } = await credits.once({ ownerId, scope: 'jobs', key: input.name, body: input.of }, keep);
    return id === job.id ? job : get(ownerId, id);
  }

  function newRow(
    ownerId: string,
  ): Pick<JobRow, 'id' | 'ownerId' | 'status' | 'version' | 'createdAt' | 'updatedAt'> {
    const now = clock.now();
    return { id: randomUUID(), ownerId, status: 'active', version: 1, createdAt: now, updatedAt: now };
  }

  /** Reads the text's requirements, and applies the requested changes. */
  async function compose(requester: Requester, input: NewJob): Promise<JobRow> {
    const { text, title, source, requirements } = input;
    const { job, header } = await readers.readJob(text, requester);
    const read = takeOver(job, noRequirements);
    const edits = requirements && withKnownIds(requirements, read);
    const listed = edits ? await edit(read, edits, requester) : read;
    const named = title || read.title || firstLine(text) || untitled;
    return {
      ...newRow(requester.of),
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

  /** What a change makes of the requirements. Nothing is locked meanwhile: to read a text may take seconds. */
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
    async create(ownerId, { idempotencyKey, ...input }, signal) {
      const job = await compose(userRequester(ownerId, signal), input);
      return insert(job, { name: idempotencyKey, of: input });
    },

    get,

    findSample,

    composeSample: (ownerId, text) => compose(userRequester(ownerId), { text, source: 'sample' }),

    async takeSample(transaction, composed) {
      const known = await findSample(transaction, composed.ownerId);
      if (known) return known;
      await insertJob(transaction, composed);
      return composed;
    },

    async list(ownerId, { cursor, ...page }) {
      const after = cursor ? readCursor(cursor) : undefined;
      const { rows, total } = await listJobRows(database, ownerId, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, ({ value, job: { id } }) => ({ value, id }));
      return { jobs: shown.map(({ job }) => job), nextCursor, total };
    },

    async update(ownerId, change, signal) {
      const { id, version, text, title, company, place } = change;
      const before = await get(ownerId, id);
      if (before.version !== version) return { ok: false, current: before };
      // Versions are immutable, so the result is valid as long as the version is current.
      const listed = await requirementsAfter(before, change, userRequester(ownerId, signal));
      return database.transaction(async (transaction): Promise<UpdateOutcome> => {
        const current = (await lockJob(transaction, ownerId, id)) ?? notFound();
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
        const changed = { ...job, version: version + 1, updatedAt: clock.now() };
        await saveVersion(transaction, changed);
        return { ok: true, job: changed };
      });
    },

    async duplicate(ownerId, id, { idempotencyKey } = {}) {
      const original = await get(ownerId, id);
      const title = `${original.title.slice(0, titleMax - 7)} (copy)`;
      const source = original.source === 'sample' ? 'written' : original.source;
      const copy = { ...original, ...newRow(ownerId), title, source };
      return insert(copy, { name: idempotencyKey, of: { copyOf: id } });
    },

    async setStatus(ownerId, id, status) {
      const at = clock.now();
      return (
        (await database.transaction((transaction) => setStatus(transaction, { ownerId, id, status, at }))) ??
        notFound()
      );
    },

    async remove(on, ownerId, id) {
      if (!(await removeJob(on, ownerId, id))) notFound();
    },

    async listVersions(ownerId, id, before) {
      // One more than shown: a text counts as changed compared with the version before.
      return listVersions(database, (await get(ownerId, id)).id, { before, limit: versionsListed + 1 });
    },

    async getVersion(ownerId, id, version) {
      return (await findVersion(database, ownerId, id, version)) ?? notFound();
    },
  };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such job description.');
}

/** A heading is short; a long first line is a sentence. */
function firstLine(text: string): string | null {
  const [line = ''] = text.split('\n', 1);
  const trimmed = line.trim();
  return trimmed.length > 0 && trimmed.length <= 80 ? trimmed : null;
}

function isSame(left: JobRow, right: JobRow): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
