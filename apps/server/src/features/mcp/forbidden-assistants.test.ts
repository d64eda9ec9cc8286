import {
  createApiKey,
  listAssistants,
  listOrganizationActivity,
  listOrganizations,
  updateOrganizationSettings,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAssistant } from '../../testing/connect-assistant.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../testing/team.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
});

afterAll(() => server.stop());

async function askTools(token: string): Promise<number> {
  const { status } = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
  });
  return status;
}

async function openOrganization() {
  const { members } = await openTeam(server, ['owner', 'admin', 'recruiter']);
  const [owner, admin, recruiter] = members;
  if (!owner || !admin || !recruiter) throw new Error('Three members.');
  return { owner, admin, recruiter };
}

test('an organization that forbids assistants ends all at once, and lets in none until it allows them', async () => {
  const { owner, admin, recruiter } = await openOrganization();
  const first = await connectAssistant(server, recruiter);
  const second = await connectAssistant(server, owner);
  const { secret } = (await owner.client.call(createApiKey, { name: 'Key', scopes: ['jobs:read'] })).data;
  for (const token of [first.accessToken, second.accessToken, secret])
    expect(await askTools(token)).toBe(200);

  const off = { allowsAssistants: false, before: { allowsAssistants: true } };
  await expect(recruiter.client.call(updateOrganizationSettings, off)).rejects.toMatchObject({ status: 403 });
  expect((await admin.client.call(updateOrganizationSettings, off)).data.allowsAssistants).toBe(false);
  for (const token of [first.accessToken, second.accessToken]) expect(await askTools(token)).toBe(401);
  expect(await askTools(secret)).toBe(403);
  const listed = (await admin.client.call(listAssistants)).data;
  expect(listed.map(({ state }) => state)).toEqual(['ended', 'ended']);
  const { events } = (await owner.client.call(listOrganizationActivity, {})).data;
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['organization-settings-changed', 'assistant-disconnected']),
  );
  const own = (await recruiter.client.call(listOrganizations)).data;
  expect(own.map(({ allowsAssistants }) => allowsAssistants)).toEqual([true, false]);
  await expect(connectAssistant(server, recruiter)).rejects.toMatchObject({ status: 403 });
  // Another organization of the same member isn't affected.
  const elsewhere = { ...recruiter, client: callAs(server, recruiter, recruiter.userId) };
  const personal = await connectAssistant(server, elsewhere);
  expect(await askTools(personal.accessToken)).toBe(200);

  await admin.client.call(updateOrganizationSettings, { allowsAssistants: true });
  expect(await askTools(first.accessToken)).toBe(401);
  expect(await askTools(secret)).toBe(200);
  const again = await connectAssistant(server, recruiter);
  expect(await askTools(again.accessToken)).toBe(200);
});

test('an assistant that is allowed while its organization forbids all is ended with them', async () => {
  const { admin, recruiter } = await openOrganization();
  const [connected] = await Promise.allSettled([
    connectAssistant(server, recruiter),
    admin.client.call(updateOrganizationSettings, { allowsAssistants: false }),
  ]);
  if (connected.status === 'fulfilled') expect(await askTools(connected.value.accessToken)).toBe(401);
  else expect(connected.reason).toMatchObject({ status: 403 });
  const { data } = await admin.client.call(listAssistants);
  expect(data.filter(({ state }) => state === 'connected')).toEqual([]);
});
