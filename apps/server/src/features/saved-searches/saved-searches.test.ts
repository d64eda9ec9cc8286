import { randomUUID } from 'node:crypto';
import {
  addToHiringTeam,
  changeSearchAlert,
  deleteSavedSearch,
  leaveOrganization,
  listNotifications,
  listSavedSearches,
  type PoolChip,
  restoreSavedSearch,
  type SavedSearch,
  savedSearchLimits,
  saveSearch,
  searchPool,
  updateSavedSearch,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../platform/clock/clock.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { savedSearches, searchAlerts } from './saved-search-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const skill = (id: string, mode: PoolChip['mode'] = 'must'): PoolChip => ({
  kind: 'skill',
  text: id,
  ways: [{ kind: 'skill', value: id }],
  amount: null,
  level: null,
  mode,
});
const docker = [skill('docker')];

const save = async ({ client }: SignedUp, search: Partial<Parameters<typeof saveBody>[0]> = {}) =>
  (await client.call(saveSearch, saveBody(search))).data;
const saveBody = (search: {
  name?: string;
  chips?: PoolChip[];
  isShared?: boolean;
  alert?: SavedSearch['alert'];
}) => ({
  name: 'Container people',
  chips: docker,
  ...search,
});
const list = async ({ client }: SignedUp) => (await client.call(listSavedSearches)).data.searches;
const namesOf = (searches: readonly SavedSearch[]) => searches.map(({ name }) => name);

async function arrive(member: SignedUp, ...names: string[]) {
  const job = await newJob(member);
  const files: string[] = [];
  for (const name of names) files.push(await send(member, `${name}.txt`, resumeText(name, 'SQL, Docker')));
  await start(member, job.id, files);
  await server.platform.queue.runTasks();
  return job;
}

/** Runs the task of every minute. */
const notify = () => forInstallation(() => server.services.searchAlerts.notify());

async function toldOf({ client }: SignedUp) {
  const { notifications } = (await client.call(listNotifications, {})).data;
  return notifications.flatMap(({ kind, count, searchName, isGone }) =>
    kind === 'search-matches' ? [{ count, searchName, isGone }] : [],
  );
}

test('a search is saved, renamed, shared, deleted and restored', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'recruiter', 'admin']);
  const [owner, anna, ben, admin] = members as [SignedUp, SignedUp, SignedUp, SignedUp];
  const saved = await save(anna);
  expect(saved).toMatchObject({ isOwn: true, isShared: false, alert: 'off', chips: docker });
  expect(await list(ben)).toEqual([]);
  await expect(ben.client.call(deleteSavedSearch, saved)).rejects.toMatchObject({ status: 404 });
  await anna.client.call(updateSavedSearch, { id: saved.id, name: 'Harbor IT', isShared: true });
  expect((await list(ben))[0]).toMatchObject({ name: 'Harbor IT', isOwn: false });
  await expect(ben.client.call(updateSavedSearch, { id: saved.id, name: 'Mine' })).rejects.toMatchObject({
    status: 403,
  });
  await owner.client.call(updateSavedSearch, { id: saved.id, name: 'Ours' });
  await expect(owner.client.call(updateSavedSearch, { id: saved.id, isShared: false })).rejects.toMatchObject(
    { status: 403 },
  );
  await anna.client.call(deleteSavedSearch, saved);
  expect([...(await list(anna)), ...(await list(ben))]).toEqual([]);
  await anna.client.call(restoreSavedSearch, saved);
  expect(namesOf(await list(ben))).toEqual(['Ours']);
  await expect(list(admin)).rejects.toMatchObject({ status: 403 });
});

test('the number of saved searches is limited, and deleted ones are gone after a day', async () => {
  const anna = await signUp(server);
  const { id } = await save(anna);
  await anna.client.call(deleteSavedSearch, { id });
  const { database } = server.platform.openDatabase;
  await forInstallation(async () => {
    const at = new Date(server.platform.clock.now().getTime() - dayMs - 1);
    await database.update(savedSearches).set({ deletedAt: at }).where(eq(savedSearches.id, id));
    await server.services.searchAlerts.forgetDeleted();
  });
  await expect(anna.client.call(restoreSavedSearch, { id })).rejects.toMatchObject({ status: 404 });
  const createdAt = server.platform.clock.now();
  const { userId: createdBy, organizationId } = anna;
  const row = { organizationId, createdBy, privateTo: createdBy, name: 'One', chips: docker, createdAt };
  const rows = Array.from({ length: savedSearchLimits.searches }, () => ({ ...row, id: randomUUID() }));
  await forInstallation(() => database.insert(savedSearches).values(rows));
  await expect(save(anna)).rejects.toMatchObject({ status: 409, code: 'no-room' });
});

test('a member is notified once of each newly found person, and of no existing one', async () => {
  const anna = await signUp(server);
  await arrive(anna, 'Ada Thorne');
  await save(anna, { alert: 'at-once' });
  await save(anna, { name: 'Welders', chips: [skill('welding')], alert: 'at-once' });
  // With parts that only sort, people who match none aren't found.
  await save(anna, { name: 'Perhaps welders', chips: [skill('welding', 'prefer')], alert: 'at-once' });
  await notify();
  expect(await toldOf(anna)).toEqual([]);
  await arrive(anna, 'Ben Quay', 'Mia Falk');
  await notify();
  expect(await toldOf(anna)).toEqual([{ count: 2, searchName: 'Container people', isGone: false }]);
  // Another resume of Ada, who was already found, and the same people again.
  await send(anna, 'again.txt', resumeText('Ada Thorne', 'Docker, Kubernetes'));
  await server.platform.queue.runTasks();
  await Promise.all([notify(), notify()]);
  expect((await toldOf(anna)).map(({ count }) => count)).toEqual([2]);
});

test('a daily alert waits for its day, and a deleted search or one without an alert sends nothing', async () => {
  const anna = await signUp(server);
  const daily = await save(anna, { name: 'Daily', alert: 'daily' });
  const deleted = await save(anna, { name: 'Deleted', alert: 'at-once' });
  const silent = await save(anna, { name: 'Silent', alert: 'at-once' });
  await anna.client.call(changeSearchAlert, { id: silent.id, alert: 'off' });
  await anna.client.call(deleteSavedSearch, deleted);
  await arrive(anna, 'Ada Thorne');
  await notify();
  expect(await toldOf(anna)).toEqual([]);
  const { database } = server.platform.openDatabase;
  const checkedAt = new Date(server.platform.clock.now().getTime() - dayMs - 1);
  await forInstallation(() =>
    database.update(searchAlerts).set({ checkedAt }).where(eq(searchAlerts.searchId, daily.id)),
  );
  await notify();
  expect((await toldOf(anna)).map(({ searchName }) => searchName)).toEqual(['Daily']);
  // People added while it was off aren't announced afterwards.
  await anna.client.call(changeSearchAlert, { id: silent.id, alert: 'at-once' });
  await notify();
  await anna.client.call(deleteSavedSearch, daily);
  expect(await toldOf(anna)).toEqual([{ count: 1, searchName: null, isGone: true }]);
});

test('a hiring manager is notified only of candidates of their jobs, and former members of none', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager', 'recruiter']);
  const [owner, manager, ben] = members as [SignedUp, SignedUp, SignedUp];
  const { id } = await save(owner, { isShared: true });
  for (const member of [manager, ben]) await member.client.call(changeSearchAlert, { id, alert: 'at-once' });
  await save(ben, { name: 'Private', alert: 'at-once' });
  await ben.client.call(leaveOrganization, {});
  await arrive(owner, 'Ada Thorne');
  const own = await arrive(owner, 'Ben Quay');
  await owner.client.call(addToHiringTeam, { id: own.id, userIds: [manager.userId] });
  await notify();
  expect(await toldOf(manager)).toMatchObject([{ count: 1 }]);
  expect((await manager.client.call(searchPool, { chips: docker })).data.total).toBe(1);
  const { database } = server.platform.openDatabase;
  const ofBen = eq(searchAlerts.userId, ben.userId);
  expect(await forInstallation(() => database.select().from(searchAlerts).where(ofBen))).toEqual([]);
  expect(namesOf(await list(owner))).toEqual(['Container people']);
});
