import {
  createJob,
  getJob,
  listJobs,
  matchResume,
  refreshToken,
  updatePreferences,
  uploadFile,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer, testPageSettings } from '../../testing/start-test-server.ts';
import { jobText, resumeText } from '../../testing/work.ts';

let server: TestServer;
let anna: SignedUp;

beforeAll(async () => {
  server = await startTestServer({ pageSettings: { ...testPageSettings, isReadOnly: true } });
  anna = await signUp(server);
});

afterAll(() => server.stop());

const refused = { status: 503, code: 'read-only', retryAfterSeconds: 60 };

test('during maintenance members can read, and changes are refused with a message', async () => {
  const { organizationId, userId, client } = anna;
  const job = await server.services.jobs.create(
    { organizationId, userId },
    { text: jobText, source: 'written' },
  );
  expect((await client.call(listJobs)).data.total).toBe(1);
  expect((await client.call(getJob, { id: job.id })).data.id).toBe(job.id);
  const file = new File([resumeText('Ada Thorne')], 'ada.txt');
  await expect(client.call(createJob, { text: jobText })).rejects.toMatchObject(refused);
  await expect(client.call(uploadFile, { file })).rejects.toMatchObject(refused);
  await expect(client.call(updatePreferences, { retentionDays: 30 })).rejects.toMatchObject(refused);
  expect((await client.call(listJobs)).data.total).toBe(1);
});

test('during maintenance calls that only read a sent text work', async () => {
  const resume = new File([resumeText('Ada Thorne')], 'ada.txt');
  expect((await server.client.call(matchResume, { job: jobText, resume })).data).toBeDefined();
});

test('during maintenance users can sign in and operators can make changes', async () => {
  const operator = await signUpOperator(server);
  expect(operator.token).not.toBe('');
  const unknown = server.client.call(refreshToken, { refreshToken: 'of nobody' });
  await expect(unknown).rejects.not.toMatchObject({ code: 'read-only' });
});
