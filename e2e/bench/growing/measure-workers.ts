import { createJob } from '@winnow/contracts';
import { newPerson } from '../../testing/person.ts';
import { sampleJob } from '../../testing/samples.ts';
import { benchOperator, judge, registerWithoutBrowser, takeUnlimitedPlan } from '../recruiter.ts';
import { readPdfsOfRun, sendArchive } from './send-archive.ts';
import { startGrowing } from './start-growing.ts';

export type Throughput = {
  readonly resumes: number;
  readonly seconds: number;
  /** MB of all workers and their reading processes, at the end. */
  readonly memory: number;
};

/** Runs of fifty PDFs that start at once. Before them, each worker is warmed up by as many that are not counted. */
export async function measureWorkers(workers: number, runs: number): Promise<Throughput> {
  const growing = await startGrowing({
    apis: 1,
    workers,
    settings: { OPERATOR_EMAILS: benchOperator.email },
  });
  try {
    const { url } = growing.cluster;
    const recruiter = await registerWithoutBrowser(url, newPerson());
    await takeUnlimitedPlan(url, recruiter);
    const { data: job } = await recruiter.client.call(createJob, { text: sampleJob });
    const pdfs = await readPdfsOfRun();
    const send = async (times: number) => {
      const sent: string[][] = [];
      for (let number = 0; number < times; number += 1) sent.push(await sendArchive(recruiter, pdfs));
      return sent;
    };
    const judgeAll = (sent: string[][]) =>
      Promise.all(sent.map((fileIds) => judge(recruiter, job.id, fileIds)));

    await judgeAll(await send(workers));
    const sent = await send(runs);
    const begun = performance.now();
    const batches = await judgeAll(sent);
    const seconds = (performance.now() - begun) / 1000;
    const resumes = batches.reduce((sum, { counts }) => sum + counts.done, 0);
    return { resumes, seconds, memory: growing.memory().workers };
  } finally {
    await growing.stop();
  }
}
