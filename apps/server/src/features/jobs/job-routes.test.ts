import { randomUUID } from 'node:crypto';
import {
  addJob,
  archiveJob,
  countCoverage,
  createJob,
  deleteJob,
  duplicateJob,
  getCredits,
  getJob,
  getJobVersion,
  type JobDescriptionView,
  type JobRequirement,
  listJobs,
  listJobVersions,
  processFile,
  readJobText,
  readRequirement,
  restoreJob,
  updateJob,
  uploadJobText,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { jobText, newJob, resumeText, send, sendResumes, start } from '../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const editOf = ({ id, kind, text, must, weight }: JobRequirement) => ({ id, kind, text, must, weight });
const named = ({ requirements }: Pick<JobDescriptionView, 'requirements'>, text: string) => {
  const found = requirements.find((requirement) => requirement.text === text);
  if (!found)
    throw new Error(`There is no ${text} among ${requirements.map((each) => each.text).join(', ')}.`);
  return found;
};

test('a job description is stored with its requirements', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  expect(job).toMatchObject({ title: 'Data analyst', version: 1, status: 'active', analysisCount: 0 });
  expect(named(job, 'SQL')).toMatchObject({ kind: 'skill', must: true, origin: 'text', edited: false });
  const [place] = named(job, 'SQL').evidence;
  expect(job.text.slice(place?.start, place?.end)).toContain('SQL');
  expect((await anna.client.call(getJob, { id: job.id })).data).toEqual(job);
  expect((await anna.client.call(addJob, { text: jobText })).data.title).toBe('Data analyst');
});

test('a job description in another language is kept, and its lines are taken back as they were given', async () => {
  const { client } = await signUp(server);
  const text = `Bäcker gesucht
Wir suchen einen Bäcker für unsere Backstube in Ahrental.
Aufgaben:
- Brot und Brötchen backen und Teige herstellen
- Öfen bedienen und reinigen
- Bestellungen für die Filialen vorbereiten
Anforderungen:
- Abgeschlossene Ausbildung als Bäcker
- Führerschein Klasse B`;
  const { data: job } = await client.call(createJob, { text });
  const requirements = job.requirements.map(editOf);
  const { data: kept } = await client.call(updateJob, {
    id: job.id,
    version: job.version,
    requirements,
  });
  expect(kept.requirements.map(editOf)).toEqual(requirements);
});

test('a text that is too short or too long is refused under its field', async () => {
  const { client } = await signUp(server);
  for (const text of ['Cook wanted', 'x'.repeat(20_001)]) {
    await expect(client.call(createJob, { text })).rejects.toMatchObject({
      status: 422,
      errors: { text: [expect.any(String)] },
    });
  }
});

test('characters that the database cannot hold are refused, all others survive', async () => {
  const { client } = await signUp(server);
  const odd = `${jobText}\nAnd ‮ 😀 </script> ' OR 1=1 -- \ud800`;
  const { data } = await client.call(createJob, { text: odd });
  expect(data.text).toBe(odd.toWellFormed());
  await expect(client.call(createJob, { text: `${jobText}\0` })).rejects.toMatchObject({ status: 422 });
  await expect(client.call(listJobs, { search: 'a\0b' })).rejects.toMatchObject({ status: 422 });
});

test('requirements are edited, ordered, added and removed by hand, and a new text leaves that as it is', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const sql = { ...editOf(named(job, 'SQL')), weight: 5 };
  const german = named(job, 'German');
  const rest = job.requirements.filter(({ id }) => id !== sql.id && id !== german.id).map(editOf);
  const own = { kind: 'certification', text: 'Harbour pilot licence', must: true, weight: 2 } as const;
  const requirements = [sql, own, ...rest];
  const { data: edited } = await anna.client.call(updateJob, { id: job.id, version: 1, requirements });
  expect(edited.version).toBe(2);
  expect(edited.requirements.map(({ text }) => text)).toEqual(requirements.map(({ text }) => text));
  expect(edited.requirements[0]).toMatchObject({ weight: 5, edited: true, origin: 'text' });
  expect(edited.requirements[1]).toMatchObject({ origin: 'person', evidence: [] });

  const text = `${job.text}\n- Kubernetes`;
  const { data: longer } = await anna.client.call(updateJob, { id: job.id, version: 2, text });
  expect(named(longer, 'SQL').weight).toBe(5);
  expect(named(longer, 'Harbour pilot licence').must).toBe(true);
  expect(named(longer, 'Kubernetes').origin).toBe('text');
  expect(longer.requirements.map(({ text: line }) => line)).not.toContain('German');
});

test('a line that the text no longer asks for stays as the own of the person who saves it', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const requirements = job.requirements.map(editOf);
  const text = job.text.replace('- SQL\n', '');
  const { data } = await anna.client.call(updateJob, { id: job.id, version: 1, text, requirements });
  expect(named(data, 'SQL')).toMatchObject({ origin: 'person', kind: 'skill', evidence: [] });
  expect(named(data, 'German').origin).toBe('text');
});

test('a reworded requirement gets its kind again from its words', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const requirements = [{ ...editOf(named(job, 'SQL')), text: 'Docker' }];
  const { data } = await anna.client.call(updateJob, { id: job.id, version: 1, requirements });
  expect(data.requirements[0]?.demand).toMatchObject({ kind: 'skill', skillIds: [expect.any(String)] });
  const unknown = [
    { ...requirements[0], kind: 'skill', must: true, text: 'x', weight: 1, id: 'skill-invented' } as const,
  ];
  await expect(
    anna.client.call(updateJob, { id: job.id, version: 2, requirements: unknown }),
  ).rejects.toMatchObject({ status: 422, errors: { 'requirements.0.id': [expect.any(String)] } });
});

test('of two users who edit the same version, the second gets a conflict with the current version, and nothing is lost', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const outcomes = await Promise.allSettled(
    ['One title', 'Another title'].map((title) =>
      anna.client.call(updateJob, { id: job.id, version: 1, title }),
    ),
  );
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 409, code: 'conflict' });
  const { data: current } = await anna.client.call(getJob, { id: job.id });
  expect(current.version).toBe(2);
  expect(refused?.reason.current).toEqual(current);
});

test('a change that changes nothing makes no version', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const same = { id: job.id, version: 1, text: job.text, requirements: job.requirements.map(editOf) };
  expect((await anna.client.call(updateJob, same)).data.version).toBe(1);
});

test('every version stays as it was', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  await anna.client.call(updateJob, { id: job.id, version: 1, title: 'Analyst' });
  await anna.client.call(updateJob, { id: job.id, version: 2, text: `${job.text}\n- Kubernetes` });
  const { data: versions } = await anna.client.call(listJobVersions, { id: job.id });
  expect(versions.map(({ version, title, textChanged }) => [version, title, textChanged])).toEqual([
    [3, 'Analyst', true],
    [2, 'Analyst', false],
    [1, 'Data analyst', false],
  ]);
  const { data: first } = await anna.client.call(getJobVersion, { id: job.id, version: '1' });
  expect(first).toMatchObject({ title: 'Data analyst', text: job.text, requirements: job.requirements });
  for (const version of ['4', '0', 'x', '1.0', '-1']) {
    await expect(anna.client.call(getJobVersion, { id: job.id, version })).rejects.toMatchObject({
      status: 404,
    });
  }
});

test('of very many versions the newest are listed at once, and the older ones after them', async () => {
  const anna = await signUp(server);
  const { id } = await newJob(anna);
  await server.platform.openDatabase.database.execute(sql`
    insert into job_versions (job_id, version, title, text, requirements, created_at)
    select job_id, number, title, text, requirements, created_at
    from job_versions, generate_series(2, 250) as number where job_id = ${id}`);
  const { data: versions } = await anna.client.call(listJobVersions, { id });
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: 200 }, (_, back) => 250 - back),
  );
  const { data: older } = await anna.client.call(listJobVersions, { id, before: 51 });
  expect(older.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, back) => 50 - back));
});

test('a list is searched, ordered and read page by page without gaps or repeats', async () => {
  const anna = await signUp(server);
  const titles = ['Baker', 'anchor smith', 'Cook 100%', 'Diver', 'Baker'];
  for (const title of titles) await anna.client.call(createJob, { text: jobText, title });
  for (const order of ['title', 'updated', 'created'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data }: { data: { jobs: { id: string }[]; nextCursor: string | null } } =
        await anna.client.call(listJobs, { order, limit: 2, cursor });
      seen.push(...data.jobs.map(({ id }) => id));
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  }
  const { data } = await anna.client.call(listJobs, { order: 'title' });
  expect(data.jobs.map(({ title }) => title)).toEqual([
    'anchor smith',
    'Baker',
    'Baker',
    'Cook 100%',
    'Diver',
  ]);
  expect((await anna.client.call(listJobs, { search: '100%' })).data).toMatchObject({ total: 1 });
  expect((await anna.client.call(listJobs, { search: 'o_k' })).data).toMatchObject({ total: 0 });
  await expect(anna.client.call(listJobs, { cursor: 'made-up' })).rejects.toMatchObject({ status: 400 });
});

test('a list contains no jobs of other organizations', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  await anna.client.call(createJob, { text: jobText, title: 'CANARY' });
  const { data } = await boris.client.call(listJobs, { status: 'all' });
  expect(data).toEqual({ jobs: [], nextCursor: null, total: 0 });
});

test('a copy is independent of the original', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const { data: copy } = await anna.client.call(duplicateJob, { id: job.id });
  expect(copy).toMatchObject({ title: 'Data analyst (copy)', version: 1, requirements: job.requirements });
  await anna.client.call(updateJob, { id: copy.id, version: 1, title: 'Other' });
  expect((await anna.client.call(getJob, { id: job.id })).data.title).toBe('Data analyst');
});

test('an archived job leaves the list and can be restored', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  expect((await anna.client.call(archiveJob, { id: job.id })).data.status).toBe('archived');
  expect((await anna.client.call(listJobs, {})).data.total).toBe(0);
  expect((await anna.client.call(listJobs, { status: 'archived' })).data.total).toBe(1);
  expect((await anna.client.call(restoreJob, { id: job.id })).data.status).toBe('active');
});

test('a job that is deleted in the middle of a run takes it along, and the credits come back', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  await start(anna, job.id, await sendResumes(anna, ['Ada Thorne', 'Bela Novak']));
  await anna.client.call(deleteJob, { id: job.id });
  await server.platform.queue.runTasks();
  await expect(anna.client.call(getJob, { id: job.id })).rejects.toMatchObject({ status: 404 });
  const { data } = await anna.client.call(getCredits);
  expect(data).toMatchObject({ availableCredits: 10, heldCredits: 0 });
});

test('a text is read while somebody types, with notes on its wording, and nothing is stored', async () => {
  const anna = await signUp(server);
  const text = 'Rockstar cook wanted\n\nRequirements\n- 2 years of experience\n- French cuisine';
  const { data } = await anna.client.call(readJobText, { text });
  expect(data.requirements.length).toBeGreaterThan(0);
  expect(data.wording).toMatchObject([{ kind: 'biased', quote: 'Rockstar', start: 0, end: 8 }]);
  expect((await anna.client.call(readJobText, { text: '' })).data.requirements).toEqual([]);
  expect((await anna.client.call(listJobs, {})).data.total).toBe(0);
});

test('a line in a person’s own words has the kind that it would have in an advert, and nothing is stored', async () => {
  const { client } = await signUp(server);
  const read = async (text: string) => (await client.call(readRequirement, { text })).data;
  expect(await read('Xero or FreshBooks')).toMatchObject({ kind: 'skill', vague: false });
  expect(await read('3 years of Python')).toMatchObject({ kind: 'experience', demand: { minMonths: 36 } });
  expect(await read('Bachelor’s degree in accounting')).toMatchObject({ kind: 'education' });
  expect(await read('Fluent German')).toMatchObject({ kind: 'language', demand: { level: 'C1' } });
  expect(await read('Travel up to 20%')).toMatchObject({ kind: 'other', demand: { logistics: 'travel' } });
  await expect(client.call(readRequirement, { text: '  ' })).rejects.toMatchObject({ status: 422 });
  expect((await client.call(listJobs, {})).data.total).toBe(0);
});

test('company and place are read from the head of a text, and what a person gave stays', async () => {
  const { client } = await signUp(server);
  const text =
    'Harbor Accountant\nGull Shipping | Tarn, OH | Full-time\n\nRequirements\n- QuickBooks\n- Excel\n\nBenefits\n- Health insurance';
  const header = { company: 'Gull Shipping', place: 'Tarn, OH' };
  expect((await client.call(readJobText, { text })).data).toMatchObject({ header });
  const { data: job } = await client.call(createJob, { text });
  expect(job).toMatchObject(header);
  const own = await client.call(createJob, { text, company: 'Heron', place: '' });
  expect(own.data).toMatchObject({ company: 'Heron', place: '', header });
  const { data: later } = await client.call(updateJob, {
    id: own.data.id,
    version: 1,
    text: text.replace('Gull', 'Tern'),
  });
  expect(later).toMatchObject({ company: 'Heron', place: '', header: { company: 'Tern Shipping' } });
});

test('lines that no requirement was read from come with their reason', async () => {
  const { client } = await signUp(server);
  const text =
    'Accountant\n\nRequirements\n- QuickBooks\n- Excel\n\nBenefits\n- Health insurance\n\nWe are an equal opportunity employer.';
  const { data } = await client.call(createJob, { text });
  const said = data.skipped.map(({ start, end, reason }) => [reason, text.slice(start, end)]);
  expect(said).toEqual([
    ['benefits', 'Health insurance'],
    ['legal', 'We are an equal opportunity employer.'],
  ]);
  expect((await client.call(getJob, { id: data.id })).data.skipped).toEqual(data.skipped);
});

test('a text that is no advert asks for nothing and says so; a contradiction comes with both quotes', async () => {
  const anna = await signUp(server);
  const resume =
    'Wren Grebe\nwren@harbor.example\n\nWork experience\nHead baker, Heron Bakers\nMarch 2019 - present\nBaker, Tern Mill\nJune 2014 - February 2019';
  const read = await anna.client.call(readJobText, { text: resume });
  expect(read.data).toMatchObject({ title: null, requirements: [], notes: [{ code: 'resume', quotes: [] }] });
  const kept = await anna.client.call(createJob, { text: resume });
  expect(kept.data).toMatchObject({ requirements: [], notes: [{ code: 'resume', quotes: [] }] });

  const text =
    'Accountant\n\nThis is an entry-level role in our office.\nYou will keep the books of three mills.\n\nRequirements\n- At least 10 years of experience in accounting\n- Excel';
  const { data } = await anna.client.call(createJob, { text });
  expect(data.notes.map(({ code, quotes }) => [code, ...quotes.map(({ quote }) => quote)])).toEqual([
    ['entry-level-and-years', 'entry-level role', 'At least 10 years of experience in accounting'],
  ]);
  expect((await anna.client.call(getJob, { id: data.id })).data.notes).toEqual(data.notes);
});

test('the text of a file comes back, and a file without text says why not', async () => {
  const { client } = await signUp(server);
  const { data } = await client.call(uploadJobText, { file: new File([jobText], 'advert.txt') });
  expect(data).toEqual({ fileName: 'advert.txt', text: jobText, cut: false });
  const broken = new File(['%PDF-1.7\n'], 'advert.pdf');
  await expect(client.call(uploadJobText, { file: broken })).rejects.toMatchObject({
    status: 422,
    reason: 'corrupt',
  });
});

test('coverage counts the resumes held that would pass each must-have, and all of them', async () => {
  const anna = await signUp(server);
  const ids = [
    await send(anna, 'a.txt', resumeText('Ada Thorne')),
    await send(anna, 'b.txt', resumeText('Bela Novak', 'SQL, Python, Docker')),
    await send(anna, 'c.txt', resumeText('Cleo Marsh', 'Excel')),
  ];
  for (const id of ids) await anna.client.call(processFile, { id });
  const must = (text: string, isMust = true) => ({ kind: 'skill', text, must: isMust, weight: 0 }) as const;
  const requirements = [must('SQL'), must('Docker'), must('Excel', false), must('Welding')];
  const { data } = await anna.client.call(countCoverage, { requirements });
  expect(data).toEqual({ resumes: 3, passingAll: 0, passing: [3, 1, null, 0] });
  const { data: less } = await anna.client.call(countCoverage, { requirements: requirements.slice(0, 2) });
  expect(less.passingAll).toBe(1);
  await expect(anna.client.call(countCoverage, { requirements, id: randomUUID() })).rejects.toMatchObject({
    status: 404,
  });
});

test('made twice under one name, a job description or a copy is one; under other contents it is refused', async () => {
  const { client: api } = await signUp(server);
  const idempotencyKey = randomUUID();
  const request = { text: jobText, title: 'Once', idempotencyKey };
  const [first, second] = await Promise.all([api.call(createJob, request), api.call(createJob, request)]);
  expect(second.data.id).toBe(first.data.id);
  await expect(api.call(createJob, { ...request, title: 'Twice' })).rejects.toMatchObject({ status: 409 });

  const { id } = first.data;
  const copies = [
    await api.call(duplicateJob, { id, idempotencyKey: `copy-${idempotencyKey}` }),
    await api.call(duplicateJob, { id, idempotencyKey: `copy-${idempotencyKey}` }),
    await api.call(duplicateJob, { id }),
  ];
  expect(new Set(copies.map(({ data }) => data.id)).size).toBe(2);
  expect((await api.call(listJobs)).data.total).toBe(3);
});
