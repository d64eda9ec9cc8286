import { deleteFiles, type OrganizationId, uploadFile } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { sendResumes } from '../../testing/work.ts';
import { resumes } from '../files/resume-tables.ts';
import { listUnfitPeople } from './person-check-repository.ts';
import { people } from './person-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;
const peopleOf = (organizationId: OrganizationId) =>
  database().select({ id: people.id }).from(people).where(eq(people.organizationId, organizationId));

test('a resume comes with a person, who goes with the last of their resumes', async () => {
  const someone = await signUp(server);
  const [first = '', second = ''] = await sendResumes(someone, ['Ada Thorne', 'Ben Quay']);
  expect(await peopleOf(someone.organizationId)).toHaveLength(2);
  const [{ personId } = { personId: '' }] = await database()
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, first));
  await database().update(resumes).set({ personId }).where(eq(resumes.id, second));
  // Ben has no resumes now, which only a merge may cause.
  expect((await listUnfitPeople(database())).errors).toHaveLength(1);
  await database()
    .update(people)
    .set({ mergedInto: personId })
    .where(eq(people.organizationId, someone.organizationId));
  await database().update(people).set({ mergedInto: null }).where(eq(people.id, personId));
  expect((await listUnfitPeople(database())).errors).toEqual([]);
  await someone.client.call(deleteFiles, { ids: [first] });
  expect(await peopleOf(someone.organizationId)).toHaveLength(2);
  await someone.client.call(deleteFiles, { ids: [second] });
  expect(await peopleOf(someone.organizationId)).toEqual([]);
});

test('the same file again makes no second person, and neither does a process that knows no people', async () => {
  const someone = await signUp(server);
  const file = () => new File(['Ada Thorne\nada@example.org'], 'ada.txt');
  await someone.client.call(uploadFile, { file: file() });
  await someone.client.call(uploadFile, { file: file() });
  expect(await peopleOf(someone.organizationId)).toHaveLength(1);
  const [known] = await database()
    .select()
    .from(resumes)
    .where(eq(resumes.organizationId, someone.organizationId));
  if (!known) throw new Error('There is no resume.');
  const { personId: _, ...former } = known;
  await database()
    .insert(resumes)
    .values({ ...former, id: crypto.randomUUID(), contentHash: 'other' });
  expect(await peopleOf(someone.organizationId)).toHaveLength(2);
  expect((await listUnfitPeople(database())).errors).toEqual([]);
});
