import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type CandidateField,
  candidateFields,
  type ResumeImport,
  sentence,
  sentenceInWords,
  type TablePreview,
  tableLimits,
} from '@winnow/contracts';
import type { TableProblem, TableRow } from '@winnow/documents/processes';
import type { ReadingProcesses } from '../../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { UploadedFile } from '../../../platform/http/read-form.ts';
import { createSemaphore } from '../../../platform/process/semaphore.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { JobService } from '../../jobs/job-service.ts';
import { type ImportItemRow, insertItems } from '../import-item-repository.ts';
import type { ImportProgress } from '../import-progress.ts';
import { findImportByKey, type ImportRow, insertImport, notUndone } from '../import-repository.ts';
import { notFound } from '../import-service.ts';

export type TableRequest = {
  readonly name: string;
  readonly mapping: string;
  readonly jobDescriptionId?: string | undefined;
  readonly idempotencyKey: string;
};

export type TableService = {
  /** @throws ApiError `unreadable` for a file that is no table, `invalid` for a mapping that is none of it */
  preview(
    member: Member,
    file: UploadedFile,
    mapping: string | undefined,
    signal: AbortSignal,
  ): Promise<TablePreview>;
  /** Begins an import of all rows without problems, once for a key. @throws ApiError as above, and `not-found` */
  start(
    member: Member,
    file: UploadedFile,
    request: TableRequest,
    signal: AbortSignal,
  ): Promise<ResumeImport>;
};

export function createTableService({
  database,
  clock,
  readers,
  jobs,
  audit,
  progress,
  imports,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly readers: Pick<ReadingProcesses, 'readTable'>;
  readonly jobs: Pick<JobService, 'get'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly progress: ImportProgress;
  readonly imports: { get(organizationId: Member['organizationId'], id: string): Promise<ResumeImport> };
}): TableService {
  // All rows of a table are in memory while they are stored.
  const tables = createSemaphore({ atOnce: 2, maxWaiting: 20 });

  async function read(
    { organizationId }: Member,
    file: UploadedFile,
    mapping: (CandidateField | null)[] | null,
    { isWhole, signal }: { readonly isWhole: boolean; readonly signal: AbortSignal },
  ) {
    const outcome = await readers.readTable(
      { path: file.path },
      { mapping, isWhole, today: dayOf(clock.now()) },
      userRequester(organizationId, signal),
    );
    if (outcome.ok) return outcome.table;
    if (outcome.reason !== 'table') {
      const { reason } = outcome;
      throw new ApiError('unreadable', sentenceInWords(`unreadable-${reason}`, outcome.message), { reason });
    }
    throw problemOf(outcome.problem, outcome.line);
  }

  async function store(
    { organizationId, userId: createdBy }: Member,
    fileName: string,
    { name, jobDescriptionId, idempotencyKey }: TableRequest,
    rows: readonly TableRow[],
  ): Promise<string> {
    const row: ImportRow = {
      id: randomUUID(),
      organizationId,
      createdBy,
      idempotencyKey,
      name,
      kind: 'table',
      files: rows.length,
      announced: rows.length,
      state: 'running',
      isScored: jobDescriptionId !== undefined,
      jobId: jobDescriptionId ?? null,
      waitsFor: null,
      createdAt: clock.now(),
      finishedAt: null,
      ...notUndone,
    };
    return database.transaction(async (transaction) => {
      const inserted = await insertImport(transaction, row);
      if (!inserted)
        return ((await findImportByKey(transaction, organizationId, idempotencyKey)) ?? notFound()).id;
      await insertItems(
        transaction,
        rows.map((each, position) => itemOf(each, position, fileName, row)),
      );
      await audit.record(transaction, {
        action: 'import-started',
        actorId: createdBy,
        subjectId: row.id,
        organizationId,
        details: { resumes: row.files },
      });
      await progress.goOn(transaction, row.id);
      return row.id;
    });
  }

  return {
    async preview(member, file, mapping, signal) {
      const fields = mapping === undefined ? null : readMapping(mapping);
      const { columns, total, refused, first, withProblems } = await read(member, file, fields, {
        isWhole: false,
        signal,
      });
      return {
        columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
        total,
        refused,
        first: first.map(({ skills, languages, links, tags, problems, ...candidate }) => ({
          ...candidate,
          skills: [...skills],
          languages: [...languages],
          links: [...links],
          tags: [...tags],
          problems: [...problems],
        })),
        withProblems: withProblems.map(({ line, problems }) => ({ line, problems: [...problems] })),
      };
    },

    async start(member, file, request, signal) {
      const { organizationId } = member;
      const mapping = readMapping(request.mapping);
      requireNames(mapping);
      if (request.jobDescriptionId) await jobs.get(organizationId, request.jobDescriptionId);
      const known = await findImportByKey(database, organizationId, request.idempotencyKey);
      if (known) return imports.get(organizationId, known.id);
      const id = await tables.run(async () => {
        const { rows } = await read(member, file, mapping, { isWhole: true, signal });
        return store(member, file.fileName, request, rows);
      });
      return imports.get(organizationId, id);
    },
  };
}

const fieldOf = new Map<string, CandidateField>(candidateFields.map((field) => [field, field]));
/** Several columns can be one of these. */
const repeatable: readonly CandidateField[] = ['skills', 'languages', 'link', 'tags', 'notes'];

function readMapping(given: string): (CandidateField | null)[] {
  const fields = given.split(',').map((name) => {
    if (name.trim() === '') return null;
    return fieldOf.get(name.trim()) ?? refuse('table-mapping-unfit');
  });
  const single = fields.filter((field) => field !== null && !repeatable.includes(field));
  if (new Set(single).size < single.length) refuse('table-field-twice');
  return fields;
}

function requireNames(mapping: readonly (CandidateField | null)[]): void {
  const isNamed = mapping.some(
    (field) => field === 'name' || field === 'first-name' || field === 'last-name',
  );
  if (!isNamed) refuse('table-name-missing');
}

function refuse(code: 'table-mapping-unfit' | 'table-field-twice' | 'table-name-missing'): never {
  throw new ApiError('invalid', sentence(code), { errors: { mapping: [sentence(code)] } });
}

function problemOf(problem: TableProblem, line: number): ApiError {
  switch (problem) {
    case 'mapping-unfit':
      return refuse('table-mapping-unfit');
    case 'too-many-rows':
      return new ApiError('unreadable', sentence('table-too-many-rows', { max: tableLimits.rows }), {
        reason: 'too-large',
      });
    case 'too-many-columns':
      return new ApiError('unreadable', sentence('table-too-many-columns', { max: tableLimits.columns }), {
        reason: 'too-large',
      });
    case 'quote-open':
      return new ApiError('unreadable', sentence('table-quote-open', { line }), { reason: 'corrupt' });
    case 'empty':
      return new ApiError('unreadable', sentence('table-empty'), { reason: 'empty' });
    case 'not-text':
      return new ApiError('unreadable', sentence('table-not-text'), { reason: 'unsupported' });
    case 'no-rows':
      return new ApiError('unreadable', sentence('table-no-rows'), { reason: 'no-text' });
  }
}

function itemOf(
  { line, name, document, source, tags, consentOn, notes, problems }: TableRow,
  position: number,
  fileName: string,
  { id: importId, organizationId }: ImportRow,
): ImportItemRow {
  const isRefused = problems.length > 0;
  return {
    id: randomUUID(),
    importId,
    organizationId,
    position,
    // Invalid rows are stored only by line number, so that no data is kept of people who were not imported.
    path: isRefused
      ? `${lastPartOf(fileName)}/${line}`
      : `${lastPartOf(fileName)}/${line}/${pathPart(name)}.json`,
    bytes: Buffer.byteLength(document),
    hash: null,
    state: isRefused ? 'refused' : 'waiting',
    reason: isRefused ? 'row-problems' : null,
    duplicateOf: null,
    resumeId: null,
    run: null,
    lease: null,
    leaseUntil: null,
    attempts: 0,
    line,
    row: isRefused ? null : { document, source, tags, consentOn, notes },
    problems: isRefused ? [...problems] : null,
    made: null,
  };
}

const pathMax = 120;
const pathPart = (text: string): string =>
  text
    .replace(/[/\\\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, pathMax);
const lastPartOf = (path: string): string => pathPart(path.split(/[/\\]/).at(-1) ?? '') || 'CSV';
