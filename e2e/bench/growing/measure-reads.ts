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
  /** Runs of fifty resumes that ended meanwhile. */
  readonly runs: number;
  /** Share of the time in which a run was under way. */
  readonly shareOfRuns: number;
};

/** The first answers compile code and fill caches; they are not counted. */
const warmUpSeconds = 5;

/** Mixed reads, spread over the APIs one by one, while runs of fifty new resumes follow each other. */
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
    const { runs, share } = await running.stop();
    return { times: asking.times, errors: asking.errors, memory, runs, shareOfRuns: share };
  } finally {
    await growing.stop();
  }
}

/** One run after the other; the files of the next are sent while one is under way. */
function keepRunning(recruiter: Recruiter, jobId: string, send: () => Promise<string[]>) {
  let isOver = false;
  let countedFrom = performance.now();
  let runs = 0;
  let msOfRuns = 0;

  async function run(): Promise<void> {
    let next = send();
    while (!isOver) {
      const fileIds = await next;
      next = send();
      // Awaited in the next round; here only so that a failure meanwhile is not unhandled.
      next.catch(() => {});
      const begun = performance.now();
      await judge(recruiter, jobId, fileIds);
      runs += 1;
      msOfRuns += performance.now() - Math.max(begun, countedFrom);
    }
    await next;
  }
  const ended = run();
  ended.catch(() => {});

  return {
    startCounting() {
      countedFrom = performance.now();
      runs = 0;
      msOfRuns = 0;
    },
    /** @throws where a file of a run was not scored */
    async stop(): Promise<{ runs: number; share: number }> {
      const passed = performance.now() - countedFrom;
      isOver = true;
      await ended;
      return { runs, share: Math.min(1, msOfRuns / passed) };
    },
  };
}
