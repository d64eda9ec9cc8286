import { setTimeout as wait } from 'node:timers/promises';
import { createJob } from '@winnow/contracts';
import { newPerson } from '../../testing/person.ts';
import { sampleJob } from '../../testing/samples.ts';
import { type Answers, askSteadily } from '../ask-steadily.ts';
import {
  benchOperator,
  judge,
  type Recruiter,
  registerWithoutBrowser,
  takeUnlimitedPlan,
} from '../recruiter.ts';
import { readsOf } from '../recruiter-reads.ts';
import { readPdfsOfRun, sendArchive } from './send-archive.ts';
import { type GrowingPlan, startGrowing } from './start-growing.ts';

export type ReadsPlan = GrowingPlan & { readonly perSecond: number; readonly seconds: number };

export type Reads = Answers & {
  /** MB at the start and after each quarter. */
  readonly memory: readonly { readonly apis: number; readonly workers: number }[];
  /** Runs of fifty resumes that finished in this time. */
  readonly runs: number;
  /** Share of the time in which a run was in progress. */
  readonly shareOfRuns: number;
};

/** The first responses compile code and fill caches, so they are not counted. */
const warmUpSeconds = 5;

/** Mixed reads, distributed over the APIs in rotation, while runs of fifty new resumes follow one another. */
export async function measureReads({ perSecond, seconds, ...plan }: ReadsPlan): Promise<Reads> {
  const growing = await startGrowing({ ...plan, settings: { OPERATOR_EMAILS: benchOperator.email } });
  try {
    const { url } = growing.cluster;
    const recruiter = await registerWithoutBrowser(url, newPerson());
    await takeUnlimitedPlan(url, recruiter);
    const { data: job } = await recruiter.client.call(createJob, { text: sampleJob });
    const pdfs = await readPdfsOfRun();
    const send = () => sendArchive(recruiter, pdfs);
    const batch = await judge(recruiter, job.id, await send());
    const urls = growing.apiUrls();
    const questions = readsOf(recruiter, { jobId: job.id, batch });
    const spread = urls.flatMap((api, turn) =>
      questions.map(({ path, headers }, index) => ({
        url: `${urls[(turn + index) % urls.length] ?? api}${path}`,
        headers,
      })),
    );

    const running = keepRunning(recruiter, job.id, send);
    const warmUp = askSteadily(spread, perSecond);
    await wait(warmUpSeconds * 1000);
    await warmUp.stop();

    running.startCounting();
    const memory = [growing.memory()];
    const asking = askSteadily(spread, perSecond);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await wait((seconds * 1000) / 4);
      memory.push(growing.memory());
    }
    await asking.stop();
    const { runs, share, failures } = await running.stop();
    const errors = new Map(asking.errors);
    for (const failure of failures)
      errors.set(`a run: ${failure}`, (errors.get(`a run: ${failure}`) ?? 0) + 1);
    return { times: asking.times, errors, memory, runs, shareOfRuns: share };
  } finally {
    await growing.stop();
  }
}

/** One run after another; the files of the next run are sent during the current one. */
function keepRunning(recruiter: Recruiter, jobId: string, send: () => Promise<string[]>) {
  let isOver = false;
  let countedFrom = performance.now();
  let runs = 0;
  let msOfRuns = 0;
  const failures: string[] = [];

  async function run(): Promise<void> {
    let next = keep(send());
    while (!isOver) {
      const fileIds = await next;
      next = keep(send());
      if (!fileIds) continue;
      const begun = performance.now();
      if (await keep(judge(recruiter, jobId, fileIds))) runs += 1;
      msOfRuns += performance.now() - Math.max(begun, countedFrom);
    }
    await next;
  }

  /** Failures are reported at the end, and the next run starts; the reads continue. */
  function keep<Result>(work: Promise<Result>): Promise<Result | null> {
    return work.catch((error: unknown) => {
      failures.push(error instanceof Error ? error.message : String(error));
      return null;
    });
  }
  const ended = run();

  return {
    startCounting() {
      countedFrom = performance.now();
      runs = 0;
      msOfRuns = 0;
    },
    async stop(): Promise<{ runs: number; share: number; failures: readonly string[] }> {
      const passed = performance.now() - countedFrom;
      isOver = true;
      await ended;
      return { runs, share: Math.min(1, msOfRuns / passed), failures };
    },
  };
}
