import { randomUUID } from 'node:crypto';
import {
  addToHiringTeam,
  deletePerson,
  findPeople,
  getPerson,
  keepPeopleApart,
  listAnalyses,
  listProposedMerges,
  listVersions,
  mergePeople,
  splitPerson,
  undoPersonChange,
} from '@winnow/contracts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { poolPeople } from '../talent-pool/talent-pool-tables.ts';
import { resumePairs } from './identity-tables.ts';
import { listUnfitPeople } from './person-check-repository.ts';
import { people } from './person-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function read(owner: SignedUp, name: string, text = resumeText(name)): Promise<string> {
  const id = await send(owner, `${name} ${randomUUID()}.txt`, text);
  await server.services.resumes.read(runRequester(owner.organizationId), id);
  return id;
}

async function personOf(id: string): Promise<string> {
  const [found] = await database()
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, id));
  return found?.personId ?? '';
}

/** Everything that an undo must restore: the person of each resume, merges, and pairs that are kept apart. */
async function standing({ organizationId }: SignedUp) {
  const { id, personId } = resumes;
  const held = await database()
    .select({ id, personId })
    .from(resumes)
    .where(eq(resumes.organizationId, organizationId))
    .orderBy(asc(id));
  const known = await database()
    .select()
    .from(people)
    .where(eq(people.organizationId, organizationId))
    .orderBy(asc(people.id));
  const pairs = await database()
    .select()
    .from(resumePairs)
    .where(eq(resumePairs.organizationId, organizationId))
    .orderBy(asc(resumePairs.resumeId), asc(resumePairs.otherId));
  const pool = await database()
    .select({ id: poolPeople.personId })
    .from(poolPeople)
    .where(eq(poolPeople.organizationId, organizationId))
    .orderBy(asc(poolPeople.personId));
  // The talent pool lists people with resumes, and no one else.
  expect(pool.map((each) => each.id)).toEqual([...new Set(held.map((each) => each.personId))].sort());
  return { held, known, pairs };
}

const refusal = (status: number) => expect.objectContaining({ status });

test('two people are merged by hand, the old address leads on, and the undo restores both exactly', async () => {
  const owner = await signUp(server);
  const [ada, ben] = [await read(owner, 'Ada Thorne'), await read(owner, 'Ben Quay')];
  const [id, otherId] = [await personOf(ada), await personOf(ben)];
  const before = await standing(owner);
  const { changeId } = (await owner.client.call(mergePeople, { id, otherId })).data;
  await standing(owner);
  const merged = (await owner.client.call(getPerson, { id: otherId })).data;
  expect(merged.id).toBe(id);
  expect(merged.resumes.map(({ fileId }) => fileId).sort()).toEqual([ada, ben].sort());
  expect(merged.changes).toMatchObject([{ kind: 'merged', by: owner.userId, resumes: 1, canUndo: true }]);
  expect((await listUnfitPeople(database())).errors).toEqual([]);
  await expect(owner.client.call(mergePeople, { id, otherId })).rejects.toEqual(refusal(409));
  await owner.client.call(undoPersonChange, { id, changeId });
  expect(await standing(owner)).toEqual(before);
  // Repeating it changes nothing.
  await owner.client.call(undoPersonChange, { id, changeId });
  expect(await standing(owner)).toEqual(before);
  const [change] = (await owner.client.call(getPerson, { id })).data.changes;
  expect(change).toMatchObject({ canUndo: false, otherId });
  expect(change?.undoneAt).not.toBeNull();
  const said = await database()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id));
  expect(said.map(({ action }) => action).sort()).toEqual(['people-merged', 'person-change-undone']);
});

test('a resume is split off, never joined again by itself, and the undo restores exactly', async () => {
  const owner = await signUp(server);
  const text = resumeText('Ada Thorne');
  const first = await read(owner, 'Ada Thorne', text);
  const second = await read(owner, 'Ada Thorne', `${text}\nFrench: B1`);
  const id = await personOf(first);
  expect(await personOf(second)).toBe(id);
  const before = await standing(owner);
  const split = (await owner.client.call(splitPerson, { id, fileIds: [second] })).data;
  expect(await personOf(second)).toBe(split.otherId);
  await standing(owner);
  expect((await listUnfitPeople(database())).errors).toEqual([]);
  // A proposal as before, and a third resume is assigned to one of them.
  await read(owner, 'Ada Thorne', `${text}\nItalian: B1`);
  expect(await personOf(first)).not.toBe(await personOf(second));
  const shown = (await owner.client.call(getPerson, { id: split.otherId })).data;
  expect(shown.proposals).toEqual([]);
  await owner.client.call(deletePerson, { id: split.otherId });
  await expect(owner.client.call(getPerson, { id: split.otherId })).rejects.toEqual(refusal(404));
  // The person who was split off is deleted, so the split can't be undone.
  const undone = owner.client.call(undoPersonChange, { id, changeId: split.changeId });
  await expect(undone).rejects.toEqual(refusal(409));
  expect(before.held).toHaveLength(2);
});

test('undoing a split brings back the resume and what was proposed', async () => {
  const owner = await signUp(server);
  const text = resumeText('Ada Thorne');
  const ids = [await read(owner, 'Ada Thorne', text), await read(owner, 'Ada Thorne', `${text}\nFrench: B1`)];
  const id = await personOf(ids[0] ?? '');
  const before = await standing(owner);
  const { changeId } = (await owner.client.call(splitPerson, { id, fileIds: [ids[1] ?? ''] })).data;
  await owner.client.call(undoPersonChange, { id, changeId });
  expect(await standing(owner)).toEqual(before);
  await expect(owner.client.call(splitPerson, { id, fileIds: ids })).rejects.toEqual(refusal(422));
  await expect(owner.client.call(splitPerson, { id, fileIds: [randomUUID()] })).rejects.toEqual(refusal(409));
});

test('who was joined by a contact can be parted for good', async () => {
  const owner = await signUp(server);
  const text = resumeText('Ada Thorne');
  const first = await read(owner, 'Ada Thorne', text);
  const second = await read(owner, 'Ada Thorne', `${text}\nFrench: B1`);
  const id = await personOf(first);
  const [change] = (await owner.client.call(getPerson, { id })).data.changes;
  expect(change).toMatchObject({ kind: 'recognized', by: null, canUndo: true });
  await owner.client.call(undoPersonChange, { id, changeId: change?.id ?? '' });
  expect(await personOf(first)).not.toBe(await personOf(second));
  expect((await owner.client.call(getPerson, { id })).data.proposals).toEqual([]);
});

test('a namesake is proposed with reasons, and no more once they are kept apart', async () => {
  const owner = await signUp(server);
  const other = resumeText('Ada Thorne').replace('ada.thorne@', 'a.t@');
  const first = await read(owner, 'Ada Thorne');
  const second = await read(owner, 'Ada Thorne', other);
  const [id, otherId] = [await personOf(first), await personOf(second)];
  expect(id).not.toBe(otherId);
  const [proposal] = (await owner.client.call(getPerson, { id })).data.proposals;
  expect(proposal).toMatchObject({ id: otherId, name: 'Ada Thorne', resumes: 1 });
  expect(proposal?.likenesses).toEqual(['name', 'text', 'history']);
  const before = await standing(owner);
  const { changeId } = (await owner.client.call(keepPeopleApart, { id, otherId })).data;
  for (const each of [id, otherId]) {
    expect((await owner.client.call(getPerson, { id: each })).data.proposals).toEqual([]);
  }
  await owner.client.call(undoPersonChange, { id, changeId });
  expect(await standing(owner)).toEqual(before);
  const found = (await owner.client.call(findPeople, { search: 'thorne' })).data;
  expect(found.map((each) => each.id).sort()).toEqual([id, otherId].sort());
});

test('all proposals of the organization are listed once, the same contact first, until they are settled', async () => {
  const owner = await signUp(server);
  const listed = async (limit?: number) => (await owner.client.call(listProposedMerges, { limit })).data;
  expect(await listed()).toEqual({ total: 0, pairs: [] });
  const shared = resumeText('Ben Quay').replace('ben.quay@', 'cleo.marsh@');
  const [ben, cleo] = [await read(owner, 'Ben Quay', shared), await read(owner, 'Cleo Marsh')];
  const other = resumeText('Ada Thorne').replace('ada.thorne@', 'a.t@');
  const [ada, namesake] = [await read(owner, 'Ada Thorne'), await read(owner, 'Ada Thorne', other)];
  const idsOf = async (files: readonly string[]) => (await Promise.all(files.map(personOf))).sort();
  const { total, pairs } = await listed();
  expect(total).toBe(2);
  expect(pairs.map(({ one, other: second }) => [one.id, second.id])).toEqual([
    await idsOf([ben, cleo]),
    await idsOf([ada, namesake]),
  ]);
  expect(pairs[0]?.likenesses).toContain('email');
  expect(await listed(0)).toEqual({ total: 2, pairs: [] });
  const [first, second] = pairs;
  await owner.client.call(keepPeopleApart, { id: first?.one.id ?? '', otherId: first?.other.id ?? '' });
  const { changeId } = (
    await owner.client.call(mergePeople, { id: second?.one.id ?? '', otherId: second?.other.id ?? '' })
  ).data;
  expect(await listed()).toEqual({ total: 0, pairs: [] });
  await owner.client.call(undoPersonChange, { id: second?.one.id ?? '', changeId });
  expect((await listed()).pairs).toEqual([second]);
  const boris = await signUp(server);
  expect((await boris.client.call(listProposedMerges, {})).data.total).toBe(0);
});

test('an undo is refused where its resumes were moved again since', async () => {
  const owner = await signUp(server);
  const ids = [
    await read(owner, 'Ada Thorne'),
    await read(owner, 'Ben Quay'),
    await read(owner, 'Cleo Marsh'),
  ];
  const [one, two, three] = await Promise.all(ids.map(personOf));
  const first = (await owner.client.call(mergePeople, { id: two ?? '', otherId: one ?? '' })).data;
  await owner.client.call(mergePeople, { id: three ?? '', otherId: two ?? '' });
  const undone = owner.client.call(undoPersonChange, { id: three ?? '', changeId: first.changeId });
  await expect(undone).rejects.toEqual(refusal(409));
});

test('facts and texts of the versions are read, and analyses of all of them are listed', async () => {
  const owner = await signUp(server);
  const text = resumeText('Ada Thorne');
  const ids = [
    await read(owner, 'Ada Thorne', text),
    await read(owner, 'Ada Thorne', text.replace('2018-01', '2019-03')),
  ];
  const id = await personOf(ids[0] ?? '');
  const versions = (await owner.client.call(listVersions, { id })).data;
  expect(versions.map(({ fileId }) => fileId)).toEqual(ids.toReversed());
  expect(versions.map(({ facts }) => facts.positions[0]?.start)).toEqual(['2019-03', '2018-01']);
  const job = await newJob(owner);
  await start(owner, job.id, ids);
  await server.platform.queue.runTasks();
  const { analyses } = (await owner.client.call(listAnalyses, { personId: id })).data;
  expect(analyses.map(({ personResumes }) => personResumes)).toEqual([2, 2]);
  expect((await owner.client.call(listAnalyses, { personId: randomUUID() })).data.analyses).toEqual([]);
});

test('a hiring manager sees of a person what their jobs show, and nothing to merge', async () => {
  const { members } = await openTeam(server, ['recruiter', 'hiring-manager']);
  const [anna, hugo] = members as [SignedUp, SignedUp];
  const text = resumeText('Ada Thorne');
  const seen = await read(anna, 'Ada Thorne', text);
  await read(anna, 'Ada Thorne', `${text}\nFrench: B1`);
  const id = await personOf(seen);
  await expect(hugo.client.call(getPerson, { id })).rejects.toEqual(refusal(404));
  const job = await newJob(anna);
  await anna.client.call(addToHiringTeam, { id: job.id, userIds: [hugo.userId] });
  await start(anna, job.id, [seen]);
  await server.platform.queue.runTasks();
  const shown = (await hugo.client.call(getPerson, { id })).data;
  expect(shown.resumes.map(({ fileId }) => fileId)).toEqual([seen]);
  expect(shown).toMatchObject({ proposals: [], changes: [] });
  expect((await hugo.client.call(listVersions, { id })).data.map(({ fileId }) => fileId)).toEqual([seen]);
  await expect(hugo.client.call(deletePerson, { id })).rejects.toEqual(refusal(403));
});
