import { randomUUID } from 'node:crypto';
import {
  createApiKey,
  createClient,
  createJob,
  exportAnalyses,
  findPeople,
  getAnalysis,
  getBatch,
  getCredits,
  getMe,
  getPerson,
  listAnalyses,
  listApiKeyReads,
  listApiKeys,
  listJobs,
  listMembers,
  listOrganizationActivity,
  organizationHeader,
  RequestFailure,
  revokeApiKey,
  rotateApiKey,
  type Scope,
  startBatch,
  uploadFile,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { jobText, resumeText } from '../../../testing/work.ts';
import { memberships } from '../organization-tables.ts';
import { apiKeys } from './api-key-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
});

afterAll(() => server.stop());

const hourMs = 60 * 60 * 1000;

async function newKey(
  owner: SignedUp,
  scopes: Scope[],
  more: { addresses?: string[]; expiresAt?: string } = {},
) {
  return (await owner.client.call(createApiKey, { name: 'Reporting', scopes, ...more })).data;
}

const program = (secret: string, headers: Record<string, string> = {}) =>
  createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${secret}`, ...headers }),
  });

/** Status and sentence code of the error of a call. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const failure = await call.then(
    () => expect.fail('It was let in.'),
    (error: unknown) => error,
  );
  if (!(failure instanceof RequestFailure)) throw failure;
  return `${failure.status} ${failure.sentence?.code ?? failure.code}`;
}

test('a key does the whole main job within its scopes, and each read of people is on record', async () => {
  const owner = await signUp(server);
  const { secret, key } = await newKey(owner, [
    'jobs:write',
    'jobs:read',
    'resumes:write',
    'runs:write',
    'runs:read',
    'analyses:read',
    'candidates:read',
    'exports:read',
    'credits:read',
  ]);
  expect(secret).toMatch(/^wn_live_[0-9a-f]{40}$/);
  expect(key).toMatchObject({ state: 'active', usedAt: null, prefix: secret.slice(0, 14) });
  const client = program(secret);
  const job = (await client.call(createJob, { text: jobText })).data;
  const file = new File([resumeText('Ada Thorne')], 'ada.txt');
  const [sent] = (await client.call(uploadFile, { file })).data.files;
  const { id: batchId } = (
    await client.call(startBatch, {
      jobDescriptionId: job.id,
      fileIds: [sent?.file?.id ?? ''],
      idempotencyKey: randomUUID(),
    })
  ).data;
  await server.platform.queue.runTasks();
  expect((await client.call(getBatch, { id: batchId })).data.state).toBe('done');
  const [analysis] = (await client.call(listAnalyses, { batchId, order: 'group' })).data.analyses;
  const { personId } = (await client.call(getAnalysis, { id: analysis?.id ?? '' })).data;
  await client.call(getPerson, { id: personId });
  await client.call(findPeople, { search: 'Ada' });
  const exported = await client.download(exportAnalyses, { format: 'csv', batchId, anonymous: 'no' });
  expect(await exported.blob.text()).toContain('Ada Thorne');
  expect((await client.call(getCredits)).data).toBeTruthy();

  const { events } = (await owner.client.call(listOrganizationActivity, { keyId: key.id })).data;
  const reads = events.filter(({ action }) => action === 'candidates-read');
  expect(reads.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      'GET /resume-analysis',
      'GET /resume-analysis/{id}',
      'GET /people/{id}',
      'GET /people',
      'GET /analysis/export',
    ]),
  );
  for (const read of reads) expect(read).toMatchObject({ key: { id: key.id, name: 'Reporting' } });
  for (const path of ['GET /people/{id}', 'GET /people']) {
    expect(reads.find(({ route }) => route === path)?.subjectIds, path).toContain(personId);
  }
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['api-key-created', 'run-started', 'analyses-exported']),
  );
  const lately = (await owner.client.call(listApiKeyReads, { id: key.id })).data;
  expect(lately.length).toBe(reads.length);
  const [listed] = (await owner.client.call(listApiKeys)).data.keys;
  expect(listed).toMatchObject({ id: key.id, usedFrom: expect.stringMatching(/127\.0\.0\.1|::1/) });
  expect(JSON.stringify(await server.platform.openDatabase.database.select().from(apiKeys))).not.toContain(
    secret,
  );
});

test('a key outside of its scopes, its organization and its nature is told why', async () => {
  const owner = await signUp(server);
  const outsider = await signUp(server);
  const { secret } = await newKey(owner, ['jobs:read']);
  const client = program(secret);
  await client.call(listJobs, {});
  expect(await refusalOf(client.call(createJob, { text: jobText }))).toBe('403 api-key-scope');
  expect(await refusalOf(client.call(getMe))).toBe('403 api-key-closed');
  expect(await refusalOf(client.call(listMembers))).toBe('403 api-key-closed');
  expect(await refusalOf(client.call(listApiKeys))).toBe('403 api-key-closed');
  expect(await refusalOf(program('wn_live_nothing').call(listJobs, {}))).toBe('401 api-key-unknown');
  const elsewhere = program(secret, { [organizationHeader]: outsider.organizationId });
  expect(await refusalOf(elsewhere.call(listJobs, {}))).toMatch(/^404/);
  const theirs = (await outsider.client.call(createJob, { text: jobText })).data;
  const own = (await client.call(listJobs, {})).data;
  expect(JSON.stringify(own)).not.toContain(theirs.id);
});

test('a key ends at once when it is revoked, at its end, and when who made it leaves', async () => {
  const team = await openTeam(server, ['owner', 'owner']);
  const [owner, other] = team.members;
  if (!owner || !other) throw new Error('Two owners.');
  const first = await newKey(owner, ['jobs:read']);
  await program(first.secret).call(listJobs, {});
  await owner.client.call(revokeApiKey, { id: first.key.id });
  expect(await refusalOf(program(first.secret).call(listJobs, {}))).toBe('401 api-key-revoked');
  expect(await refusalOf(owner.client.call(rotateApiKey, { id: first.key.id, overlapHours: 1 }))).toBe(
    '409 api-key-not-active',
  );

  const expiresAt = new Date(server.platform.clock.now().getTime() + hourMs).toISOString();
  const second = await newKey(owner, ['jobs:read'], { expiresAt });
  await program(second.secret).call(listJobs, {});
  const { database } = server.platform.openDatabase;
  await database
    .update(apiKeys)
    .set({ expiresAt: new Date(0) })
    .where(eq(apiKeys.id, second.key.id));
  expect(await refusalOf(program(second.secret).call(listJobs, {}))).toBe('401 api-key-expired');
  const past = newKey(owner, ['jobs:read'], { expiresAt: new Date(0).toISOString() });
  expect(await refusalOf(past)).toBe('422 api-key-expiry-past');

  const third = await newKey(other, ['jobs:read', 'resumes:write']);
  await database.update(memberships).set({ role: 'auditor' }).where(eq(memberships.userId, other.userId));
  expect(await refusalOf(program(third.secret).call(listJobs, {}))).toBe('403 forbidden');
  await database.delete(memberships).where(eq(memberships.userId, other.userId));
  expect(await refusalOf(program(third.secret).call(listJobs, {}))).toBe('401 api-key-maker-left');
  const { keys } = (await owner.client.call(listApiKeys)).data;
  expect(keys.map(({ state }) => state).toSorted()).toEqual(['expired', 'maker-left', 'revoked']);
});

test('a rotated key works with both secrets until the chosen end, and with one after', async () => {
  const owner = await signUp(server);
  const { secret, key } = await newKey(owner, ['jobs:read']);
  const rotated = (await owner.client.call(rotateApiKey, { id: key.id, overlapHours: 24 })).data;
  expect(rotated.key.previousUntil).not.toBeNull();
  await program(secret).call(listJobs, {});
  await program(rotated.secret).call(listJobs, {});
  const again = (await owner.client.call(rotateApiKey, { id: key.id, overlapHours: 0 })).data;
  await program(again.secret).call(listJobs, {});
  expect(await refusalOf(program(rotated.secret).call(listJobs, {}))).toBe('401 api-key-replaced');
  expect(await refusalOf(program(secret).call(listJobs, {}))).toBe('401 api-key-unknown');
  expect(await refusalOf(owner.client.call(rotateApiKey, { id: key.id, overlapHours: 25 }))).toMatch(/^422/);
});

test('a key is used from its addresses only', async () => {
  const owner = await signUp(server);
  const far = await newKey(owner, ['jobs:read'], { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
  expect(await refusalOf(program(far.secret).call(listJobs, {}))).toBe('403 api-key-address');
  const near = await newKey(owner, ['jobs:read'], { addresses: ['127.0.0.0/8', '::1'] });
  await program(near.secret).call(listJobs, {});
  expect(await refusalOf(newKey(owner, ['jobs:read'], { addresses: ['the office'] }))).toBe(
    '422 address-format',
  );
});

test('a key has no scope beyond the role of who makes it, and others make none', async () => {
  const team = await openTeam(server, ['owner', 'admin', 'recruiter']);
  const [, admin, recruiter] = team.members;
  if (!admin || !recruiter) throw new Error('Three members.');
  expect((await admin.client.call(listApiKeys)).data.offered).toEqual(['credits:read', 'audit:read']);
  expect(await refusalOf(newKey(admin, ['candidates:read']))).toBe('403 api-key-scope-beyond-role');
  const { key } = await newKey(admin, ['credits:read']);
  expect(await refusalOf(newKey(recruiter, ['jobs:read']))).toBe('403 forbidden');
  const outsider = await signUp(server);
  expect(await refusalOf(outsider.client.call(revokeApiKey, { id: key.id }))).toMatch(/^404/);
});

test('answers say what is left of the limits of the key and of the call', async () => {
  const owner = await signUp(server);
  const { secret } = await newKey(owner, ['jobs:read']);
  const response = await fetch(`${server.url}/api/job-descriptions`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  await response.body?.cancel();
  expect(response.headers.get('ratelimit-policy')).toMatch(/^"key";q=\d+;w=60, "minute";q=\d+;w=60$/);
  expect(response.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+, "minute";r=\d+;t=\d+$/);
});
