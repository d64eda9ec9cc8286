import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createClient,
  createProfile,
  getEmailPreferences,
  getMe,
  getPreferences,
  getProfile,
  getUser,
  removeProfileImage,
  updateEmailPreferences,
  updatePreferences,
  updateProfile,
  updateUser,
  uploadProfileImage,
} from '@winnow/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let anna: SignedUp;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
  anna = await signUp(server);
});

afterAll(() => server.stop());

/** Sends any body as Anna, without the typed client. */
async function send(method: string, path: string, body: object): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('the language of the sign-up is the account’s, and a change of it reaches the emails', async () => {
  const { admin } = server.services.identity;
  const email = newAddress();
  const password = 'a long and quiet river';
  await admin.create({ email, password, confirmEmail: true, userMetadata: { name: 'Anna', language: 'ar' } });
  const auth = createAuthClient(server);
  const { data } = await auth.signInWithPassword({ email, password });
  const client = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${data.session?.access_token}` }),
  });
  expect((await client.call(getPreferences)).data.language).toBe('ar');
  await client.call(updatePreferences, { language: 'de' });
  const { data: told } = await auth.getUser();
  expect(told.user?.user_metadata).toMatchObject({ name: 'Anna', language: 'de' });
});

test('a user gets their record with their profile', async () => {
  const { data } = await anna.client.call(getUser);
  expect(data).toMatchObject({ id: anna.userId, profile: { role: null, onboarding_completed: false } });
});

test('a profile is written, changed in part, and read back', async () => {
  const first = { role: 'Recruiter', job_title: 'Lead', industries: ['Health', 'Law'] };
  const made = await anna.client.call(createProfile, first);
  expect(made).toMatchObject({ data: first, message: 'Profile updated successfully' });
  await anna.client.call(updateProfile, { job_title: null });
  const { data } = await anna.client.call(getProfile);
  expect(data).toMatchObject({ ...first, job_title: null });
  expect(data.updated_at).not.toBeNull();
});

test('the profile is the row that the identity service’s clients write', async () => {
  await anna.client.call(updateProfile, { company_name: 'Example Ltd' });
  const id = (await anna.client.call(getMe)).data.supabaseId;
  const response = await fetch(`${server.url}/rest/v1/profiles?id=eq.${id}&select=company_name`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  expect(await response.json()).toEqual([{ company_name: 'Example Ltd' }]);
});

test('fields that users may not set are ignored in every request', async () => {
  const boris = await signUp(server);
  const claim = {
    id: boris.userId,
    userId: boris.userId,
    supabaseId: 'other',
    email: 'operator@example.org',
    isVerified: false,
    googleSignIn: true,
    plan: 'enterprise',
    credits: 1000,
    onboarding_completed: true,
  };
  const before = (await anna.client.call(getUser)).data;
  for (const [method, path] of [
    ['PATCH', '/user'],
    ['PATCH', '/user/profile'],
    ['POST', '/user/profile'],
    ['PATCH', '/user/preferences'],
    ['PATCH', '/email-preferences'],
  ] as const) {
    expect((await send(method, path, claim)).status, path).toBe(200);
  }
  const after = (await anna.client.call(getUser)).data;
  const { updated_at: _then, ...profileBefore } = before.profile ?? { updated_at: null };
  const { updated_at: _now, ...profileAfter } = after.profile ?? { updated_at: null };
  expect({ ...after, profile: profileAfter }).toEqual({ ...before, profile: profileBefore });
});

test('a new name is sent to the identity service, for the session’s user', async () => {
  const { data, message } = await anna.client.call(updateUser, { name: 'Anna Zweig' });
  expect(message).toBe('Profile updated successfully');
  expect(data.name).toBe('Anna Zweig');
  const client = createAuthClient(server);
  const { data: session } = await client.signInWithPassword(anna);
  expect(session.user?.user_metadata).toMatchObject({
    userId: anna.userId,
    name: 'Anna Zweig',
    googleSignIn: false,
    isVerified: true,
  });
});

test('the profile of a user gives no rights', async () => {
  const client = createAuthClient(server);
  await client.signInWithPassword(anna);
  const data = { isVerified: false, googleSignIn: true, userId: crypto.randomUUID(), role: 'operator' };
  await client.updateUser({ data });
  expect((await anna.client.call(getMe)).data).toMatchObject({
    id: anna.userId,
    isVerified: true,
    googleSignIn: false,
    isOperator: false,
  });
});

test('preferences have the documented defaults and are updated partially', async () => {
  expect((await anna.client.call(getPreferences)).data).toEqual({
    theme: 'system',
    language: 'en',
    retentionDays: 180,
    anonymousView: true,
  });
  const { data } = await anna.client.call(updatePreferences, { retentionDays: 30, theme: 'dark' });
  expect(data).toEqual({ theme: 'dark', language: 'en', retentionDays: 30, anonymousView: true });
  for (const retentionDays of [0, 1.5, 100_000]) {
    const call = anna.client.call(updatePreferences, { retentionDays });
    await expect(call).rejects.toMatchObject({
      status: 422,
      errors: { retentionDays: [expect.any(String)] },
    });
  }
});

test('each kind of email can be turned off separately', async () => {
  const { data } = await anna.client.call(updateEmailPreferences, { creditsLow: false });
  expect(data).toEqual({
    analysisFinished: true,
    creditsLow: false,
    supportReplies: true,
    filesDue: true,
  });
  expect((await anna.client.call(getEmailPreferences)).data).toEqual(data);
});

async function photograph(width: number, height: number): Promise<Blob> {
  const picture = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'PLANTED-ARTIST', Make: 'PLANTED-CAMERA' } })
    .toBuffer();
  return new Blob([new Uint8Array(picture)]);
}

test('a picture is redrawn: small, and without anything else that its file contained', async () => {
  const { data } = await anna.client.call(uploadProfileImage, { file: await photograph(1600, 800) });
  const response = await fetch(server.url + data.profileImage);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.includes('PLANTED')).toBe(false);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 512, height: 256, exif: undefined });
  expect((await anna.client.call(getMe)).data.profileImage).toBe(data.profileImage);
});

test('a new picture replaces the old one, and can be removed', async () => {
  const first = (await anna.client.call(uploadProfileImage, { file: await photograph(20, 20) })).data;
  const second = (await anna.client.call(uploadProfileImage, { file: await photograph(30, 30) })).data;
  expect((await fetch(server.url + first.profileImage)).status).toBe(404);
  await anna.client.call(removeProfileImage);
  expect((await fetch(server.url + second.profileImage)).status).toBe(404);
  expect((await anna.client.call(getMe)).data.profileImage).toBeNull();
});

test.each([
  ['words', async () => 'not a picture at all'],
  ['nothing', async () => ''],
  [
    'a drawing that could refer to other files',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  ],
  ['half a picture', async () => (await photograph(400, 400)).slice(0, 900)],
])('%s is refused as a picture', async (_, make) => {
  const call = anna.client.call(uploadProfileImage, { file: new Blob([await make()]) });
  await expect(call).rejects.toMatchObject({ status: 422, errors: { file: [expect.any(String)] } });
});

test('a picture of too many pixels is refused before it is decoded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-picture-'));
  // A header that declares 60,000 × 60,000 pixels, with no pixels after it.
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');
  await writeFile(join(folder, 'x.png'), header);
  const call = anna.client.call(uploadProfileImage, { file: new Blob([header]) });
  await expect(call).rejects.toMatchObject({ status: 422 });
  await rm(folder, { recursive: true });
});

test.each(['../../etc/passwd', '%2e%2e%2fx', 'x', '0'.repeat(32)])(
  'there is no picture named %s',
  async (id) => {
    expect((await fetch(`${server.url}/api/profile-images/${id}`)).status).toBe(404);
  },
);
