import { resolve } from 'node:path';
import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  type Resume,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { parseCommandArguments, todayFrom } from '../arguments.ts';
import { createMatcher, type Matcher } from '../matching.ts';
import { createProgress } from '../progress.ts';
import { readLines } from '../read-lines.ts';
import { readDocuments } from '../reading.ts';
import { UsageError } from '../usage-error.ts';
import { writeJsonLine } from '../write-line.ts';

type Pair = { readonly id: string; readonly resume: string; readonly job: string };

/** Judges pairs of a resume and a job description; each file is read once, answers come in input order. */
export async function score(args: readonly string[]): Promise<number> {
  const { values, files } = parseCommandArguments(args, {
    pairs: { type: 'string' },
    jsonl: { type: 'boolean' },
  });
  if (!values.pairs || files.length > 0)
    throw new UsageError('score wants --pairs FILE.jsonl and nothing else');
  const today = todayFrom(values.today);
  const pairs = await readPairs(values.pairs);
  const { resumes, jobs } = await readAll(pairs, today);
  const matcher = createMatcher({ today, wordsOnly: values['words-only'] === true });
  await matcher.prepare([...resumes.values()], [...jobs.values()]);
  return writeScores(pairs, resumes, jobs, matcher);
}

async function readPairs(path: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let number = 0;
  for await (const line of readLines(path)) {
    number += 1;
    if (line.trim() !== '') pairs.push(readPair(line, number));
  }
  return pairs;
}

function readPair(line: string, number: number): Pair {
  const value: unknown = parseJson(line);
  if (typeof value === 'object' && value !== null && 'id' in value && 'resume' in value && 'job' in value) {
    const { id, resume, job } = value;
    if (typeof id === 'string' && typeof resume === 'string' && typeof job === 'string')
      return { id, resume, job };
  }
  throw new UsageError(`line ${number} of the pairs is not {"id","resume","job"} with three strings`);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function readAll(pairs: readonly Pair[], today: string) {
  const vocabulary = loadVocabulary();
  const resumePaths = new Set(pairs.map((pair) => resolve(pair.resume)));
  const jobPaths = new Set(pairs.map((pair) => resolve(pair.job)));
  const paths = [...new Set([...resumePaths, ...jobPaths])];
  const resumes = new Map<string, Resume>();
  const jobs = new Map<string, JobDescription>();
  const progress = createProgress('Reading', paths.length);
  for await (const [path, outcome] of readDocuments(paths)) {
    progress.step();
    if (!outcome.ok) continue;
    if (resumePaths.has(path)) resumes.set(path, readResume(outcome.document, { vocabulary, today }));
    if (jobPaths.has(path)) jobs.set(path, readJobDescription(outcome.document.text, { vocabulary }));
  }
  progress.end();
  return { resumes, jobs };
}

async function writeScores(
  pairs: readonly Pair[],
  resumes: ReadonlyMap<string, Resume>,
  jobs: ReadonlyMap<string, JobDescription>,
  matcher: Matcher,
): Promise<number> {
  const progress = createProgress('Judging', pairs.length);
  let judged = 0;
  for (const pair of pairs) {
    const resume = resumes.get(resolve(pair.resume));
    const job = jobs.get(resolve(pair.job));
    const analysis = resume && job ? matcher.match(resume, job) : null;
    if (analysis && analysis.score !== null) judged += 1;
    await writeJsonLine(presentScore(pair.id, analysis));
    progress.step();
  }
  progress.end();
  return judged > 0 || pairs.length === 0 ? 0 : 1;
}

function presentScore(id: string, analysis: Analysis | null) {
  if (!analysis) return { id, score: null, confidence: 0, requirements: [] };
  return {
    id,
    score: analysis.score,
    confidence: analysis.confidence,
    requirements: analysis.findings.map(({ requirement, status, credit, evidence }) => ({
      text: requirement.text,
      kind: requirement.kind,
      must: requirement.must,
      weight: requirement.weight,
      status,
      credit,
      evidence,
    })),
  };
}
