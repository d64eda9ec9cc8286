import { createHash } from 'node:crypto';
import {
  ApiError,
  type GeneratedJob,
  type JobBrief,
  type JobSection,
  type JobSectionId,
  sentence,
} from '@winnow/contracts';
import {
  createProcessPool,
  type EmailOutcome,
  limits,
  type PoolCounts,
  type ReaderOutcomes,
  type ReaderRequest,
  type ReaderSource,
  type ReadingProgram,
  type ReadOutcome,
  type Refusal,
  type ResumeOutcome,
  type TableQuestion,
  type TaskQueue,
  type UnpackOutcome,
} from '@winnow/documents/processes';
import type { Analysis, Evidence, JobDescription, Requirement, Resume } from '@winnow/engine';
import type { ResumeIndex } from '../features/search/words/index-resume.ts';
import type { JobLine } from '../features/talent-pool/query/query-of-job.ts';
import type { ReadQuery } from '../features/talent-pool/query/read-query.ts';
import type { Log } from '../platform/log/log.ts';
import { currentOrigin } from '../platform/telemetry/origin.ts';
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts';
import { engineProgram } from './engine-program.ts';
import type {
  EngineAnswer,
  EngineTaskKind,
  EngineTasks,
  FactSource,
  Gate,
  IndexedResume,
  JobRemarks,
  KeyedSource,
  ReadJob,
  ReadLine,
  WrittenLine,
} from './engine-task.ts';
import { createRecent } from './recent.ts';
import type { Requester } from './requester.ts';

/**
 * Reads and scores untrusted files and texts in child processes, so that none of them blocks the server. Functions that
 * take a `Requester` reject with the reason of its signal when that is aborted, and with ApiError `busy` or `too-many-requests`
 * when the queue refuses them. Those that return no `Refusal` reject with ApiError `unreadable` when a process ends
 * without an answer.
 */
export type ReadingProcesses = {
  read(source: ReaderSource, turn: Requester): Promise<ReadOutcome>;
  /** Reads a document and the facts of the resume in it. @param today `YYYY-MM-DD`, as below */
  readResume(source: ReaderSource, today: string, turn: Requester): Promise<ResumeOutcome>;
  /** The same, and what the resume is found by. */
  indexFile(source: ReaderSource, today: string, turn: Requester): Promise<IndexedResume>;
  unpack(source: ReaderSource, turn: Requester): Promise<UnpackOutcome>;
  /** Sender and attachments of an email. @param scope `header`: only the beginning of the email is given */
  readEmail(bytes: Uint8Array, scope: 'whole' | 'header', turn: Requester): Promise<EmailOutcome>;
  /** Reads a table of candidates. */
  readTable(source: ReaderSource, question: TableQuestion, turn: Requester): Promise<ReaderOutcomes['table']>;
  /** Parses a job text. @param field the name of the form field, for errors */
  readJob(text: string, turn: Requester, field?: string): Promise<ReadJob>;
  /** Remarks on a stored text; none if it cannot be read now. */
  readRemarks(text: string, turn: Requester): Promise<JobRemarks>;
  /** The demand of each line written by a user. */
  readLines(lines: readonly WrittenLine[], turn: Requester): Promise<readonly ReadLine[]>;
  /** The facts of a document, with the user's corrections. */
  readFacts(source: FactSource, today: string, turn: Requester): Promise<Resume>;
  /** @param field the name of the form field of the resume, for errors */
  scoreResume(
    resume: Resume,
    job: JobDescription,
    today: string,
    turn: Requester,
    field?: string,
  ): Promise<Analysis>;
  /** The must-haves that each resume lacks; `null` for one that was sent without its source and isn't in the cache. */
  checkGates(
    musts: readonly Requirement[],
    resumes: readonly KeyedSource[],
    today: string,
    turn: Requester,
  ): Promise<readonly (Gate | null)[]>;
  /** The places in a resume that identify the candidate. @param key cache key, which changes with the resume */
  findPersonal(resume: Resume, key: string, turn: Requester): Promise<readonly Evidence[]>;
  /** The search index of a resume. */
  indexResume(resume: Resume, turn: Requester): Promise<ResumeIndex>;
  /** Parses a search query in plain language. */
  readPoolQuery(text: string, turn: Requester): Promise<ReadQuery>;
  /** For each requirement, which facts of resumes show it. */
  readJobLines(requirements: readonly Requirement[], turn: Requester): Promise<readonly JobLine[]>;
  writeJob(brief: JobBrief, turn: Requester): Promise<GeneratedJob>;
  rewriteSection(
    brief: JobBrief,
    section: JobSectionId,
    variant: number,
    turn: Requester,
  ): Promise<JobSection>;
  /** Starts processes, if none is running, and lets them load what most tasks need; never rejects. */
  prepare(): Promise<void>;
  /** Number of processes, how many are busy, and how many tasks are waiting. */
  count(): PoolCounts;
  close(): Promise<void>;
};

export type ReadingProcessesOptions = {
  /** Concurrent tasks of runs and visitors; there is one more process for requests. */
  readonly processes: number;
  readonly queue: TaskQueue<Requester>;
  readonly codeFolder: string;
  readonly log: Log;
  readonly telemetry?: Telemetry;
} & ReadingTrial;

/** For tests. */
export type ReadingTrial = {
  readonly program?: ReadingProgram;
  /** Milliseconds of processing for a text, and for a file. */
  readonly textMs?: number;
  readonly fileMs?: number;
  /** Milliseconds for a file by the wall clock. */
  readonly ceilingMs?: number;
};

/** Reading has a lower priority than requests: with less time, a busy machine would refuse good scans. */
const usualCeilingMs = 25_000;
/** Multiple of the processing time that a text may take by the wall clock. */
const textCeiling = 2;
/** Idle processes are ended after this time: each takes about 150 MB, and half a second to start. */
const idleMs = 5 * 60_000;
/** A request that waits this long starts another process. */
const urgentMs = 150;
/** Milliseconds for a text; the longest real job text takes a tenth of a second. */
const usualTextMs = 5_000;

const takesTooLong = {
  text: sentence('text-takes-too-long'),
  resume: sentence('resume-takes-too-long'),
} as const;

const subjectOf: Readonly<Record<EngineTaskKind, keyof typeof takesTooLong>> = {
  'read-job': 'text',
  'read-lines': 'text',
  'read-pool-query': 'text',
  'read-job-lines': 'text',
  'write-job': 'text',
  'rewrite-section': 'text',
  'read-facts': 'resume',
  'score-resume': 'resume',
  'check-gates': 'resume',
  'find-personal': 'resume',
  'index-resume': 'resume',
};

/** Maximum bytes of files that may be larger than a document. */
const maxBytesOf: Readonly<Partial<Record<ReaderRequest['kind'], number>>> = {
  unpack: limits.archiveBytes,
  email: limits.email.bytes,
};

/** Maximum places that are cached; a resume has fewer. */
const maxPlaces = 2_000;

export function createReadingProcesses({
  processes,
  queue,
  codeFolder,
  log,
  telemetry = noTelemetry,
  program = engineProgram(),
  textMs = usualTextMs,
  fileMs = limits.child.timeoutMs,
  ceilingMs = usualCeilingMs,
}: ReadingProcessesOptions): ReadingProcesses {
  const pool = createProcessPool<Requester>({
    program,
    queue,
    // One more for requests.
    processes: processes + 1,
    // One processor is left for answering requests.
    processesAtFirst: Math.max(1, processes - 1),
    urgentGrowAfterMs: urgentMs,
    timeoutMs: fileMs,
    givesWay: true,
    ceilingMs,
    idleMs,
    codeFolder,
  });
  const readJobs = createRecent<ReadJob>(50);
  const remarks = createRecent<JobRemarks>(500);
  const jobLines = createRecent<readonly JobLine[]>(200);
  const personal = createRecent<readonly Evidence[]>(500);
  let saysWordsOnly = true;

  /** Records telemetry about work of the reading processes, which have no network access themselves. */
  async function observe(work: string, run: () => Promise<unknown>): Promise<unknown> {
    const begun = performance.now();
    const end = (outcome: 'answered' | 'refused' | 'left', reason?: string) => {
      const seconds = (performance.now() - begun) / 1000;
      telemetry.measure('readingSeconds', { work }, seconds);
      telemetry.measure('readings', { work, outcome });
      log.debug({ work, outcome, ...(reason && { reason }), ms: Math.round(seconds * 1000) }, 'reading');
    };
    const { requestId } = currentOrigin();
    const attributes = { ...(requestId && { requestId }) };
    return telemetry.span(`read ${work}`, { kind: 'client', attributes }, async (span) => {
      try {
        const outcome = await run();
        const { ok, reason } = Object(outcome) as Partial<Refusal>;
        end(ok === false ? 'refused' : 'answered', reason);
        if (ok === false) span.describe({ attributes: { reason: reason ?? '' } });
        return outcome;
      } catch (error) {
        end('left');
        throw error;
      }
    });
  }

  async function askFile<Request extends ReaderRequest>(
    request: Request,
    source: ReaderSource,
    turn: Requester,
  ): Promise<ReaderOutcomes[Request['kind']]> {
    const maxBytes = maxBytesOf[request.kind];
    const outcome = await observe(request.kind, () =>
      pool.run({ request, source, maxBytes, turn, signal: turn.signal }),
    );
    // The program answers each kind of request with its own outcome.
    return outcome as ReaderOutcomes[Request['kind']];
  }

  async function ask<Kind extends EngineTaskKind>(
    kind: Kind,
    asked: EngineTasks[Kind]['asked'],
    turn: Requester,
    field?: string,
  ): Promise<EngineTasks[Kind]['answer']> {
    const subject = subjectOf[kind];
    const isShort = subject === 'text';
    const limits = isShort ? { timeoutMs: textMs, ceilingMs: textCeiling * textMs } : { timeoutMs: fileMs };
    const request = { kind, ...asked };
    const outcome = await observe(kind, () =>
      pool.run({ request, turn, signal: turn.signal, ...limits, isShort }),
    );
    // As above.
    const result = outcome as EngineAnswer<Kind> | Refusal;
    if (result.ok) return result.answer;
    log.warn({ task: kind, reason: result.reason }, 'a reading process ended without an answer');
    const message = takesTooLong[subject];
    const errors = field === undefined ? undefined : { [field]: [message] };
    throw new ApiError('unreadable', message, { reason: result.reason, ...(errors && { errors }) });
  }

  async function readJob(text: string, turn: Requester, field = 'text'): Promise<ReadJob> {
    const key = hashOf(text);
    const known = readJobs.get(key);
    if (known) return known;
    const read = await ask('read-job', { text }, turn, field);
    readJobs.set(key, read);
    const { job: _, ...said } = read;
    remarks.set(key, said);
    return read;
  }

  return {
    read: (source, turn) => askFile({ kind: 'read' }, source, turn),
    readResume: (source, today, turn) => askFile({ kind: 'resume', today }, source, turn),
    indexFile: async (source, today, turn) => {
      const request = { kind: 'index-file', today };
      const outcome = await observe('resume', () => pool.run({ request, source, turn, signal: turn.signal }));
      return outcome as IndexedResume;
    },
    unpack: (source, turn) => askFile({ kind: 'unpack' }, source, turn),
    readEmail: (bytes, scope, turn) => askFile({ kind: 'email', scope }, { bytes }, turn),
    readTable: (source, question, turn) => askFile({ kind: 'table', ...question }, source, turn),

    readJob,

    async readRemarks(text, turn) {
      const known = remarks.get(hashOf(text));
      if (known) return known;
      try {
        const { job: _, ...said } = await readJob(text, turn);
        return said;
      } catch (error) {
        // A job can be shown without remarks.
        if (error instanceof ApiError && (error.code === 'unreadable' || error.code === 'busy'))
          return noRemarks;
        throw error;
      }
    },

    readLines: async (lines, turn) =>
      lines.length === 0 ? [] : ask('read-lines', { lines }, turn, 'requirements'),

    readFacts: ({ document, corrections }, today, turn) =>
      ask('read-facts', { document, corrections, today }, turn),

    async scoreResume(resume, job, today, turn, field) {
      const { analysis, wordsOnly } = await ask('score-resume', { resume, job, today }, turn, field);
      if (wordsOnly !== null && saysWordsOnly) {
        saysWordsOnly = false;
        log.warn({ reason: wordsOnly }, 'scoring by words alone');
      }
      return analysis;
    },

    checkGates: (musts, resumes, today, turn) => ask('check-gates', { musts, resumes, today }, turn),

    async findPersonal(resume, key, turn) {
      const known = personal.get(key);
      if (known) return known;
      const found = await ask('find-personal', { resume }, turn);
      if (found.length <= maxPlaces) personal.set(key, found);
      return found;
    },

    indexResume: (resume, turn) => ask('index-resume', { resume }, turn),

    readPoolQuery: (text, turn) => ask('read-pool-query', { text }, turn, 'text'),

    readJobLines: async (requirements, turn) => {
      const key = hashOf(JSON.stringify(requirements));
      const known = jobLines.get(key);
      if (known) return known;
      const read = await ask('read-job-lines', { requirements }, turn);
      jobLines.set(key, read);
      return read;
    },

    writeJob: (brief, turn) => ask('write-job', { brief }, turn, 'title'),
    rewriteSection: (brief, section, variant, turn) =>
      ask('rewrite-section', { brief, section, variant }, turn, 'title'),

    prepare: () => pool.warmUp({ kind: 'prepare', bytes: new Uint8Array(), name: '' }, systemRequester),
    count: pool.count,
    close: pool.close,
  };
}

/** Used if the remarks can't be read. */
const noRemarks: JobRemarks = {
  wording: [],
  notes: [],
  header: { company: null, place: null },
  skipped: [],
};

const systemRequester: Requester = { kind: 'run', of: '' };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
