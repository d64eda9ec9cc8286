import { createHash } from 'node:crypto';
import { engineVersion, type JobDescription, loadVocabulary, readJobDescription } from '@winnow/engine';
import { countFrom, parseCommandArguments, todayFrom } from '../arguments.ts';
import { listFiles } from '../list-files.ts';
import { createMatcher, type Matcher } from '../matching.ts';
import { createProgress } from '../progress.ts';
import { type Judged, presentAsCsv, presentAsTable, type Ranking, type Unreadable } from '../ranking.ts';
import { type Documents, readDocuments, readResumes } from '../reading.ts';
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

  // One run through all files, the job description first: the resumes are being read while it is understood.
  const documents = readDocuments([values.job, ...files]);
  const matcher = createMatcher({ today, wordsOnly: values['words-only'] === true });
  const job = await readJob(values.job, documents);
  const read = { documents, count: files.length };
  const { judged, unreadable } = await judgeAll(read, job, today, matcher);
  const ranking: Ranking = { engineVersion, job, judged: top ? judged.slice(0, top) : judged, unreadable };

  if (values.json) await write(`${JSON.stringify(ranking, null, 2)}\n`);
  else if (values.csv) await write(presentAsCsv(ranking));
  else await write(presentAsTable(ranking, { explain: values.explain === true }));
  return judged.some(({ analysis }) => analysis.score !== null) ? 0 : 1;
}

async function readJob(path: string, documents: Documents): Promise<JobDescription> {
  const first = documents.next();
  const vocabulary = loadVocabulary();
  const { value } = await first;
  const outcome = value?.[1];
  if (outcome?.ok) return readJobDescription(outcome.document.text, { vocabulary });
  await documents.return(undefined);
  throw new UsageError(`the job description ${path} cannot be read: ${outcome?.message}`);
}

async function judgeAll(
  { documents, count }: { documents: Documents; count: number },
  job: JobDescription,
  today: string,
  matcher: Matcher,
): Promise<{ judged: Judged[]; unreadable: Unreadable[] }> {
  const progress = createProgress('Reading', count);
  const unreadable: Unreadable[] = [];
  const read = [];
  for await (const outcome of readResumes(documents, today)) {
    progress.step();
    if (outcome.ok) {
      matcher.begin(outcome.resume, job);
      read.push(outcome);
    } else unreadable.push({ file: outcome.path, reason: outcome.reason, message: outcome.message });
  }
  progress.end();
  await matcher.prepare(
    read.map(({ resume }) => resume),
    [job],
  );
  const judged = read.map(({ path, resume }) => ({
    file: path,
    name: resume.name?.value ?? null,
    analysis: matcher.match(resume, job),
    contentHash: createHash('sha256').update(resume.document.text).digest('hex'),
  }));
  return { judged: judged.sort(byScore).map(withPlace), unreadable };
}

type Unplaced = Omit<Judged, 'place'> & { readonly contentHash: string };

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
