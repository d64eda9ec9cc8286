import { randomUUID } from 'node:crypto';
import {
  addToHiringTeam,
  changeAnalyses,
  explainPool,
  exportPool,
  listAnalyses,
  type PoolAnswer,
  type PoolChip,
  poolLimits,
  readPoolQuery,
  searchPool,
  tagPeople,
  updatePreferences,
} from '@winnow/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { auditEntries } from '../audit/audit-tables.ts';

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
MBA, Port College, 2011

Skills
QuickBooks, Excel

Languages
German: C1`;

async function addResumes(member: SignedUp, texts: readonly string[]) {
  const job = await newJob(member);
  const files: string[] = [];
  for (const [place, text] of texts.entries()) files.push(await send(member, `resume-${place}.txt`, text));
  await start(member, job.id, files);
  await server.platform.queue.runTasks();
  return { job, files };
}

async function withCandidates(...texts: string[]) {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { anonymousView: false });
  return { anna, ...(await addResumes(anna, texts)) };
}

const read = async ({ client }: SignedUp, text: string) => (await client.call(readPoolQuery, { text })).data;

/** Parses a text and runs the search. */
async function search(
  member: SignedUp,
  text: string,
  change: (chip: PoolChip) => PoolChip = (chip) => chip,
): Promise<PoolAnswer> {
  const { chips } = await read(member, text);
  return (await member.client.call(searchPool, { chips: chips.map(change), withCounts: true })).data;
}

const namesOf = ({ hits }: Pick<PoolAnswer, 'hits'>) => hits.map(({ name }) => name);
const must = (chip: PoolChip): PoolChip => ({ ...chip, mode: 'must' });
const bare: Pick<PoolChip, 'ways' | 'amount' | 'level' | 'mode'> = {
  ways: [],
  amount: null,
  level: null,
  mode: 'must',
};

test('ranks the best match first with matching facts, and lists everyone without a search', async () => {
  const { anna } = await withCandidates(
    cruz,
    resumeText('Ada Thorne'),
    resumeText('Ben Quay', 'SQL, Docker'),
  );
  const found = await search(anna, 'data analyst, Docker, SQL');
  expect(namesOf(found)).toEqual(['Ben Quay', 'Ada Thorne']);
  expect(found.total).toBe(2);
  expect(found.hits[0]?.match).toBeGreaterThan(found.hits[1]?.match ?? 100);
  expect(found.hits[0]?.reasons.map(({ text }) => text)).toContain('Docker');
  expect(found.counts).toContainEqual(expect.objectContaining({ kind: 'skill', label: 'SQL', people: 2 }));
  expect(found.years.reduce((sum, { people }) => sum + people, 0)).toBe(2);

  const everybody = (await anna.client.call(searchPool, { chips: [] })).data;
  expect(everybody.total).toBe(3);
  expect(everybody.hits.map(({ match }) => match)).toEqual([null, null, null]);
  const second = (await anna.client.call(searchPool, { chips: [], limit: 1, offset: 1 })).data;
  expect(namesOf(second)).toEqual([everybody.hits[1]?.name]);
});

test('required and excluded chips filter the results', async () => {
  const { anna } = await withCandidates(
    cruz,
    resumeText('Ada Thorne'),
    resumeText('Ben Quay', 'SQL, Docker'),
  );
  expect(namesOf(await search(anna, 'Docker', must))).toEqual(['Ben Quay']);
  expect(namesOf(await search(anna, 'accountant', must))).toEqual(['Cruz Navarro']);
  expect(namesOf(await search(anna, '10 years', must))).toEqual(['Cruz Navarro']);
  expect(namesOf(await search(anna, 'master', must))).toEqual(['Cruz Navarro']);
  expect(namesOf(await search(anna, 'in Lisbon', must))).toEqual(['Cruz Navarro']);
  const without = await search(anna, 'Docker', (chip) => ({ ...chip, mode: 'not' }));
  expect(namesOf(without).sort()).toEqual(['Ada Thorne', 'Cruz Navarro']);
});

test('matches Boolean searches, quoted phrases and words of the text exactly', async () => {
  const { anna } = await withCandidates(
    cruz,
    resumeText('Ada Thorne'),
    resumeText('Ben Quay', 'SQL, Docker'),
  );
  expect(namesOf(await search(anna, '(Docker OR QuickBooks) AND NOT accountant'))).toEqual(['Ben Quay']);
  expect(namesOf(await search(anna, '"harbor shops"'))).toEqual(['Cruz Navarro']);
  expect(namesOf(await search(anna, '"shops harbor"'))).toEqual([]);
  expect(namesOf(await search(anna, 'purchasing department')).sort()).toEqual(['Ada Thorne', 'Ben Quay']);
  expect((await search(anna, 'Docker OR QuickBooks')).total).toBe(2);
});

test('filters a search by stage, tag and last activity', async () => {
  const { anna, job } = await withCandidates(resumeText('Ada Thorne'), resumeText('Ben Quay'));
  const { data } = await anna.client.call(listAnalyses, { jobDescriptionId: job.id });
  const ada = data.analyses.find(({ candidateName }) => candidateName === 'Ada Thorne');
  const ids = [ada?.id ?? ''];
  await anna.client.call(changeAnalyses, {
    changeId: randomUUID(),
    ids,
    stage: 'interview',
    addTags: ['Night shift'],
  });
  const by = async (chip: Pick<PoolChip, 'kind' | 'text'> & Partial<PoolChip>) =>
    namesOf((await anna.client.call(searchPool, { chips: [{ ...bare, ...chip }] })).data).sort();
  expect(await by({ kind: 'stage', text: 'interview' })).toEqual(['Ada Thorne']);
  expect(await by({ kind: 'tag', text: 'night SHIFT' })).toEqual(['Ada Thorne']);
  expect(await by({ kind: 'tag', text: 'night shift', mode: 'not' })).toEqual(['Ben Quay']);
  expect(await by({ kind: 'active', text: '30', amount: 30 })).toEqual(['Ada Thorne', 'Ben Quay']);
});

test('explains each match with quotes from the resume without charging credits', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const { chips } = await read(anna, 'accountant, QuickBooks, German B2');
  const { hits } = (await anna.client.call(searchPool, { chips })).data;
  const personIds = hits.map(({ personId }) => personId);
  const explained = (await anna.client.call(explainPool, { chips, personIds })).data;
  const verdicts = explained.find(({ personId }) => personId === personIds[0])?.verdicts ?? [];
  expect(verdicts.map(({ part, status }) => [part, status])).toEqual([
    [0, 'met'],
    [1, 'met'],
    [2, 'met'],
  ]);
  expect(verdicts[1]?.quote).toContain('QuickBooks');
  expect(cruz.replace(/\s+/g, ' ')).toContain(verdicts[0]?.quote);
});

test('the anonymous view neither shows nor searches identifying details', async () => {
  const { anna } = await withCandidates(cruz);
  await anna.client.call(updatePreferences, { anonymousView: true });
  const found = await search(anna, 'accountant, in Lisbon', must);
  expect(found.isAnonymous).toBe(true);
  expect(found.hits[0]?.name).toMatch(/^Candidate /);
  expect(JSON.stringify(found)).not.toMatch(/Cruz|Navarro|Lisbon/);
  expect((await search(anna, 'Navarro')).total).toBe(0);
  expect((await search(anna, '"Cruz Navarro"')).total).toBe(0);
});

test('hiring managers find only candidates of their jobs, and admins find none', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager', 'admin']);
  const [owner, manager, admin] = members as [SignedUp, SignedUp, SignedUp];
  const own = await addResumes(owner, [resumeText('Ada Thorne')]);
  await addResumes(owner, [cruz]);
  await owner.client.call(addToHiringTeam, { id: own.job.id, userIds: [manager.userId] });
  expect((await owner.client.call(searchPool, { chips: [] })).data.total).toBe(2);
  const seen = (await manager.client.call(searchPool, { chips: [], withCounts: true })).data;
  expect(seen.total).toBe(1);
  expect(seen.counts.map(({ label }) => label)).not.toContain('QuickBooks');
  const all = (await owner.client.call(searchPool, { chips: [] })).data.hits;
  const explained = await manager.client.call(explainPool, {
    chips: [],
    personIds: all.map(({ personId }) => personId),
  });
  expect(explained.data).toHaveLength(1);
  await expect(admin.client.call(searchPool, { chips: [] })).rejects.toMatchObject({ status: 403 });
});

test('hiring managers cannot find people by resumes sent to other jobs', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager']);
  const [owner, manager] = members as [SignedUp, SignedUp];
  const ada =
    'Ada Thorne\nada.thorne@example.org\n\nExperience\nData Analyst, Kestrel Foods, 2019-01 - present';
  const own = await addResumes(owner, [`${ada}\n\nSkills\nSQL`, resumeText('Ben Quay')]);
  const hidden = await addResumes(owner, [`${ada}\nWelded hulls.\n\nSkills\nDocker`]);
  const people = (await owner.client.call(searchPool, { chips: [] })).data.hits;
  expect(people.map(({ resumes }) => resumes).sort()).toEqual([1, 2]);
  const { analyses } = (await owner.client.call(listAnalyses, { jobDescriptionId: hidden.job.id })).data;
  const ids = analyses.map(({ id }) => id);
  await owner.client.call(changeAnalyses, { changeId: randomUUID(), ids, addTags: ['Night shift'] });
  await owner.client.call(addToHiringTeam, { id: own.job.id, userIds: [manager.userId] });
  const docker: PoolChip = {
    ...bare,
    kind: 'skill',
    text: 'Docker',
    ways: [{ kind: 'skill', value: 'docker' }],
  };
  const searches: PoolChip[] = [
    docker,
    { ...bare, kind: 'words', text: 'hulls' },
    { ...bare, kind: 'tag', text: 'night shift' },
  ];
  for (const chip of searches) {
    expect((await owner.client.call(searchPool, { chips: [chip] })).data.total).toBe(1);
    expect((await manager.client.call(searchPool, { chips: [chip] })).data.total).toBe(0);
  }
  const seen = (
    await manager.client.call(searchPool, { chips: [{ ...docker, mode: 'not' }], withCounts: true })
  ).data;
  expect(seen.total).toBe(2);
  expect(seen.counts).toContainEqual(expect.objectContaining({ label: 'SQL', people: 2 }));
  expect(seen.counts.map(({ label }) => label)).not.toContain('Docker');
});

test('exports a search as CSV without formulas, audited and only with permission', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const { chips } = await read(anna, 'accountant');
  const everybody = (await anna.client.call(searchPool, { chips })).data.hits;
  const cruzId = everybody.find(({ name }) => name === 'Cruz Navarro')?.personId ?? '';
  await anna.client.call(tagPeople, { personIds: [cruzId], addTags: ['=1+1'] });
  const table = async (wanted: { chips: PoolChip[]; personIds?: string[] }) =>
    (await (await anna.client.download(exportPool, { ...wanted, language: 'de' })).blob.text()).split('\r\n');
  const [header, first] = await table({ chips });
  expect(header).toContain('Kandidat,Position,Ort,');
  expect(first).toMatch(/^Cruz Navarro,.*Lisbon.*,'=1\+1,1,/);
  expect((await table({ chips: [] })).filter(Boolean)).toHaveLength(3);
  expect((await table({ chips: [], personIds: [cruzId] })).filter(Boolean)).toHaveLength(2);
  const { database } = server.platform.openDatabase;
  const entries = await database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'talent-pool-exported'), eq(auditEntries.actorId, anna.userId)));
  expect(entries.map(({ body }) => JSON.parse(body))).toMatchObject([
    { details: { anonymous: false, candidates: 1 } },
    { details: { anonymous: false, candidates: 2 } },
    { details: { anonymous: false, candidates: 1 } },
  ]);
  await anna.client.call(updatePreferences, { anonymousView: true });
  const [hidden, alias] = await table({ chips });
  expect(hidden).not.toContain('Ort');
  expect(alias).not.toContain('Cruz');
  const nobody = anna.client.download(exportPool, { chips, personIds: [randomUUID()] });
  await expect(nobody).rejects.toMatchObject({ code: 'invalid' });
});

test('searches find no candidates of other organizations', async () => {
  const { anna } = await withCandidates(cruz);
  const boris = await signUp(server);
  const [hit] = (await anna.client.call(searchPool, { chips: [] })).data.hits;
  expect(await search(boris, 'accountant')).toMatchObject({ total: 0, hits: [], counts: [] });
  const foreign = await boris.client.call(explainPool, { chips: [], personIds: [hit?.personId ?? ''] });
  expect(foreign.data).toEqual([]);
});

test('invalid searches return an error message', async () => {
  const anna = await signUp(server);
  for (const [text, code] of [
    ['x', 'one-letter'],
    ['the and of', 'only-common-words'],
    ['(java', 'open-parenthesis'],
  ] as const) {
    const { chips, problem } = await read(anna, text);
    expect(chips).toEqual([]);
    expect(problem).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  }
  await expect(read(anna, 'a'.repeat(10_000))).rejects.toMatchObject({ status: 422 });
  const chips = Array.from({ length: poolLimits.chips + 1 }, (_, index) => ({
    ...bare,
    kind: 'words' as const,
    text: `word${index}`,
  }));
  await expect(anna.client.call(searchPool, { chips })).rejects.toMatchObject({ status: 422 });
  expect((await anna.client.call(searchPool, { chips: [] })).data).toMatchObject({ total: 0, hits: [] });
});
