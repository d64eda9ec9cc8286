import {
  addToTalentList,
  createTalentList,
  deleteTalentList,
  labelSource,
  listSavedSearches,
  type PoolChip,
  readPoolQuery,
  saveSearch,
  searchPool,
  updatePreferences,
  updateTalentList,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, send, start } from '../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const cruz = `Cruz Navarro
cruz.navarro@example.org | +1 415 555 0134
Lisbon, Portugal

Experience
Senior Accountant, Kestrel Foods, 2012-01 - present
Closed the books of three harbor shops every month in QuickBooks.

Education
MBA in Accounting, Port College, 2011

Certifications
Certified Public Accountant (CPA)

Skills
QuickBooks, Excel

Languages
German: C1`;

const ada = `Ada Thorne
ada.thorne@example.org

Experience
Junior Welder, Quay Works, 2024-01 - present
Joined hulls in the yard.

Skills
MIG welding`;

/** Adds Cruz and Ada to a member's library; returns the ids of their files. */
async function addTwo(member: SignedUp): Promise<[string, string]> {
  await member.client.call(updatePreferences, { anonymousView: false });
  const job = await newJob(member);
  const files: [string, string] = [await send(member, 'cruz.txt', cruz), await send(member, 'ada.txt', ada)];
  await start(member, job.id, files);
  await server.platform.queue.runTasks();
  return files;
}

const part = (kind: PoolChip['kind'], text: string, mode: PoolChip['mode'] = 'must'): PoolChip => ({
  kind,
  text,
  ways: [],
  amount: null,
  level: null,
  mode,
});

const search = async ({ client }: SignedUp, ...chips: PoolChip[]) =>
  (await client.call(searchPool, { chips })).data;
const namesOf = async (member: SignedUp, ...chips: PoolChip[]) =>
  (await search(member, ...chips)).hits.map(({ name }) => name).sort();
const read = async ({ client }: SignedUp, text: string) => (await client.call(readPoolQuery, { text })).data;

test('each kind of chip matches only people with that fact', async () => {
  const anna = await signUp(server);
  await addTwo(anna);
  for (const [kind, finds, findsNobody] of [
    ['skill', 'QuickBooks', 'Kubernetes'],
    ['title', 'accountant', 'pharmacist'],
    ['years', '10 years', '25 years'],
    ['degree', 'master', 'doctorate'],
    ['certification', 'CPA', 'PMP'],
    ['language', 'German B2', 'Finnish'],
    ['place', 'in Lisbon', 'in Oslo'],
    ['words', 'harbor shops', 'harbor ferries'],
    ['boolean', 'QuickBooks AND NOT welder', 'QuickBooks AND welder'],
  ] as const) {
    for (const [text, names] of [
      [finds, ['Cruz Navarro']],
      [findsNobody, []],
    ] as const) {
      const chips = (await read(anna, text)).chips.map((chip) => ({ ...chip, mode: 'must' as const }));
      expect([text, chips[0]?.kind]).toEqual([text, kind]);
      expect([text, await namesOf(anna, ...chips)]).toEqual([text, names]);
    }
  }
  for (const [text, names] of [
    ['master in accounting', ['Cruz Navarro']],
    ['master in physics', []],
  ] as const) {
    const field = (await read(anna, text)).chips.filter(({ kind }) => kind === 'field');
    expect([text, field.length]).toEqual([text, 1]);
    expect([text, await namesOf(anna, ...field.map((chip) => ({ ...chip, mode: 'must' as const })))]).toEqual(
      [text, names],
    );
  }
  const level = (value: string) => ({ ...part('level', value), ways: [{ kind: 'level' as const, value }] });
  expect(await namesOf(anna, level('senior'))).toEqual(['Cruz Navarro']);
  expect(await namesOf(anna, level('executive'))).toEqual([]);
});

test('finds people by the source of their resumes', async () => {
  const anna = await signUp(server);
  const [cruzFile, adaFile] = await addTwo(anna);
  await anna.client.call(labelSource, { ids: [cruzFile], label: 'Job fair 2026' });
  await anna.client.call(labelSource, { ids: [adaFile], label: 'Referral' });
  expect(await namesOf(anna, part('source', 'job FAIR 2026'))).toEqual(['Cruz Navarro']);
  expect(await namesOf(anna, part('source', 'Job fair'))).toEqual([]);
  expect(await namesOf(anna, part('source', 'Referral', 'not'))).toEqual(['Cruz Navarro']);
  const { chips } = await read(anna, 'Quelle: Referral, welder');
  expect(chips[0]).toMatchObject({ kind: 'source', text: 'Referral', mode: 'must' });
  expect(await namesOf(anna, ...chips)).toEqual(['Ada Thorne']);
  expect(await namesOf(anna, part('boolean', 'QuickBooks OR "hulls"'), part('source', 'referral'))).toEqual([
    'Ada Thorne',
  ]);
  const boris = await signUp(server);
  expect(await namesOf(boris, part('source', 'Referral'))).toEqual([]);
});

test('a saved search follows renamed talent lists and reports deleted ones', async () => {
  const anna = await signUp(server);
  const [cruzFile] = await addTwo(anna);
  const { id } = (await anna.client.call(createTalentList, { name: 'Silver medalists' })).data;
  expect(await namesOf(anna, part('list', id))).toEqual([]);
  await anna.client.call(addToTalentList, { id, fileIds: [cruzFile] });
  expect(await namesOf(anna, part('list', id))).toEqual(['Cruz Navarro']);
  expect(await namesOf(anna, part('list', id, 'not'))).toEqual(['Ada Thorne']);

  const typed = await read(anna, 'list: silver MEDALISTS, list: Gold');
  expect(typed).toMatchObject({ chips: [{ kind: 'list', text: id }], ignored: ['Gold'] });
  await anna.client.call(saveSearch, { name: 'Medalists', chips: typed.chips, isShared: true });
  await anna.client.call(updateTalentList, { id, name: 'Second in the last round' });
  const [saved] = (await anna.client.call(listSavedSearches)).data.searches;
  expect(await search(anna, ...(saved?.chips ?? []))).toMatchObject({ total: 1, missingLists: [] });
  await anna.client.call(deleteTalentList, { id });
  expect(await search(anna, ...(saved?.chips ?? []))).toMatchObject({ total: 0, missingLists: [id] });
});

test('only its owner can search by a private talent list', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager']);
  const [owner, recruiter, manager] = members as [SignedUp, SignedUp, SignedUp];
  const [cruzFile] = await addTwo(owner);
  const { id } = (await owner.client.call(createTalentList, { name: 'Mine' })).data;
  await owner.client.call(addToTalentList, { id, fileIds: [cruzFile] });
  const chip = part('list', id);
  const missing = { total: 0, missingLists: [id] };
  expect(await search(owner, chip)).toMatchObject({ total: 1, missingLists: [] });
  expect(await search(recruiter, chip)).toMatchObject(missing);
  expect((await read(recruiter, 'list: Mine, welder')).ignored).toContain('Mine');
  await owner.client.call(updateTalentList, { id, isShared: true });
  expect(await search(recruiter, chip)).toMatchObject({ total: 1, missingLists: [] });
  expect(await search(manager, chip)).toMatchObject(missing);
  expect(await search(await signUp(server), chip)).toMatchObject(missing);
});
