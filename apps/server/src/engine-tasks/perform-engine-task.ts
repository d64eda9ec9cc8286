import {
  correctResume,
  demandOf,
  findWording,
  isVague,
  type JobDescription,
  kindOfWritten,
  loadVocabulary,
  match,
  personalIntervals,
  type Resume,
  readAdvertHeader,
  readJobDescription,
  readResume,
  readSkippedParts,
  type Vocabulary,
} from '@winnow/engine';
import { indexResume } from '../features/search/words/index-resume.ts';
import type { EngineAnswer, EngineTask, EngineTasks, FactSource, Gate, KeyedSource } from './engine-task.ts';
import { loadVectors, prepareNearness } from './nearness.ts';
import { createRecent } from './recent.ts';

/** The engine caches prepared jobs and resumes by object identity: about 100 kB for a resume. */
const jobs = createRecent<JobDescription>(20);
const resumes = createRecent<Resume>(300);

/** Loads the vocabulary and the word vectors, which most tasks need. */
export async function prepareEngine(): Promise<void> {
  loadVocabulary();
  await loadVectors();
}

/** Performs a task on untrusted text. Runs only in a reading process. */
export async function performEngineTask(task: EngineTask): Promise<EngineAnswer> {
  return { ok: true, answer: await perform(task, loadVocabulary()) };
}

async function perform(task: EngineTask, vocabulary: Vocabulary): Promise<EngineAnswer['answer']> {
  switch (task.kind) {
    case 'read-job': {
      const { notes, ...job } = readJobDescription(task.text, { vocabulary });
      return {
        job,
        notes,
        wording: findWording(task.text),
        header: readAdvertHeader(task.text, { vocabulary }),
        skipped: readSkippedParts(job, { vocabulary }),
      };
    }
    case 'read-lines':
      return task.lines.map(({ kind: given, text }) => {
        const kind = given ?? kindOfWritten(text, { vocabulary });
        const demand = demandOf(kind, text, { vocabulary });
        return { kind, demand, vague: isVague(demand, text, { vocabulary }) };
      });
    case 'read-facts':
      return readFacts(task, task.today, vocabulary);
    case 'score-resume':
      return score(task, vocabulary);
    case 'check-gates':
      return checkGates(task, vocabulary);
    case 'find-personal':
      return personalIntervals(task.resume);
    case 'index-resume':
      return indexResume(task.resume, vocabulary);
    case 'read-pool-query': {
      const { readQuery } = await import('../features/talent-pool/query/read-query.ts');
      return readQuery(task.text, vocabulary);
    }
    case 'read-job-lines': {
      const { readJobLines } = await import('../features/talent-pool/query/read-job-lines.ts');
      return readJobLines(task.requirements, vocabulary);
    }
    case 'write-job': {
      const { writeJob } = await import('../features/writer/write-job.ts');
      return writeJob(task.brief, vocabulary);
    }
    case 'rewrite-section': {
      const { rewriteSection } = await import('../features/writer/write-job.ts');
      return rewriteSection(task.brief, task.section, task.variant, vocabulary);
    }
  }
}

function readFacts({ document, corrections }: FactSource, today: string, vocabulary: Vocabulary): Resume {
  const resume = readResume(document, { vocabulary, today });
  return corrections ? correctResume(resume, corrections, { vocabulary, today }) : resume;
}

async function score(
  { resume, job, today }: EngineTasks['score-resume']['asked'],
  vocabulary: Vocabulary,
): Promise<EngineTasks['score-resume']['answer']> {
  const known = preparedJob(job);
  const { similarity, unavailable } = await prepareNearness(resume, known, vocabulary);
  return { analysis: match(resume, known, { vocabulary, similarity, today }), wordsOnly: unavailable };
}

/** Returns the same object for the same job, so that the engine's cache works. */
function preparedJob(job: JobDescription): JobDescription {
  const key = JSON.stringify(job);
  const known = jobs.get(key) ?? job;
  jobs.set(key, known);
  return known;
}

function checkGates(
  { musts, resumes: asked, today }: EngineTasks['check-gates']['asked'],
  vocabulary: Vocabulary,
): readonly (Gate | null)[] {
  const job = { text: '', title: null, requirements: musts };
  return asked.map((each) => {
    const resume = findResume(each, today, vocabulary);
    if (!resume) return null;
    const missing = match(resume, job, { vocabulary, today })
      .findings.filter(({ status, credit }) => credit !== null && status.startsWith('not-'))
      .map(({ requirement }) => requirement.id);
    return { passed: missing.length === 0, missing };
  });
}

function findResume({ key, source }: KeyedSource, today: string, vocabulary: Vocabulary): Resume | undefined {
  const known = resumes.get(key);
  if (known || !source) return known;
  const resume = readFacts(source, today, vocabulary);
  resumes.set(key, resume);
  return resume;
}
