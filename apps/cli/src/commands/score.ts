import { resolve } from 'node:path';
import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  type Resume,
  readJobDescription,
} from '@winnow/engine';
import { parseCommandArguments, todayFrom } from '../arguments.ts';
import { expectFile } from '../list-files.ts';
import { createScorer, type Scorer } from '../matching.ts';
import { warnOfJob } from '../note-words.ts';
import { createProgress } from '../progress.ts';
import { readLines } from '../read-lines.ts';
import { startReading } from '../reading.ts';
import { UsageError } from '../usage-error.ts';
import { writeJsonLine } from '../write-line.ts';

type Pair = { readonly id: string; readonly resume: string; readonly job: string };

/** Scores pairs of a resume and a job description; each file is read once, answers come in input order. */
export async function score(args: readonly string[]): Promise<number> {
  const { values, files } = parseCommandArguments(args, {
    pairs: { type: 'string' },
    jsonl: { type: 'boolean' },
  });
  if (!values.pairs || files.length > 0)
    throw new UsageError('score requires --pairs FILE.jsonl and nothing else');
  const today = todayFrom(values.today);
  const pairs = await readPairs(values.pairs);
  const { resumes, jobs } = await readAll(pairs, today);
  const scorer = createScorer({ today, wordsOnly: values['words-only'] === true });
  return writeScores(pairs, resumes, jobs, scorer);
}

async function readPairs(path: string): Promise<Pair[]> {
  await expectFile(path);
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
  const resumePaths = new Set(pairs.map((pair) => resolve(pair.resume)));
  const jobPaths = new Set(pairs.map((pair) => resolve(pair.job)));
  const onlyJobs = [...jobPaths].filter((path) => !resumePaths.has(path));
  const texts = new Map<string, string>();
  const resumes = new Map<string, Resume>();
  const progress = createProgress('Reading', resumePaths.size + onlyJobs.length);
  const reading = await startReading({ isAlone: true });
  try {
    for await (const [path, outcome] of reading.documents(onlyJobs)) {
      progress.step();
      if (outcome.ok) texts.set(path, outcome.document.text);
    }
    for await (const [path, outcome] of reading.resumes([...resumePaths], today)) {
      progress.step();
      if (!outcome.ok) continue;
      resumes.set(path, outcome.resume);
      if (jobPaths.has(path)) texts.set(path, outcome.resume.document.text);
    }
  } finally {
    await reading.close();
  }
  progress.end();
  return { resumes, jobs: readJobs(texts) };
}

function readJobs(texts: ReadonlyMap<string, string>): ReadonlyMap<string, JobDescription> {
  const vocabulary = loadVocabulary();
  return new Map(
    [...texts].map(([path, text]) => {
      const { notes, ...job } = readJobDescription(text, { vocabulary });
      warnOfJob(path, text, notes);
      return [path, job];
    }),
  );
}

async function writeScores(
  pairs: readonly Pair[],
  resumes: ReadonlyMap<string, Resume>,
  jobs: ReadonlyMap<string, JobDescription>,
  scorer: Scorer,
): Promise<number> {
  const progress = createProgress('Scoring', pairs.length);
  let scored = 0;
  for (const pair of pairs) {
    const resume = resumes.get(resolve(pair.resume));
    const job = jobs.get(resolve(pair.job));
    const analysis = resume && job ? await scorer(resume, job) : null;
    if (analysis && analysis.score !== null) scored += 1;
    await writeJsonLine(presentScore(pair.id, analysis));
    progress.step();
  }
  progress.end();
  return scored > 0 || pairs.length === 0 ? 0 : 1;
}

function presentScore(id: string, analysis: Analysis | null) {
  if (!analysis) return { id, score: null, confidence: 0, requirements: [] };
  return {
    id,
    score: analysis.score,
    confidence: analysis.confidence,
    requirements: analysis.findings.map(({ requirement, status, credit, evidence, reason, parts }) => ({
      text: requirement.text,
      kind: requirement.kind,
      must: requirement.must,
      weight: requirement.weight,
      status,
      credit,
      reason,
      ...(requirement.evidence[0] && { source: requirement.evidence[0] }),
      ...(requirement.overall && { overall: true }),
      evidence,
      parts,
    })),
  };
}
