import { randomUUID } from 'node:crypto';
import { getMe, organizationId } from '@winnow/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../testing/team.ts';
import { newJob } from '../../testing/work.ts';
import { invitations } from './invitations/invitation-tables.ts';
import { createOrganizationChecks } from './organization-checks.ts';
import { createOrganizationService, type OrganizationService } from './organization-service.ts';
import { memberships, organizations } from './organization-tables.ts';
import { personalOrganizationOf } from './personal-organization.ts';

let server: TestServer;
let service: OrganizationService;

beforeAll(async () => {
  server = await startTestServer();
  service = createOrganizationService({
    database: server.platform.openDatabase.database,
    clock: server.platform.clock,
    noteException: async () => {},
  });
});

afterAll(() => server.stop());

const identify = (token: string, organization?: string) =>
  server.services.accounts.identifyCaller(token, organization);

test('a new user has a personal organization with the same id, as its only member and owner', async () => {
  const { userId, token } = await signUp(server);
  expect(await service.list(userId)).toMatchObject([
    { organizationId: userId, role: 'owner', name: '', personalUserId: userId },
  ]);
  expect(await identify(token)).toMatchObject({ organizationId: userId, role: 'owner' });
});

test('a call is for the organization in its header, otherwise for the last selected one', async () => {
  const { id, members } = await openTeam(server, ['owner', 'recruiter']);
  const [, { userId, token } = await signUp(server)] = members;
  expect(await identify(token)).toMatchObject({ organizationId: userId });
  expect(await identify(token, id.toUpperCase())).toMatchObject({ organizationId: id, role: 'recruiter' });
  await service.switchTo(userId, id);
  expect(await identify(token)).toMatchObject({ organizationId: id });
  expect(await identify(token, userId)).toMatchObject({ organizationId: userId, role: 'owner' });
  await service.switchTo(userId, personalOrganizationOf(userId));
  expect(await identify(token)).toMatchObject({ organizationId: userId });
});

test.each(['unknown', 'of others', 'no id'])('an organization that is %s is not found', async (kind) => {
  const { token } = await signUp(server);
  const { id } = await openTeam(server);
  const named = { unknown: randomUUID(), 'of others': id, 'no id': "' or true --" }[kind] ?? '';
  const answer = await callAs(server, { token }, named)
    .call(getMe)
    .catch((error: unknown) => error);
  expect(answer).toMatchObject({
    status: 404,
    code: 'no-such-organization',
    message: 'There is no such organization.',
  });
});

test('a removed member is refused on the next call, and returns to their own organization', async () => {
  const { id, members } = await openTeam(server, ['owner', 'recruiter']);
  const [, removed = await signUp(server)] = members;
  await service.switchTo(removed.userId, id);
  await removed.client.call(getMe);
  await server.platform.openDatabase.database
    .delete(memberships)
    .where(and(eq(memberships.userId, removed.userId), eq(memberships.organizationId, id)));
  await expect(removed.client.call(getMe)).rejects.toMatchObject({ status: 404 });
  await expect(service.switchTo(removed.userId, id)).rejects.toMatchObject({ code: 'no-such-organization' });
  expect(await identify(removed.token)).toMatchObject({ organizationId: removed.userId, role: 'owner' });
});

test('organizations without an owner and personal ones with other members are detected', async () => {
  const { database } = server.platform.openDatabase;
  const checks = createOrganizationChecks({ ...server.platform, database });
  expect(await checks.findWithoutOwner()).toMatchObject({ errors: [] });
  expect(await checks.findUnfitPersonal()).toMatchObject({ errors: [] });
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const { id } = await openTeam(server, ['recruiter']);
  const createdAt = server.platform.clock.now();
  const intruder = { organizationId: organizationId.parse(anna.userId), userId: boris.userId, createdAt };
  await database.insert(memberships).values({ ...intruder, role: 'admin' });
  expect(await checks.findWithoutOwner()).toMatchObject({ errors: [`${id} has no owner`] });
  expect((await checks.findUnfitPersonal()).errors).toEqual([
    expect.stringContaining(`admin ${boris.userId}`),
  ]);
  await database.update(organizations).set({ logo: 'gone' }).where(eq(organizations.id, id));
  expect(await checks.findMissingLogos()).toEqual({ count: 1, errors: ['gone is missing'] });
  await database.delete(organizations).where(eq(organizations.id, id));
  await database.delete(memberships).where(sql`role = 'admin'`);
  const invitation = {
    id: randomUUID(),
    organizationId: organizationId.parse(anna.userId),
    role: 'admin',
  } as const;
  await database
    .insert(invitations)
    .values({ ...invitation, email: 'someone@example.org', createdAt, expiresAt: createdAt });
  expect((await checks.findInvitationsToPersonal()).errors).toEqual([
    `${invitation.id} invites to a personal organization`,
  ]);
  await database.delete(invitations).where(eq(invitations.id, invitation.id));
  expect(await checks.findUnfitPersonal()).toMatchObject({ errors: [] });
});

test('a row that refers to a row of another organization is detected', async () => {
  const { database } = server.platform.openDatabase;
  const checks = createOrganizationChecks({ ...server.platform, database });
  const [anna, boris] = [await signUp(server), await signUp(server)];
  await newJob(anna);
  expect(await checks.findRowsAcross()).toMatchObject({ errors: [] });
  await database.execute(
    sql`update job_descriptions set organization_id = ${boris.userId} where organization_id = ${anna.userId}`,
  );
  const job = await server.services.jobs.create(anna, { text: 'Cook', source: 'written' });
  await database.execute(sql`insert into job_notes (id, job_id, organization_id, created_by, text, created_at)
    values (gen_random_uuid(), ${job.id}, ${boris.userId}, ${boris.userId}, 'Astray', now())`);
  expect((await checks.findRowsAcross()).errors).toEqual([
    `1 of job_notes of ${boris.userId} refer to job_descriptions of ${anna.userId}`,
  ]);
});
