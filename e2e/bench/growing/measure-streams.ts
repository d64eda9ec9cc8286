import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  batchEvents,
  type Client,
  createClient,
  createJob,
  limits,
  signIn,
  signUp,
  startBatch,
  uploadFile,
} from '@winnow/contracts';
import { jobText, resumeText } from '../../../apps/server/src/testing/work.ts';
import { newPerson } from '../../testing/person.ts';
import { listen, type OpenedStream } from './listen.ts';
import { type Growing, startGrowing } from './start-growing.ts';

export type StreamsPlan = { readonly apis: number; readonly streams: number };

export type Streams = {
  readonly opened: number;
  /** Expected events: the result of each file and the end of the run, for each listener. */
  readonly expected: number;
  readonly arrived: number;
  /** Milliseconds from the end of each run to each notification of it. */
  readonly delays: readonly number[];
  /** Why streams ended. */
  readonly failures: readonly string[];
  /** MB of the APIs: before, with all streams open, after all events, and after closing; then for each round. */
  readonly memory: {
    readonly before: number;
    readonly open: number;
    readonly told: number;
    readonly closed: number;
    readonly again: readonly { readonly open: number; readonly closed: number }[];
  };
};

type Person = {
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
  readonly runId: string;
};

/** Two files and the end of their run. */
const filesEach = 2;
const mustCome = filesEach + 1;
const againRounds = 2;
/** People who sign up or open their streams at the same time. */
const atOnce = 4;
const toldWithinMs = 180_000;
/** Memory is measured after closed streams have been released. */
const settleMs = 5_000;

/**
 * People who open the maximum number of streams of their run. No worker runs before all streams are open; then two
 * workers start. Each stream must report the result of each file and the end of the run.
 */
export async function measureStreams({ apis, streams }: StreamsPlan): Promise<Streams> {
  const growing = await startGrowing({ apis, workers: 0, settings: { IDENTITY_AUTO_CONFIRM: 'on' } });
  try {
    const people = await inTurns(Math.ceil(streams / limits.streamsAtOnce), () => preparePerson(growing));
    const memoryOfApis = async () => {
      await wait(settleMs);
      return growing.memory().apis;
    };
    const before = await memoryOfApis();
    const ear = createEar();
    const opened = await openStreams(growing, people, streams, ear.hear);
    const open = await memoryOfApis();

    await Promise.all([growing.cluster.addWorker(), growing.cluster.addWorker()]);
    const giveUpAt = performance.now() + toldWithinMs;
    while (ear.arrived() < opened.length * mustCome && performance.now() < giveUpAt) await wait(100);
    const told = growing.memory().apis;
    const failures = opened.flatMap((stream) => stream.failure() ?? []);
    for (const stream of opened) stream.close();
    const closed = await memoryOfApis();

    const again: { open: number; closed: number }[] = [];
    for (let round = 0; round < againRounds; round += 1) {
      const reopened = await openStreams(growing, people, streams, () => {});
      const openAgain = await memoryOfApis();
      for (const stream of reopened) stream.close();
      again.push({ open: openAgain, closed: await memoryOfApis() });
    }
    return {
      opened: opened.length,
      expected: streams * mustCome,
      arrived: ear.arrived(),
      delays: ear.delays,
      failures,
      memory: { before, open, told, closed, again },
    };
  } finally {
    await growing.stop();
  }
}

/** Signs up, and starts a run that no worker processes yet. */
async function preparePerson({ cluster }: Growing): Promise<Person> {
  const { name, email, password } = newPerson();
  // Each person has a separate address, since limits count by address.
  const address = { 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') };
  const baseUrl = `${cluster.url}/api`;
  const visitor = createClient({ baseUrl, headers: () => address });
  await visitor.call(signUp, { name, email, password });
  const { token } = (await visitor.call(signIn, { email, password })).data;
  const headers = { ...address, authorization: `Bearer ${token}` };
  const client = createClient({ baseUrl, headers: () => headers });
  const { data: job } = await client.call(createJob, { text: jobText });
  const fileIds: string[] = [];
  for (let number = 0; number < filesEach; number += 1) {
    const file = new File([resumeText(`Person ${number} ${randomUUID()}`)], `person-${number}.txt`);
    const [sent] = (await client.call(uploadFile, { file })).data.files;
    if (!sent?.file) throw new Error(`A file was refused: ${sent?.message}`);
    fileIds.push(sent.file.id);
  }
  const run = { jobDescriptionId: job.id, fileIds, idempotencyKey: randomUUID() };
  return { client, headers, runId: (await client.call(startBatch, run)).data.id };
}

/** Counts the expected events, each once per stream. */
function createEar() {
  const heard = new Set<string>();
  const delays: number[] = [];

  return {
    delays,
    arrived: () => heard.size,
    hear(stream: number, { name, data }: { name: string; data: unknown }): void {
      if (name === 'item') {
        const { id, state } = batchEvents.events.item.parse(data);
        if (state === 'done') heard.add(`${stream} ${id}`);
      }
      if (name !== 'batch') return;
      const { finishedAt } = batchEvents.events.batch.parse(data);
      if (finishedAt === null || heard.has(`${stream} end`)) return;
      heard.add(`${stream} end`);
      delays.push(Date.now() - Date.parse(finishedAt));
    },
  };
}

async function openStreams(
  { cluster }: Growing,
  people: readonly Person[],
  streams: number,
  hear: (stream: number, event: { name: string; data: unknown }) => void,
): Promise<OpenedStream[]> {
  let next = 0;
  return inTurns(streams, () => {
    const number = next;
    next += 1;
    const person = people[Math.floor(number / limits.streamsAtOnce)];
    if (!person) throw new Error('There are more streams than people may have.');
    const path = batchEvents.path.replace('{id}', person.runId);
    return listen(`${cluster.url}/api${path}`, person.headers, (event) => hear(number, event));
  });
}

/** Performs an action the given number of times, a few at once. */
async function inTurns<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let left = times;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      results.push(await act());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
