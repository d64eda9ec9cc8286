import {
  createDirectoryToken,
  getDirectory,
  listMembers,
  revokeDirectoryToken,
  seatsByPlan,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../../testing/doubles/identity-provider.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { callbackPage, type Records, setUpSignOn, signOn } from '../../single-sign-on/testing/sign-on.ts';
import { newPerson, patchOf, sendWith } from '../testing/directory.ts';

const records: Records = new Map();
let server: TestServer;
let provider: IdentityProvider;

beforeAll(async () => {
  server = await startTestServer(
    { findTextRecords: async (name) => records.get(name) ?? [] },
    { redirects: [callbackPage], limitFactor: 1000 },
  );
  provider = await startIdentityProvider(`${server.url}/auth/v1/callback`);
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
});

async function openCompany() {
  const [owner] = (await openTeam(server)).members;
  if (!owner) throw new Error('A team has an owner.');
  const domain = `${crypto.randomUUID()}.example`;
  const connectionId = await setUpSignOn(owner, records, domain, provider);
  return { owner, domain, connectionId };
}

/** Sets who signs in at the provider. */
function pose(email: string): void {
  provider.person = { sub: crypto.randomUUID(), email, email_verified: true, name: 'Ida Lindqvist' };
}

test('with a connected directory, only users added by the directory can log in', async () => {
  const { owner, domain, connectionId } = await openCompany();
  const { secret } = (await owner.client.call(createDirectoryToken)).data;
  const send = sendWith(server, secret);
  pose(`visitor@${domain}`);
  expect((await signOn(server, connectionId)).error).toBe('sso_not_admitted');
  const person = newPerson(domain);
  const { body } = await send('POST', '/Users', person);
  pose(person.userName);
  const { auth, token } = await signOn(server, connectionId);
  expect(token).not.toBeNull();
  expect((await owner.client.call(listMembers)).data.map(({ email }) => email)).toContain(person.userName);

  // Sessions that began at the provider end with the membership.
  expect((await auth.getUser()).error).toBeNull();
  await send('PATCH', `/Users/${body.id}`, patchOf({ op: 'replace', value: { active: 'false' } }));
  expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await signOn(server, connectionId)).error).toBe('sso_not_admitted');

  // Even once the directory is gone, signing in doesn't make them a member again, unlike a new person.
  const { tokens } = (await owner.client.call(getDirectory)).data;
  await owner.client.call(revokeDirectoryToken, { id: tokens[0]?.id ?? '' });
  expect((await signOn(server, connectionId)).error).toBe('sso_not_admitted');
  pose(`newcomer@${domain}`);
  expect((await signOn(server, connectionId)).token).not.toBeNull();
});

test('signing in adds no member if all seats are taken', async () => {
  const { owner, domain, connectionId } = await openCompany();
  for (let taken = 1; taken < seatsByPlan.free; taken += 1) {
    pose(`member-${taken}@${domain}`);
    expect((await signOn(server, connectionId)).token).not.toBeNull();
  }
  pose(`late@${domain}`);
  expect((await signOn(server, connectionId)).error).toBe('sso_organization_full');
  expect((await owner.client.call(listMembers)).data).toHaveLength(seatsByPlan.free);
});
