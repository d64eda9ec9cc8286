import { randomUUID } from 'node:crypto';
import {
  addComment,
  addToTalentList,
  createShare,
  createTalentList,
  exportPerson,
  listAnalyses,
  listOrganizationActivity,
  mergePeople,
  recordConsent,
  tagPeople,
  updateAnalysis,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOwnedTables } from '../../../platform/database/owned-rows.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { findInDatabase } from '../../../testing/residual-data/find-residual-data.ts';
import { workWith } from '../../../testing/residual-data/seed-personal-data.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../../testing/work.ts';
import { besides, leftOut, leftOutBesides } from './held-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function exported({ client }: Pick<SignedUp, 'client'>, id: string) {
  const { blob } = await client.download(exportPerson, { id });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const names = Object.keys(files);
  return { names, text, json: (name: string) => JSON.parse(text(name)), all: names.map(text).join('\n') };
}

/** Scores resumes for a new job; the people by name. */
async function scored(owner: SignedUp, ...names: string[]) {
  const job = await newJob(owner);
  const files: string[] = [];
  for (const name of names) files.push(await send(owner, `${name}.txt`, resumeText(name)));
  await start(owner, job.id, files);
  await server.platform.queue.runTasks();
  const { analyses } = (await owner.client.call(listAnalyses, { limit: 50 })).data;
  return names.map((name) => {
    const row = analyses.find(({ candidateName }) => candidateName === name);
    if (!row) throw new Error(`${name} was not scored.`);
    return row;
  });
}

test('an archive has what was read, scored, decided, said and sent, and nothing of other people', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter']);
  const [owner, recruiter] = members as [SignedUp, SignedUp];
  const [mine, other] = await scored(recruiter, 'Ilse Brand', 'Otto Xelse');
  const { id = '', personId = '' } = mine ?? {};
  const { client } = recruiter;
  for (const [analysis, word] of [
    [id, 'private'],
    [other?.id ?? '', 'xelsewherex'],
  ] as const) {
    await client.call(updateAnalysis, { id: analysis, notes: `A ${word} note`, decision: { value: 'yes' } });
    await client.call(addComment, { id: analysis, commentId: randomUUID(), text: `A ${word} comment` });
  }
  await client.call(tagPeople, { personIds: [personId], addTags: ['Silver medal'] });
  const { data: list } = await client.call(createTalentList, { name: 'Bookkeepers' });
  await client.call(addToTalentList, { id: list.id, personIds: [personId], note: 'Ask in May' });
  await client.call(recordConsent, { id: personId, kind: 'given', on: '2026-01-02', how: 'By phone' });
  await client.call(createShare, { title: 'For Harbor', analysisIds: [id, other?.id ?? ''] });

  const { names, text, json, all } = await exported(owner, personId);
  const person = json('person.json');
  expect(person.resumes).toMatchObject([
    { fileName: 'Ilse Brand.txt', text: expect.stringContaining('Ilse') },
  ]);
  expect(person.resumes[0].facts.emails).toMatchObject([{ evidence: ['ilse.brand@example.org'] }]);
  expect(person.analyses).toMatchObject([
    { name: 'Ilse Brand', score: mine?.score, decision: 'yes', notes: 'A private note' },
  ]);
  const [finding] = person.analyses[0].findings;
  expect(finding).toMatchObject({ requirement: expect.any(String), status: expect.any(String) });
  expect(person.consent).toMatchObject({ state: 'given', history: [{ how: 'By phone' }] });
  expect(person.jobs).toHaveLength(1);
  expect(json('records/candidate_comments.json')).toMatchObject([{ text: 'A private comment' }]);
  expect(json('records/resume_tags.json')).toMatchObject([{ tag: 'Silver medal' }]);
  expect(json('records/listed_people.json')).toMatchObject([{ note: 'Ask in May' }]);
  expect(json('records/talent_lists.json')).toMatchObject([{ name: 'Bookkeepers' }]);
  expect(json('records/shares.json')).toMatchObject([{ title: 'For Harbor' }]);
  expect(json('records/analysis_runs.json')[0].result).toMatchObject({ score: mine?.score });
  expect(text(names.find((name) => name.startsWith('resumes/')) ?? '')).toContain('Ilse Brand');
  expect(json('audit-log.json').map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['consent-recorded', 'candidate-decided', 'person-exported']),
  );
  expect(all).not.toMatch(/xelse|token_hash|_secret|"lease"/i);
  const { events } = (await owner.client.call(listOrganizationActivity, { kind: 'exports' })).data;
  expect(events).toMatchObject([{ action: 'person-exported', actorId: owner.userId }]);
});

test('what was recorded under a merged person is in the archive', async () => {
  const anna = await signUp(server);
  const [first, second] = await scored(anna, 'Ada Thorne', 'Ada Thorn');
  const { client } = anna;
  const merged = second?.personId ?? '';
  await client.call(recordConsent, { id: merged, kind: 'given', on: '2026-01-02', how: 'In a letter' });
  const { id } = (await client.call(mergePeople, { id: first?.personId ?? '', otherId: merged })).data;
  const { json, names } = await exported(anna, merged);
  expect(json('person.json').person).toEqual({ id, mergedFrom: [id === merged ? first?.personId : merged] });
  expect(json('records/person_consents.json')).toMatchObject([{ how: 'In a letter' }]);
  expect(names.filter((name) => name.startsWith('resumes/'))).toHaveLength(2);
});

test('it is for members who see the library; people of others are not found', async () => {
  const { members, id } = await openTeam(server, ['owner', 'admin', 'hiring-manager', 'auditor']);
  const [owner, ...others] = members as [SignedUp, ...SignedUp[]];
  const fileId = await send(owner, 'nora.txt', resumeText('Nora Finch'));
  const [row] = await queryRows<{ id: string }>(
    database(),
    sql`select person_id as id from resumes where id = ${fileId}`,
  );
  const personId = row?.id ?? '';
  await database().execute(sql`update organizations set hiring_managers_export = true where id = ${id}`);
  for (const { client } of others)
    await expect(client.download(exportPerson, { id: personId })).rejects.toMatchObject({ status: 403 });
  const boris = await signUp(server);
  await expect(boris.client.download(exportPerson, { id: personId })).rejects.toMatchObject({ status: 404 });
  // A file that hasn't been read yet is included.
  expect((await exported(owner, personId)).names).toContain('resumes/1-nora.txt');
});

/** Tables in archives of people who have rows in them. */
async function tablesOfArchives(): Promise<string[]> {
  const reached = await listOwnedTables(database(), 'people');
  const kept = reached.filter((table) => !(table in leftOut));
  return [...kept, ...Object.keys(besides({ people: [''], resumes: [''], analyses: [''] }))];
}

/** Texts of members about jobs, searches and emails, not about one candidate. */
const ofMembers = [
  'job_descriptions',
  'job_versions',
  'job_notes',
  'requirement_presets',
  'saved_searches',
  'apply_pages',
  'mailboxes',
  'reviews',
  'email_templates',
  'pool_terms',
];

test('every table with a word of a candidate is in the archive, or says why not', async () => {
  const anna = await signUp(server);
  const word = 'xquillonx';
  await workWith(server, anna, word);
  const people = await queryRows<{ id: string }>(
    database(),
    sql`select id from people where organization_id = ${anna.organizationId} and merged_into is null`,
  );
  const texts: string[] = [];
  for (const { id } of people) texts.push((await exported(anna, id)).all);
  const archives = texts.join('\n');
  for (const kept of [
    `Comment of ${word}`,
    `Because of ${word}`,
    `${word}-applies@example.org`,
    `News of ${word}`,
  ])
    expect(archives).toContain(kept);
  const known = [
    ...(await tablesOfArchives()),
    ...Object.keys(leftOut),
    ...Object.keys(leftOutBesides),
    ...ofMembers,
  ];
  const found = (await findInDatabase(server, word)).flatMap((hit) => /^public\.(\w+):/.exec(hit)?.[1] ?? []);
  expect([...new Set(found)].filter((table) => !known.includes(table))).toEqual([]);
});

test('every table that names a person, a resume or an analysis is reached, or says why not', async () => {
  const naming = await queryRows<{ name: string }>(
    database(),
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'identity_%' and column_name in (
        'person_id', 'resume_id', 'file_id', 'analysis_id', 'candidate_id', 'application_id', 'subject_id',
        'candidate_name', 'to_address', 'sender_address') order by 1`,
  );
  expect(naming.length).toBeGreaterThan(20);
  const reached = await listOwnedTables(database(), 'people');
  const known = [...(await tablesOfArchives()), ...Object.keys(leftOut), ...Object.keys(leftOutBesides)];
  expect(naming.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(leftOut).filter((name) => !reached.includes(name))).toEqual([]);
});
