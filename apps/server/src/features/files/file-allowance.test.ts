import {
  deleteFiles,
  getFileAllowance,
  openTicket,
  setPlan,
  startSampleBatch,
  uploadAttachment,
  uploadFile,
} from '@winnow/contracts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const storage = createMemoryStorage();
let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  server = await startTestServer(
    { storage, storageLimits: { free: 1, pro: 3, enterprise: 100 } },
    { limitFactor: 1000 },
  );
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const kilobyte = 1024;
/** A file of the given size; no two have the same content. */
const fileOf = (name: string, kilobytes = 1) =>
  new File([name, new Uint8Array(kilobytes * kilobyte - name.length)], name);
const upload = async ({ client }: SignedUp, file: File) =>
  (await client.call(uploadFile, { file })).data.files;
const allowanceOf = async ({ client }: SignedUp) => (await client.call(getFileAllowance)).data;

async function storedOf({ userId }: SignedUp): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list()) if (key.includes(userId)) count += 1;
  return count;
}

test('a file without space is refused with a message that says what to do, and nothing is stored', async () => {
  const anna = await signUp(server);
  expect(await upload(anna, fileOf('first.txt', 700))).toMatchObject([{ outcome: 'stored' }]);
  const [refused] = await upload(anna, fileOf('second.txt', 400));
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'no-room', file: null });
  expect(refused?.message).toContain('you store 0.6 of 1 MB. Delete files you no longer need');
  expect(refused?.fullLimit).toEqual({
    limit: 'storage',
    usedBytes: 700 * kilobyte,
    maxBytes: 1_024 * kilobyte,
  });
  expect(await storedOf(anna)).toBe(1);
  expect(await upload(anna, fileOf('third.txt', 300))).toMatchObject([{ outcome: 'stored' }]);
  expect(await allowanceOf(anna)).toEqual({
    plan: 'free',
    files: 2,
    bytes: 1_000 * kilobyte,
    maxFiles: 2,
    maxBytes: 1_024 * kilobyte,
  });
});

test('many small files reach the limit too, stored files may be uploaded again, and deleted files make room', async () => {
  const anna = await signUp(server);
  const [first] = await upload(anna, fileOf('first.txt'));
  await upload(anna, fileOf('second.txt'));
  expect((await upload(anna, fileOf('third.txt')))[0]?.message).toContain('you store 2 of 2 files');
  expect(await upload(anna, fileOf('first.txt'))).toMatchObject([{ outcome: 'known' }]);
  await anna.client.call(deleteFiles, { ids: [first?.file?.id ?? ''] });
  expect(await upload(anna, fileOf('third.txt'))).toMatchObject([{ outcome: 'stored' }]);
});

test('concurrent uploads store no more files than uploads one after another', async () => {
  const anna = await signUp(server);
  const names = Array.from({ length: 8 }, (_, index) => `at-once-${index}.txt`);
  const outcomes = (await Promise.all(names.map((name) => upload(anna, fileOf(name))))).flat();
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
  expect(outcomes.filter(({ reason }) => reason === 'no-room')).toHaveLength(6);
  expect(await storedOf(anna)).toBe(2);
});

test('files of an archive are stored as long as there is space, and each other file gets a reason', async () => {
  const anna = await signUp(server);
  const archive = zipSync({ 'a.txt': strToU8('One'), 'b.txt': strToU8('Two'), 'c.txt': strToU8('Three') });
  const outcomes = await upload(anna, new File([Uint8Array.from(archive)], 'all.zip'));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'refused']);
});

test('a larger plan has more space, and stored files stay when the plan ends', async () => {
  const anna = await signUp(server);
  const give = (plan: 'free' | 'pro') =>
    operator.client.call(setPlan, { userId: anna.userId, plan, reason: 'To see how much room there is' });
  await give('pro');
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(anna, fileOf(name));
  await give('free');
  expect(await allowanceOf(anna)).toMatchObject({ plan: 'free', files: 3, maxFiles: 2 });
  expect(await upload(anna, fileOf('d.txt'))).toMatchObject([{ reason: 'no-room' }]);
});

test('support attachments count too, but support itself can send any number', async () => {
  const anna = await signUp(server);
  const attach = ({ client }: SignedUp) => client.call(uploadAttachment, { file: fileOf('picture.png') });
  const { data: picture } = await attach(anna);
  await anna.client.call(openTicket, { subject: 'A picture', message: 'Look.', attachmentIds: [picture.id] });
  await upload(anna, fileOf('resume.txt'));
  await expect(attach(anna)).rejects.toMatchObject({ status: 409, code: 'no-room' });
  await expect(anna.client.call(startSampleBatch)).rejects.toMatchObject({ status: 409, code: 'no-room' });
  for (let count = 0; count < 3; count += 1) await attach(operator);
});
