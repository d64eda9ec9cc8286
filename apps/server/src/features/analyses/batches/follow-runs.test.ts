import { type BatchItem, deleteBatch } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, sendResumes, start } from '../../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

async function startRun(names: readonly string[]) {
  const person = await signUp(server);
  const job = await newJob(person);
  const run = await start(person, job.id, await sendResumes(person, names));
  return { person, run };
}

/** Follows a run and collects its events; waits for `take` at each. */
async function follow(
  { organizationId }: SignedUp,
  id: string,
  take: () => Promise<void> = async () => undefined,
) {
  const gone = new AbortController();
  const told: string[] = [];
  const following = server.services.runFollowers.follow(
    { organizationId, id, signal: gone.signal },
    async (name, data) => {
      const { state } = data as Pick<BatchItem, 'state'>;
      told.push(`${name} ${state}`);
      await take();
    },
  );
  return { told, following, leave: () => gone.abort() };
}

test('all who follow a run are told of each file and of its end, whoever else does not take what it is told', async () => {
  const { person, run } = await startRun(['Ada Thorne', 'Bela Novak']);
  const other = await startRun(['Cleo Park']);
  let isFirst = true;
  const stuck = await follow(person, run.id, async () => {
    // Takes the current state and never finishes with the next event.
    if (!isFirst) await new Promise(() => {});
    isFirst = false;
  });
  const listeners = [await follow(person, run.id), await follow(person, run.id)];
  const elsewhere = await follow(other.person, other.run.id);
  await Promise.all([stuck, ...listeners, elsewhere].map(({ following }) => following));
  await server.platform.queue.runTasks();
  for (const { told } of listeners) {
    await expect.poll(() => told.filter((event) => event === 'item done')).toHaveLength(2);
    await expect.poll(() => told).toContain('batch done');
    expect(told[0]).toBe('batch running');
    expect(told.filter((event) => event.startsWith('batch'))).toHaveLength(2);
  }
  await expect.poll(() => elsewhere.told).toContain('batch done');
  expect(elsewhere.told.filter((event) => event === 'item done')).toHaveLength(1);
  expect(stuck.told).toHaveLength(2);
  for (const { leave } of [stuck, ...listeners, elsewhere]) leave();
});

test('who left is told nothing more, and neither is who follows a run that was removed', async () => {
  const { person, run } = await startRun(['Ada Thorne']);
  const removed = await startRun(['Bela Novak']);
  const left = await follow(person, run.id);
  const stays = await follow(person, run.id);
  const ofRemoved = await follow(removed.person, removed.run.id);
  await Promise.all([left, stays, ofRemoved].map(({ following }) => following));
  left.leave();
  await removed.person.client.call(deleteBatch, { id: removed.run.id });
  await server.platform.queue.runTasks();
  await expect.poll(() => stays.told).toContain('batch done');
  expect(left.told).toEqual(['batch running']);
  expect(ofRemoved.told.filter((event) => event === 'item done')).toEqual([]);
  for (const { leave } of [stays, ofRemoved]) leave();
});
