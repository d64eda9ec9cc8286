import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Batch,
  type Client,
  createClient,
  createJob,
  getBatch,
  getCredits,
  RequestFailure,
  signIn,
  signUp,
  startBatch,
  uploadFile,
} from '@winnow/contracts';
import { jobText, resumeText } from '../work.ts';

/** The product's main journey by a new user: from sign-up to the results of a run. */
export type DoneJourney = {
  readonly token: string;
  readonly batch: Batch;
  readonly usedCredits: number;
  readonly heldCredits: number;
};

const pollIntervalMs = 100;
/** Free accounts have ten credits. */
const filesEach = 6;

/** Retries until it is answered, since a process may have been killed. Other errors are thrown. */
export async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof RequestFailure) || !isWorthATry(error)) throw error;
      await wait((error.retryAfterSeconds ?? 0) * 1000 || pollIntervalMs);
    }
  }
}

/** Like `untilAnswered`, but also retries if a process lost its database during the call. */
export async function throughOutage<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await untilAnswered(call);
    } catch (error) {
      if (!(error instanceof RequestFailure) || error.status !== 500) throw error;
    }
  }
}

/** Calls once. */
export const once = <Result>(call: () => Promise<Result>): Promise<Result> => call();

function isWorthATry({ kind, status }: RequestFailure): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status === 503;
}

/** @param patient how each call is made: `untilAnswered` or `once` */
export async function doMainJourney(url: string, patient: typeof once): Promise<DoneJourney> {
  const email = `${randomUUID()}@example.org`;
  const password = 'a long and quiet river';
  // Each client has its own address, since all processes share limits by address.
  const address = ['10', ...randomBytes(3)].join('.');
  const visitor = clientOf(url, address);
  await patient(() => visitor.call(signUp, { name: 'Ada Thorne', email, password })).catch(unlessTaken);
  const { token } = (await patient(() => visitor.call(signIn, { email, password }))).data;
  const client = clientOf(url, address, token);
  const { data: job } = await patient(() => client.call(createJob, { text: jobText }));
  const fileIds: string[] = [];
  for (let number = 0; number < filesEach; number += 1) {
    const file = new File([resumeText(`Person ${number} ${randomUUID()}`)], `person-${number}.txt`);
    const [sent] = (await patient(() => client.call(uploadFile, { file }))).data.files;
    if (!sent?.file) throw new Error(`A file was refused: ${sent?.message}`);
    fileIds.push(sent.file.id);
  }
  const run = { jobDescriptionId: job.id, fileIds, idempotencyKey: randomUUID() };
  const { id } = (await patient(() => client.call(startBatch, run))).data;
  const batch = await ended(() => patient(() => client.call(getBatch, { id })));
  const { usedCredits, heldCredits } = (await patient(() => client.call(getCredits))).data;
  return { token, batch, usedCredits, heldCredits };
}

/** Errors of a journey: every file must be analyzed and charged once, or have failed and be free. */
export function errorsOf({ batch, usedCredits, heldCredits }: DoneJourney): string[] {
  const { counts, credits, items } = batch;
  const analyzed = items.filter(({ state, analysis }) => state === 'done' && analysis !== null).length;
  const invariants: readonly (readonly [boolean, string])[] = [
    [
      counts.total === filesEach && items.length === filesEach,
      `${items.length} of ${filesEach} files are there`,
    ],
    // A file whose worker is killed three times in a row is given up.
    [counts.done + counts.failed === filesEach, `files ended as ${JSON.stringify(counts)}`],
    [analyzed === counts.done, `${analyzed} of ${counts.done} files have an analysis`],
    [credits.charged === counts.done && usedCredits === counts.done, `${usedCredits} credits were charged`],
    [credits.held === 0 && heldCredits === 0, `${heldCredits} credits are still held`],
  ];
  return invariants.filter(([holds]) => !holds).map(([, words]) => `run ${batch.id}: ${words}`);
}

async function ended(look: () => Promise<{ data: Batch }>): Promise<Batch> {
  for (;;) {
    const { data } = await look();
    if (data.state !== 'running') return data;
    await wait(pollIntervalMs);
  }
}

/** Ignores that the account exists: the response to an earlier attempt was lost. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof RequestFailure && (error.status === 409 || error.status === 422))) throw error;
}

/** Each call uses a new connection, as if from another person: so it goes to the next process. */
function clientOf(baseUrl: string, address: string, token?: string): Client {
  return createClient({
    baseUrl: `${baseUrl}/api`,
    headers: () => ({
      connection: 'close',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    }),
  });
}
