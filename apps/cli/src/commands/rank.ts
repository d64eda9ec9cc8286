import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ReadOutcome } from '@winnow/documents';
import {
  engineVersion,
  type JobDescription,
  loadVocabulary,
  type Resume,
  readJobDescription,
} from '@winnow/engine';
import { countFrom, parseCommandArguments, todayFrom } from '../arguments.ts';
import { listFiles } from '../list-files.ts';
import { createJudge, type Judge } from '../matching.ts';
import { presentRefusal } from '../present-refusal.ts';
import { createProgress } from '../progress.ts';
import { type Judged, presentAsCsv, presentAsTable, type Ranking, type Unreadable } from '../ranking.ts';
import { type Reading, startReading } from '../reading.ts';
import { UsageError } from '../usage-error.ts';
import { write } from '../write-line.ts';

/** Ranks resumes against one job description: a table with reasons, JSON or CSV. */
export async function rank(args: readonly string[]): Promise<number> {
  const { values, files: paths } = parseCommandArguments(args, {
    job: { type: 'string' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    top: { type: 'string' },
    explain: { type: 'boolean' },
  });
  if (!values.job) throw new UsageError('rank wants --job FILE');
  if (values.json && values.csv) throw new UsageError('choose one of --json and --csv');
  const top = countFrom('top', values.top);
  const today = todayFrom(values.today);
  const files = await listFiles(paths);
  await listFiles([values.job]);

  const reading = await startReading();
  const ranked = rankAll(reading, {
    job: values.job,
    files,
    today,
    wordsOnly: values['words-only'] === true,
  });
  const { job, judged, unreadable } = await ranked.finally(() => reading.close());
  const ranking: Ranking = { engineVersion, job, judged: top ? judged.slice(0, top) : judged, unreadable };

  if (values.json) await write(`${JSON.stringify(ranking, null, 2)}\n`);
  else if (values.csv) await write(presentAsCsv(ranking));
  else await write(presentAsTable(ranking, { explain: values.explain === true }));
  return judged.some(({ analysis }) => analysis.score !== null) ? 0 : 1;
}

type Unplaced = Omit<Judged, 'place'> & { readonly contentHash: string };

type Asked = {
  readonly job: string;
  readonly files: readonly string[];
  readonly today: string;
  readonly wordsOnly: boolean;
};

async function rankAll(
  reading: Reading,
  { job: jobPath, files, today, wordsOnly }: Asked,
): Promise<{ job: JobDescription; judged: Judged[]; unreadable: Unreadable[] }> {
  // The job description first: while it is understood, the resumes are being read.
  const jobDocument = reading.document(jobPath);
  const resumes = reading.resumes(files, today);
  const judge = createJudge({ today, wordsOnly });
  const job = await readJob(jobPath, jobDocument);
  const progress = createProgress('Reading', files.length);
  const judged: Unplaced[] = [];
  const unreadable: Unreadable[] = [];
  for await (const [file, outcome] of resumes) {
    progress.step();
    if (outcome.ok) judged.push(await judgeOne(file, outcome.resume, job, judge));
    else unreadable.push({ file, ...presentRefusal(outcome) });
    // Hear the reading processes between two resumes: one that is done waits for its next file.
    await setImmediate();
  }
  progress.end();
  return { job, judged: judged.sort(byScore).map(withPlace), unreadable };
}

async function readJob(path: string, document: Promise<ReadOutcome>): Promise<JobDescription> {
  const outcome = await document;
  if (outcome.ok) return readJobDescription(outcome.document.text, { vocabulary: loadVocabulary() });
  throw new UsageError(`the job description ${path} cannot be read: ${outcome.message}`);
}

async function judgeOne(file: string, resume: Resume, job: JobDescription, judge: Judge): Promise<Unplaced> {
  return {
    file,
    name: resume.name?.value ?? null,
    analysis: await judge(resume, job),
    contentHash: createHash('sha256').update(resume.document.text).digest('hex'),
  };
}

/** Best first; equal ones by a hash of their text, so that neither the file's name nor its turn decides. */
function byScore(a: Unplaced, b: Unplaced): number {
  return (
    (b.analysis.score ?? -1) - (a.analysis.score ?? -1) ||
    b.analysis.confidence - a.analysis.confidence ||
    compareText(a.contentHash, b.contentHash)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Equal scores share a place; who cannot be judged has none. */
function withPlace({ contentHash: _, ...judged }: Unplaced, __: number, all: readonly Unplaced[]): Judged {
  const { score } = judged.analysis;
  const place = score === null ? null : 1 + all.findIndex((other) => other.analysis.score === score);
  return { place, ...judged };
}
