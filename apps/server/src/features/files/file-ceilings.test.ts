import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import {
  createClient,
  deleteFiles,
  getFileAllowance,
  matchResume,
  uploadAttachment,
  uploadFile,
} from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthClient } from '../../testing/auth-client.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const megabyte = 1024 * 1024;
const kilobyte = 1024;

let server: TestServer;
let disk = { freeBytes: 0, totalBytes: 0 };
let now = new Date();

beforeAll(async () => {
  server = await startTestServer(
    {
      clock: { now: () => now },
      diskMeter: async () => disk,
      storageLimits: { free: 2, pro: 10, enterprise: 100 },
      storageCeilings: { freeTotalMb: null, dailyShare: 0.5, minFreeDiskShare: 0.07 },
    },
    { limitFactor: 1000 },
  );
});

afterAll(() => server.stop());

beforeEach(() => {
  disk = { freeBytes: 900 * megabyte, totalBytes: 1_000 * megabyte };
});

/** A file of the given size; no two have the same content. */
const fileOf = (kilobytes: number) => {
  const name = `${randomUUID()}.txt`;
  return new File([name, new Uint8Array(kilobytes * kilobyte - name.length)], name);
};
const upload = async ({ client }: SignedUp, kilobytes: number) =>
  (await client.call(uploadFile, { file: fileOf(kilobytes) })).data.files[0];

test('files are refused while the disk is nearly full, before any byte is written', async () => {
  const anna = await signUp(server);
  disk = { freeBytes: 69 * megabyte, totalBytes: 1_000 * megabyte };
  const refused = {
    status: 507,
    code: 'out-of-space',
    message: 'The server has no room left for files. Please try again later.',
  };
  await expect(upload(anna, 1)).rejects.toMatchObject(refused);
  await expect(anna.client.call(uploadAttachment, { file: fileOf(1) })).rejects.toMatchObject(refused);
  const anonymous = { resume: fileOf(1), job: 'x'.repeat(100) };
  await expect(server.client.call(matchResume, anonymous)).rejects.toMatchObject(refused);
  expect(await readdir(server.platform.uploadFolder).catch(() => [])).toEqual([]);
  // Everything else still works.
  expect((await anna.client.call(getFileAllowance)).data.files).toBe(0);
  disk = { freeBytes: 71 * megabyte, totalBytes: 1_000 * megabyte };
  expect(await upload(anna, 1)).toMatchObject({ outcome: 'stored' });
});

test('in a day an account may upload half of its storage limit, deleted files included', async () => {
  const anna = await signUp(server);
  const first = await upload(anna, 700);
  await anna.client.call(deleteFiles, { ids: [first?.file?.id ?? ''] });
  const refused = await upload(anna, 400);
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'no-room' });
  expect(refused?.message).toBe(
    'There is no room for this file today: you added 0.6 of 1 MB. Try again tomorrow, or choose a larger plan.',
  );
  expect(await upload(anna, 300)).toMatchObject({ outcome: 'stored' });
  await expect(anna.client.call(uploadAttachment, { file: fileOf(400) })).rejects.toMatchObject({
    status: 409,
    code: 'no-room',
  });
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  const again = await signUpAgain(anna);
  expect(await upload(again, 400)).toMatchObject({ outcome: 'stored' });
});

test('all free accounts share a total limit, to which paid plans do not count', async () => {
  const held = await measure();
  // Half of the disk is for free accounts: room for one more megabyte.
  disk = { freeBytes: 900 * megabyte, totalBytes: 2 * (held + megabyte) };
  now = new Date(now.getTime() + 2 * 60_000);
  const [anna, bela, cara] = [await signUp(server), await signUp(server), await signUp(server)];
  const plan = { plan: 'pro', until: null, reason: 'Paid' } as const;
  await server.services.billing.billing.setPlan(randomUUID(), cara.organizationId, plan);
  expect(await upload(anna, 700)).toMatchObject({ outcome: 'stored' });
  const refused = await upload(bela, 400);
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'no-room' });
  expect(refused?.message).toContain('storage for the Free plan is full right now');
  expect(refused?.fullLimit).toEqual({ limit: 'free-plan' });
  expect(await upload(cara, 900)).toMatchObject({ outcome: 'stored' });
  expect(await upload(bela, 300)).toMatchObject({ outcome: 'stored' });
});

/** Bytes stored by all users. */
async function measure(): Promise<number> {
  const { rows } = await server.platform.openDatabase.database
    .execute('select coalesce(sum(bytes), 0)::int as bytes from resumes')
    .then((answer) => answer as unknown as { rows: { bytes: number }[] });
  return rows[0]?.bytes ?? 0;
}

/** The same person after a day, when their token has ended. */
async function signUpAgain(person: SignedUp): Promise<SignedUp> {
  const { data } = await createAuthClient(server).signInWithPassword(person);
  const token = data.session?.access_token ?? '';
  const client = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  return { ...person, token, client };
}
