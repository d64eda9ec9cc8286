import { randomUUID } from 'node:crypto';
import {
  addComment,
  addToHiringTeam,
  asMention,
  changeAnalyses,
  chooseAnonymousView,
  correctFacts,
  deleteComment,
  deleteFiles,
  listAnalyses,
  type SearchAnswer,
  searchEverything,
  searchLimits,
  updatePreferences,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { resumeSearch } from './search-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const cruz = `Cruz Navarro
cruz.navarro@example.org | +1 415 555 0134
Lisbon, Portugal

Experience
Bookkeeper, Café Lumière, 2018-01 - present
Moved the books of three shops to Kestrelbooks and closed every month in two days.

Skills
QuickBooks, Excel, C++`;

async function withCandidates(...texts: string[]) {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { anonymousView: false });
  const job = await newJob(anna);
  const files: string[] = [];
  for (const [place, text] of texts.entries()) files.push(await send(anna, `resume-${place}.txt`, text));
  await start(anna, job.id, files);
  await server.platform.queue.runTasks();
  return { anna, job, files };
}

const search = async ({ client }: SignedUp, q: string): Promise<SearchAnswer> =>
  (await client.call(searchEverything, { q })).data;

const namesOf = ({ candidates }: SearchAnswer) => candidates.hits.map(({ name }) => name);

test('candidates are found by name, skill, employer, title, email and words of their resume, with what matched', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const reasonOf = async (q: string) => {
    const answer = await search(anna, q);
    expect(namesOf(answer)).toEqual(['Cruz Navarro']);
    const { kind, text, marks } = answer.candidates.hits[0]?.reasons[0] ?? { kind: '', text: '', marks: [] };
    return [kind, text, marks.map((mark) => text.slice(mark.start, mark.end)).join(' ')];
  };
  expect(await reasonOf('QuickBooks')).toEqual(['skill', 'QuickBooks', 'QuickBooks']);
  expect(await reasonOf('quickb')).toEqual(['skill', 'QuickBooks', 'QuickBooks']);
  expect(await reasonOf('cruz')).toEqual(['name', 'Cruz Navarro', 'Cruz']);
  expect(await reasonOf('lumiere cafe')).toEqual(['employer', 'Café Lumière', 'Café Lumière']);
  expect(await reasonOf('BOOKKEEPER')).toEqual(['title', 'Bookkeeper', 'Bookkeeper']);
  expect(await reasonOf('cruz.navarro@example.org')).toEqual(['name', 'Cruz Navarro', 'Cruz Navarro']);
  expect(await reasonOf('c++')).toEqual(['skill', 'C++', 'C++']);
  const [kind, text, marked] = await reasonOf('kestrelb shops');
  expect([kind, marked]).toEqual(['text', 'shops Kestrelbooks']);
  expect(text).toBe('Moved the books of three shops to Kestrelbooks and closed every month in two days.');
  expect((await search(anna, 'quickbooks thorne')).candidates).toEqual({ total: 0, hits: [] });
  expect((await search(anna, 'sql kestrelbooks')).candidates.total).toBe(0);
});

test('ranks names before facts, and facts before words of the text', async () => {
  const inText = `${resumeText('Iris Vale')}\n\nInterests\nSailing off Harbour Marsh`;
  const { anna } = await withCandidates(
    inText,
    resumeText('Otto Marsh'),
    resumeText('Lena Ivers').replace('Harbour Foods', 'Marsh Foods'),
  );
  expect(namesOf(await search(anna, 'marsh'))).toEqual(['Otto Marsh', 'Lena Ivers', 'Iris Vale']);
});

test('a candidate leads to the newest analysis, a resume without one to its file', async () => {
  const { anna, files } = await withCandidates(cruz);
  const { analyses } = (await anna.client.call(listAnalyses, {})).data;
  const [hit] = (await search(anna, 'cruz')).candidates.hits;
  expect(hit).toMatchObject({ fileId: files[0], analysisId: analyses[0]?.id, jobTitle: 'Data analyst' });
});

test('finds jobs, runs and files by their words', async () => {
  const { anna, job } = await withCandidates(cruz);
  const answer = await search(anna, 'analyst');
  expect(answer.jobs.hits).toMatchObject([
    { id: job.id, title: 'Data analyst', reasons: [{ kind: 'title' }] },
  ]);
  expect(answer.runs).toMatchObject({ total: 1, hits: [{ jobTitle: 'Data analyst' }] });
  const line = await search(anna, 'fluent german');
  expect(line.jobs.hits[0]?.reasons).toMatchObject([{ kind: 'text', text: 'Fluent German' }]);
  const byText = await search(anna, 'small harbour');
  expect(byText.jobs.hits[0]?.reasons).toMatchObject([{ kind: 'text', text: 'We run a small harbour.' }]);
  expect((await search(anna, 'resume-0')).files.hits).toMatchObject([{ fileName: 'resume-0.txt' }]);
});

test('ignores accents in both directions, and treats no character as a wildcard', async () => {
  const anna = await signUp(server);
  await newJob(anna, 'Chef de Pâtisserie 100% Köln\n\nRequirements\n- Crème brûlée');
  for (const q of ['patisserie', 'PÂTISSERIE', 'koln', 'creme brulee']) {
    expect((await search(anna, q)).jobs.total).toBe(1);
  }
  for (const q of ['p_tisserie', '100%', 'k.ln', 'ch*f', '[a-z]']) {
    const { words, jobs } = await search(anna, q);
    expect([q, words.length > 0 && jobs.total > 0]).toEqual([q, q === '100%']);
  }
});

test('the anonymous view hides names and contacts from the search and from what it shows', async () => {
  const { anna } = await withCandidates(cruz);
  await anna.client.call(updatePreferences, { anonymousView: true });
  for (const q of ['cruz', 'navarro', 'lisbon', '5550134', 'resume-0']) {
    const { candidates, files } = await search(anna, q);
    expect([q, candidates.total, files.total]).toEqual([q, 0, 0]);
  }
  const answer = await search(anna, 'quickbooks');
  expect(answer.isAnonymous).toBe(true);
  expect(namesOf(answer)[0]).toMatch(/^Candidate [0-9A-F]{4}$/);
  expect(JSON.stringify(answer)).not.toMatch(/cruz|navarro|resume-0/i);
  const quoted = `${resumeText('Nils Ebert')}\n\nReferences\nNils Ebert worked with Kestrel planners`;
  await send(anna, 'nils.txt', quoted);
  const job = await newJob(anna);
  await start(anna, job.id, [await send(anna, 'nils.txt', quoted)]);
  await server.platform.queue.runTasks();
  const [hit] = (await search(anna, 'kestrel')).candidates.hits;
  expect(hit?.reasons).toMatchObject([{ kind: 'text', text: '[…] worked with Kestrel planners' }]);
});

test('an invalid search finds nothing and causes no error', async () => {
  const { anna } = await withCandidates(cruz);
  for (const q of ['', '   ', '!?%_*', '👍', "'; drop table users; --"]) {
    expect((await search(anna, q)).candidates.total).toBe(0);
  }
  // A single letter only matches a word of its own.
  expect(namesOf(await search(anna, 'c'))).toEqual([]);
  const tooLong = anna.client.call(searchEverything, { q: 'x'.repeat(10_000) });
  await expect(tooLong).rejects.toMatchObject({ code: 'invalid' });
  expect((await search(anna, 'q '.repeat(searchLimits.queryMax / 2))).words).toEqual(['q']);
});

test('search returns only resources of the user', async () => {
  await withCandidates(cruz);
  const boris = await signUp(server);
  await boris.client.call(updatePreferences, { anonymousView: false });
  for (const q of ['cruz', 'quickbooks', 'analyst', 'resume-0']) {
    const { candidates, jobs, runs, files } = await search(boris, q);
    expect([candidates.total, jobs.total, runs.total, files.total]).toEqual([0, 0, 0, 0]);
  }
});

test('finds a correction immediately, and no longer finds the old value', async () => {
  const { anna } = await withCandidates(cruz);
  const [analysis] = (await anna.client.call(listAnalyses, {})).data.analyses;
  const corrections = { name: 'Inez Navarro', skills: ['Sage Intacct'] };
  await anna.client.call(correctFacts, { id: analysis?.id ?? '', corrections });
  expect(namesOf(await search(anna, 'inez intacct'))).toEqual(['Inez Navarro']);
  expect((await search(anna, 'inez')).pending).toBe(0);
});

test('finds a tag alone and with other words', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const tagged = async (name: string) => {
    const { analyses } = (await anna.client.call(listAnalyses, { search: name })).data;
    await anna.client.call(changeAnalyses, {
      changeId: randomUUID(),
      ids: analyses.map(({ id }) => id),
      addTags: ['Relocates soon'],
    });
  };
  await tagged('cruz');
  const answer = await search(anna, 'relocate quickbooks');
  expect(namesOf(answer)).toEqual(['Cruz Navarro']);
  expect(answer.candidates.hits[0]?.reasons.map(({ kind, text }) => [kind, text])).toEqual([
    ['tag', 'Relocates soon'],
    ['skill', 'QuickBooks'],
  ]);
  expect((await anna.client.call(listAnalyses, { search: 'relocates' })).data.total).toBe(1);
});

test('no search finds a deleted file, and its words are deleted', async () => {
  const { anna, files } = await withCandidates(cruz);
  await anna.client.call(deleteFiles, { ids: files });
  expect((await search(anna, 'quickbooks')).candidates.total).toBe(0);
  const { database } = server.platform.openDatabase;
  const left = await database
    .select({ id: resumeSearch.resumeId })
    .from(resumeSearch)
    .where(sql`${resumeSearch.organizationId} = ${anna.userId}`);
  expect(left).toEqual([]);
});

test('resumes that an earlier release read are indexed later, and counted until then', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const { database } = server.platform.openDatabase;
  await database.execute(sql`delete from resume_search where owner_id = ${anna.userId}`);
  expect((await search(anna, 'quickbooks')).pending).toBe(2);
  const { pendingIndex } = server.services;
  await pendingIndex.request();
  await server.platform.queue.runTasks();
  const answer = await search(anna, 'quickbooks');
  expect([answer.pending, ...namesOf(answer)]).toEqual([0, 'Cruz Navarro']);
  expect(await pendingIndex.run()).toBe(0);
});

test('the list of analyses is searched alike, names only where they are shown', async () => {
  const { anna } = await withCandidates(cruz, resumeText('Ada Thorne'));
  const found = async (input: object) => {
    const { analyses } = (await anna.client.call(listAnalyses, input)).data;
    return analyses.map(({ candidateName }) => candidateName);
  };
  expect(await found({ search: 'quickbooks' })).toEqual(['Cruz Navarro']);
  expect(await found({ search: 'cruz analyst' })).toEqual(['Cruz Navarro']);
  expect(await found({ search: 'cruz', searchNames: 'no' })).toEqual([]);
  expect(await found({ search: 'quickbooks', searchNames: 'no' })).toEqual(['Cruz Navarro']);
});

test('a searched list says what matched, within one job or run, and hides what is anonymous', async () => {
  const inText = `${resumeText('Iris Vale')}\n\nInterests\nSailing off Harbour Marsh`;
  const { anna, job } = await withCandidates(cruz, inText, resumeText('Ada Thorne'));
  const found = async (input: object) => {
    const { analyses } = (await anna.client.call(listAnalyses, { jobDescriptionId: job.id, ...input })).data;
    return analyses.map(({ candidateName, foundBy }) => [
      candidateName,
      foundBy?.map(({ kind, text }) => `${kind}: ${text}`),
    ]);
  };
  expect(await found({ search: 'quickbooks' })).toEqual([['Cruz Navarro', ['skill: QuickBooks']]]);
  expect(await found({ search: 'sailing' })).toEqual([['Iris Vale', ['text: Sailing off Harbour Marsh']]]);
  expect(await found({ search: 'resume-0' })).toEqual([['Cruz Navarro', ['file: resume-0.txt']]]);
  expect(await found({ search: 'lisbon' })).toEqual([['Cruz Navarro', ['place: Lisbon, Portugal']]]);
  expect(await found({ search: 'lisbon', searchNames: 'no' })).toEqual([]);
  // The row itself shows the job.
  expect(await found({ search: 'analyst' })).toContainEqual(['Cruz Navarro', []]);
  const other = await newJob(anna);
  expect(await found({ search: 'quickbooks', jobDescriptionId: other.id })).toEqual([]);
  const [{ batchId } = { batchId: null }] = (await anna.client.call(listAnalyses, {})).data.analyses;
  expect(await found({ search: 'quickbooks', batchId: batchId ?? '' })).toHaveLength(1);
  expect((await anna.client.call(listAnalyses, {})).data.analyses[0]?.foundBy).toBeUndefined();
});

test('an anonymous candidate is found by the alias of each language', async () => {
  const { anna } = await withCandidates(cruz);
  const [row] = (await anna.client.call(listAnalyses, {})).data.analyses;
  const code = row?.id.slice(0, 4) ?? '';
  for (const alias of [`Candidate ${code}`, `bewerbung ${code}`, `مرشح ${code}`]) {
    const found = await anna.client.call(listAnalyses, { search: alias, searchNames: 'no' });
    expect([alias, found.data.total]).toEqual([alias, 1]);
    const { candidates } = await search(anna, alias);
    expect([alias, candidates.total]).toEqual([alias, 0]);
  }
  await anna.client.call(updatePreferences, { anonymousView: true });
  for (const alias of [
    code,
    `Candidate ${code}`,
    `bewerbung ${code}`,
    `مرشح ${code}`,
    `candidatura ${code}`,
  ]) {
    const { candidates } = await search(anna, alias);
    expect([alias, candidates.hits.map(({ name }) => name)]).toEqual([alias, [row?.alias]]);
  }
  expect((await search(anna, `nurse ${code}`)).candidates.total).toBe(0);
});

test('only users who can see the candidate find the comments', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager', 'hiring-manager']);
  const [owner, recruiter, maya, noor] = members;
  if (!owner || !recruiter || !maya || !noor) throw new Error('The team lacks a member.');
  const job = await newJob(owner);
  await start(owner, job.id, [await send(owner, 'cruz.txt', cruz)]);
  await server.platform.queue.runTasks();
  const [candidate] = (await owner.client.call(listAnalyses, {})).data.analyses;
  const id = candidate?.id ?? '';
  await owner.client.call(addToHiringTeam, { id: job.id, userIds: [maya.userId] });
  for (const member of [owner, recruiter, maya, noor]) {
    await member.client.call(chooseAnonymousView, { anonymousView: false });
  }
  const text = `Long thread.\n${asMention(recruiter.userId)} the notice period is three months.`;
  const commentId = randomUUID();
  await owner.client.call(addComment, { id, commentId, text });
  const commentsOf = async (member: SignedUp, q: string) => (await search(member, q)).comments;
  for (const member of [owner, recruiter, maya]) {
    const { total, hits } = await commentsOf(member, 'NOTICE months');
    expect(total).toBe(1);
    expect(hits).toMatchObject([{ id: commentId, analysisId: id, name: 'Cruz Navarro', by: owner.userId }]);
    expect(hits[0]?.text).toBe('@ the notice period is three months.');
    expect(hits[0]?.marks.map(({ start, end }) => hits[0]?.text.slice(start, end))).toEqual([
      'notice',
      'months',
    ]);
  }
  expect((await commentsOf(owner, 'hread')).hits).toMatchObject([{ text: 'Long thread.' }]);
  // Not on the hiring team, in another organization, by the id of a mention, and with names hidden.
  const none = { total: 0, hits: [] };
  expect(await commentsOf(noor, 'notice')).toEqual(none);
  expect(await commentsOf(await signUp(server), 'notice')).toEqual(none);
  expect(await commentsOf(owner, recruiter.userId.slice(0, 8))).toEqual(none);
  await maya.client.call(chooseAnonymousView, { anonymousView: true });
  expect(await commentsOf(maya, 'notice')).toEqual(none);
  await owner.client.call(deleteComment, { id, commentId });
  expect(await commentsOf(owner, 'notice')).toEqual(none);
});
