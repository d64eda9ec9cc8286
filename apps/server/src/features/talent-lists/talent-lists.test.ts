import { randomUUID } from 'node:crypto';
import {
  addToTalentList,
  createTalentList,
  deleteFiles,
  deletePerson,
  deleteTag,
  exportTalentList,
  getTalentList,
  listAnalyses,
  listTags,
  listTalentLists,
  mergePeople,
  noteOnTalentList,
  removeFromTalentList,
  renameTag,
  tagPeople,
  undoPersonChange,
  updateTalentList,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { resumeTags } from '../analyses/analysis-tables.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { resumes } from '../files/resume-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function read(owner: SignedUp, name: string): Promise<{ fileId: string; personId: string }> {
  const fileId = await send(owner, `${name} ${randomUUID()}.txt`, `${resumeText(name)}\n${randomUUID()}`);
  await server.services.resumes.read(runRequester(owner.organizationId), fileId);
  const [found] = await database()
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, fileId));
  return { fileId, personId: found?.personId ?? '' };
}

const tagsIn = async ({ client }: SignedUp) => (await client.call(listTags)).data;

test('a tag is the person’s: it survives a deleted resume, follows a merge and goes back with it', async () => {
  const anna = await signUp(server);
  const [ada, ben] = [await read(anna, 'Ada Thorne'), await read(anna, 'Ben Quay')];
  const { data: tagged } = await anna.client.call(tagPeople, {
    fileIds: [ada.fileId],
    addTags: ['Silver medalist', 'SQL'],
  });
  expect(tagged.changed).toBe(1);
  const { changeId } = (await anna.client.call(mergePeople, { id: ben.personId, otherId: ada.personId }))
    .data;
  // Also found by the earlier id; a tag on any of the resumes counts.
  const again = await anna.client.call(tagPeople, { personIds: [ada.personId], addTags: ['sql'] });
  expect(again.data).toEqual({ changed: 0, undo: [] });
  await anna.client.call(undoPersonChange, { id: ben.personId, changeId });
  expect(
    (await anna.client.call(tagPeople, { personIds: [ben.personId], addTags: ['sql'] })).data.changed,
  ).toBe(1);
  expect(await tagsIn(anna)).toEqual([
    { tag: 'Silver medalist', people: 1 },
    { tag: 'SQL', people: 2 },
  ]);

  await anna.client.call(mergePeople, { id: ben.personId, otherId: ada.personId });
  await anna.client.call(deleteFiles, { ids: [ada.fileId] });
  expect(await tagsIn(anna)).toEqual([
    { tag: 'Silver medalist', people: 1 },
    { tag: 'SQL', people: 1 },
  ]);
  await anna.client.call(deletePerson, { id: ben.personId });
  expect(await tagsIn(anna)).toEqual([]);
  const left = await database()
    .select()
    .from(resumeTags)
    .where(eq(resumeTags.organizationId, anna.organizationId));
  expect(left).toEqual([]);
});

test('tags of many are put back as they were, renamed, merged and deleted in one place', async () => {
  const anna = await signUp(server);
  const [ada, ben] = [await read(anna, 'Ada Thorne'), await read(anna, 'Ben Quay')];
  await anna.client.call(tagPeople, { personIds: [ada.personId], addTags: ['Relocates'] });
  const before = await tagsIn(anna);
  const { data } = await anna.client.call(tagPeople, {
    personIds: [ada.personId, ben.personId],
    addTags: ['Relocates', 'Senior'],
  });
  expect(data).toMatchObject({ changed: 2 });
  for (const each of data.undo) await anna.client.call(tagPeople, each);
  expect(await tagsIn(anna)).toEqual(before);

  await anna.client.call(tagPeople, { personIds: [ada.personId, ben.personId], addTags: ['moves'] });
  await anna.client.call(renameTag, { tag: 'MOVES', name: 'relocates' });
  expect(await tagsIn(anna)).toEqual([{ tag: 'Relocates', people: 2 }]);
  await anna.client.call(renameTag, { tag: 'relocates', name: 'RELOCATES' });
  expect(await tagsIn(anna)).toEqual([{ tag: 'RELOCATES', people: 2 }]);
  await anna.client.call(deleteTag, { tag: 'relocates' });
  expect(await tagsIn(anna)).toEqual([]);
  await expect(anna.client.call(deleteTag, { tag: 'relocates' })).rejects.toMatchObject({ status: 404 });
});

test('an analysis shows the tags of its person, also those of another resume', async () => {
  const anna = await signUp(server);
  const { id: jobId } = await newJob(anna);
  const [scored, older] = [await read(anna, 'Ada Thorne'), await read(anna, 'Ben Quay')];
  await start(anna, jobId, [scored.fileId]);
  await server.platform.queue.runTasks();
  await anna.client.call(tagPeople, { personIds: [older.personId], addTags: ['Referral'] });
  await anna.client.call(mergePeople, { id: scored.personId, otherId: older.personId });
  const { analyses } = (await anna.client.call(listAnalyses, { tag: 'referral', limit: 5 })).data;
  expect(analyses.map(({ tags }) => tags)).toEqual([['Referral']]);
});

test('a list holds people by themselves, their resumes or analyses, and each of them once', async () => {
  const anna = await signUp(server);
  const { id: jobId } = await newJob(anna);
  const [ada, ben] = [await read(anna, 'Ada Thorne'), await read(anna, 'Ben Quay')];
  await start(anna, jobId, [ben.fileId]);
  await server.platform.queue.runTasks();
  const [analysis] = (await anna.client.call(listAnalyses, { limit: 1 })).data.analyses;
  const { data: list } = await anna.client.call(createTalentList, { name: 'Silver medalists' });
  const add = async (chosen: object, note = '') =>
    (await anna.client.call(addToTalentList, { id: list.id, ...chosen, note })).data.added;
  expect(await add({ fileIds: [ada.fileId] }, 'Second last spring')).toEqual([ada.personId]);
  expect(await add({ analysisIds: [analysis?.id ?? ''], personIds: [ada.personId] })).toEqual([ben.personId]);
  const page = async (order: 'name' | 'match') =>
    (await anna.client.call(getTalentList, { id: list.id, order })).data;
  expect((await page('match')).people.map(({ personId }) => personId)).toEqual([ben.personId, ada.personId]);
  await anna.client.call(noteOnTalentList, { id: list.id, personId: ben.personId, note: '=SUM(1)' });

  const { changeId } = (await anna.client.call(mergePeople, { id: ada.personId, otherId: ben.personId }))
    .data;
  expect((await page('name')).list.people).toBe(1);
  expect((await page('name')).people).toMatchObject([
    { personId: ada.personId, resumes: 2, note: 'Second last spring · =SUM(1)' },
  ]);
  const on = async (personId: string) =>
    (await anna.client.call(listTalentLists, { personId })).data.map(({ name }) => name);
  expect(await on(ben.personId)).toEqual(['Silver medalists']);
  await anna.client.call(undoPersonChange, { id: ada.personId, changeId });
  const notes = (await page('name')).people.map(({ note }) => note);
  expect(notes.sort()).toEqual(['=SUM(1)', 'Second last spring']);

  await anna.client.call(removeFromTalentList, { id: list.id, personIds: [ada.personId] });
  expect(await on(ada.personId)).toEqual([]);
  await anna.client.call(deletePerson, { id: ben.personId });
  expect((await page('name')).people).toEqual([]);
});

test('a private list is its maker’s, a shared one the team’s, and hiring managers see none', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager']);
  const [owner, recruiter, manager] = members;
  if (!owner || !recruiter || !manager) throw new Error('The team lacks a member.');
  const { personId } = await read(owner, 'Ada Thorne');
  const { data: list } = await owner.client.call(createTalentList, { name: 'Quiet', description: 'Mine' });
  await owner.client.call(addToTalentList, { id: list.id, personIds: [personId], note: '=1+1' });
  const seen = async ({ client }: SignedUp) =>
    (await client.call(listTalentLists, {})).data.map(({ name }) => name);
  expect(await seen(recruiter)).toEqual([]);
  await expect(recruiter.client.call(getTalentList, { id: list.id })).rejects.toMatchObject({ status: 404 });

  await owner.client.call(updateTalentList, { id: list.id, isShared: true });
  expect(await seen(recruiter)).toEqual(['Quiet']);
  await recruiter.client.call(updateTalentList, { id: list.id, name: 'Loud' });
  await expect(
    recruiter.client.call(updateTalentList, { id: list.id, isShared: false }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(manager.client.call(listTalentLists, {})).rejects.toMatchObject({ status: 403 });

  // Names are hidden by default in a team.
  const { blob } = await recruiter.client.download(exportTalentList, { id: list.id, language: 'de' });
  const [header, row] = (await blob.text()).split('\r\n');
  expect(header).toContain('Kandidat,Position');
  expect(row).toMatch(/^Candidate [^,]+,/);
  expect(row).toContain(",'=1+1,");
  const [entry] = await database()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'talent-list-exported'));
  expect(entry).toMatchObject({ actorId: recruiter.userId, subjectId: list.id });
});

test('a list asked for twice with one key is made once, and another list needs another key', async () => {
  const { client } = await signUp(server);
  const given = { name: 'Silver medalists', idempotencyKey: randomUUID() };
  const [first, again] = [
    await client.call(createTalentList, given),
    await client.call(createTalentList, given),
  ];
  expect(again.data).toEqual(first.data);
  expect((await client.call(listTalentLists)).data).toHaveLength(1);
  const other = client.call(createTalentList, { ...given, name: 'Others' });
  await expect(other).rejects.toMatchObject({ status: 409, code: 'conflict' });
});
