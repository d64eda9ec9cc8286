import {
  createJob,
  getJob,
  type JobRequirement,
  type RequirementEdit,
  readJobText,
  updateJob,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob } from '../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

/** An advert of a fictional harbor that asks for years without naming a field. */
const advert = `Harbor Accountant

Your role
Close the books of four ships each month and prepare the reports for the owners.
Work with the crews on their travel expenses.

Requirements
- At least 5 years of experience is required.
- QuickBooks is required.
- You are a team player with excellent communication skills.`;

const editOf = ({ id, kind, text, must, weight }: JobRequirement): RequirementEdit => {
  return { id, kind, text, must, weight };
};

const yearsIn = (requirements: readonly JobRequirement[]): JobRequirement => {
  const found = requirements.find(({ kind }) => kind === 'experience');
  if (!found) throw new Error('No years are asked for.');
  return found;
};

async function save({ client }: SignedUp, id: string, version: number, requirements: RequirementEdit[]) {
  return (await client.call(updateJob, { id, version, requirements })).data;
}

test('what the engine is unsure of in an advert is reported while the user types, and stored', async () => {
  const anna = await signUp(server);
  const { data: read } = await anna.client.call(readJobText, { text: advert });
  expect(yearsIn(read.requirements).unsure).toEqual(['years-of']);
  const job = await newJob(anna, advert);
  expect(yearsIn(job.requirements).unsure).toEqual(['years-of']);
  const communication = job.requirements.find(({ text }) => /communication/i.test(text));
  expect(communication).toMatchObject({ vague: true });
  expect(job.requirements.find(({ text }) => text === 'QuickBooks')).toMatchObject({
    unsure: [],
    vague: false,
  });
});

test('a checked question is not asked again, even if nothing else was changed', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna, advert);
  const requirements = job.requirements.map((requirement) =>
    requirement.kind === 'experience'
      ? { ...editOf(requirement), answered: ['years-of' as const] }
      : editOf(requirement),
  );
  const saved = await save(anna, job.id, 1, requirements);
  expect(saved.version).toBe(2);
  expect(yearsIn(saved.requirements)).toMatchObject({ unsure: [], edited: true });
  const text = `${advert}\n- Kubernetes is required.`;
  const { data: longer } = await anna.client.call(updateJob, { id: job.id, version: 2, text });
  expect(yearsIn(longer.requirements).unsure).toEqual([]);
  const { data: read } = await anna.client.call(readJobText, { id: job.id, text: `${text}\n- Terraform` });
  expect(yearsIn(read.requirements).unsure).toEqual([]);
});

test('years that are reworded are years of that, and open no longer', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna, advert);
  const requirements = job.requirements.map((requirement) =>
    requirement.kind === 'experience'
      ? { ...editOf(requirement), text: '5+ years of freight accounting' }
      : editOf(requirement),
  );
  const saved = await save(anna, job.id, 1, requirements);
  expect(yearsIn(saved.requirements)).toMatchObject({
    unsure: [],
    demand: { kind: 'experience', minMonths: 60, field: 'freight accounting' },
  });
});

test('changing a weight answers no question', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna, advert);
  const requirements = job.requirements.map((requirement) => ({ ...editOf(requirement), weight: 4 }));
  const saved = await save(anna, job.id, 1, requirements);
  expect(yearsIn(saved.requirements)).toMatchObject({ unsure: ['years-of'], weight: 4 });
});

test('a requirement that every candidate claims is reported as vague', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna, advert);
  const own = (text: string) => ({ kind: 'other' as const, text, must: false, weight: 1 });
  const requirements = [
    ...job.requirements.map(editOf),
    own('Team player'),
    own('Reads charts of the harbor'),
  ];
  const saved = await save(anna, job.id, 1, requirements);
  expect(saved.requirements.slice(-2).map(({ text, vague }) => [text, vague])).toEqual([
    ['Team player', true],
    ['Reads charts of the harbor', false],
  ]);
  const reworded = saved.requirements.map((requirement) =>
    requirement.text === 'Team player'
      ? { ...editOf(requirement), text: 'Rows in the harbor eight' }
      : editOf(requirement),
  );
  const { requirements: after } = await save(anna, job.id, 2, reworded);
  expect(after.find(({ text }) => text === 'Rows in the harbor eight')?.vague).toBe(false);
});

test('an unknown code is refused', async () => {
  const { client } = await signUp(server);
  const asked = { kind: 'skill', text: 'SQL', must: true, weight: 1, answered: ['everything'] };
  const given = { text: advert, requirements: [asked as unknown as RequirementEdit] };
  await expect(client.call(createJob, given)).rejects.toMatchObject({ status: 422 });
});

test('a requirement that an earlier release kept has nothing to check', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna, advert);
  await server.platform.openDatabase.database.execute(
    sql`update job_descriptions set requirements =
      replace(replace(requirements, '"unsure":["years-of"],', ''), ',"unsure":["years-of"]', '')
      where id = ${job.id}`,
  );
  const { data: kept } = await anna.client.call(getJob, { id: job.id });
  expect(kept.requirements.map(({ unsure }) => unsure)).toEqual(kept.requirements.map(() => []));
});
