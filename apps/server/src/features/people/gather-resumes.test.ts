import { deleteFiles } from '@winnow/contracts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { send } from '../../testing/work.ts';
import { resumes } from '../files/resume-tables.ts';
import { personChanges, resumeIdentities, resumeIdentityKeys, resumePairs } from './identity-tables.ts';
import { listUnfitPeople } from './person-check-repository.ts';
import { people } from './person-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

type Written = { name?: string; contact?: string; employer?: string; deed?: string };

function resume({
  name = 'Ada Thorne',
  contact = '',
  employer = 'Harbour Foods',
  deed = 'Wrote the reports of the purchasing department and trained four colleagues in their use.',
}: Written): string {
  return [
    name,
    contact,
    '',
    'Experience',
    `Data analyst, ${employer}, 2018 - present`,
    deed,
    '',
    'Education',
    `BSc Statistics, College of ${employer}, 2017`,
  ].join('\n');
}

async function read(owner: SignedUp, written: Written): Promise<string> {
  const text = resume(written);
  const id = await send(owner, `${crypto.randomUUID()}.txt`, text);
  await server.services.resumes.read(runRequester(owner.organizationId), id);
  return id;
}

/** Ids of the people of the resumes, in their order. */
async function peopleOf(...ids: string[]): Promise<string[]> {
  const found = await database()
    .select({ id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(inArray(resumes.id, ids));
  return ids.map((id) => found.find((each) => each.id === id)?.personId ?? '');
}

const distinct = async (...ids: string[]) => new Set(await peopleOf(...ids)).size;

test('resumes with one address or telephone number are one person’s, however they spell it', async () => {
  const owner = await signUp(server);
  const first = await read(owner, { contact: 'ada.thorne@example.org | +49 171 5550123' });
  const again = await read(owner, { contact: 'Ada.Thorne+jobs@Example.org', employer: 'Quay Clinics' });
  const phone = await read(owner, {
    name: 'Thorne, Ada',
    contact: '0171 555-0123',
    employer: 'Mole Freight',
  });
  expect(await distinct(first, again, phone)).toBe(1);
  expect((await peopleOf(first))[0]).toBe((await peopleOf(again))[0]);
  expect((await listUnfitPeople(database())).errors).toEqual([]);
  const changes = await database()
    .select()
    .from(personChanges)
    .where(eq(personChanges.organizationId, owner.organizationId));
  expect(changes.map(({ kind }) => kind)).toEqual(['recognized', 'recognized']);
});

test('nobody is joined by a mailbox of many, the telephone of an agency or that of a family', async () => {
  const owner = await signUp(server);
  const office = [
    await read(owner, { name: 'Ben Quay', contact: 'info@agency.example | +49 30 5550199', employer: 'A' }),
    await read(owner, { name: 'Cleo Marsh', contact: 'info@agency.example | +49 30 5550199', employer: 'B' }),
    await read(owner, { name: 'Dora Lund', contact: 'info@agency.example | +49 30 5550199', employer: 'C' }),
  ];
  // The fourth has the name of the first, but by now the phone number is known to be shared.
  const namesake = await read(owner, { name: 'Ben Quay', contact: '+49 30 5550199', employer: 'D' });
  expect(await distinct(...office, namesake)).toBe(4);
  const daniel = await read(owner, { name: 'Daniel Berg', contact: '+49 30 5550777', employer: 'E' });
  const daniela = await read(owner, { name: 'Daniela Berg', contact: '+49 30 5550777', employer: 'F' });
  expect(await distinct(daniel, daniela)).toBe(2);
});

test('a namesake with the same history is proposed and not joined', async () => {
  const owner = await signUp(server);
  const first = await read(owner, { contact: 'ada@example.org' });
  const likely = await read(owner, { contact: 'thorne.a@example.net', deed: 'Counted ships.' });
  const namesake = await read(owner, {
    contact: 'ada.t@example.com',
    employer: 'Inland Mills',
    deed: 'Repaired looms and wrote a manual about spindles for apprentices.',
  });
  expect(await distinct(first, likely, namesake)).toBe(3);
  const pairs = await database()
    .select()
    .from(resumePairs)
    .where(eq(resumePairs.organizationId, owner.organizationId));
  expect(pairs.map(({ resumeId, otherId }) => [resumeId, otherId])).toEqual([[first, likely].sort()]);
  expect(pairs[0]?.likenesses).toEqual(['name', 'history']);
});

test('resumes of two organizations are never compared', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const contact = 'ada.thorne@example.org | +49 171 5550123';
  const ids = [await read(one, { contact }), await read(other, { contact })];
  expect(await distinct(...ids)).toBe(2);
});

test('with the last resume goes all that recognized its person', async () => {
  const owner = await signUp(server);
  const contact = 'ada.thorne@example.org';
  const ids = [await read(owner, { contact }), await read(owner, { contact, deed: 'Counted ships.' })];
  await owner.client.call(deleteFiles, { ids });
  for (const table of [people, personChanges, resumeIdentities, resumeIdentityKeys, resumePairs]) {
    const left = await database().select().from(table).where(eq(table.organizationId, owner.organizationId));
    expect(left).toEqual([]);
  }
});

test('what an earlier release read is gathered later, and stays as it is when that is done again', async () => {
  const owner = await signUp(server);
  const contact = 'ada.thorne@example.org';
  const first = await read(owner, { contact });
  const second = await read(owner, { contact, deed: 'Counted ships.' });
  // The state after the migration.
  await database().delete(personChanges).where(eq(personChanges.organizationId, owner.organizationId));
  await database()
    .update(people)
    .set({ mergedInto: null })
    .where(eq(people.organizationId, owner.organizationId));
  const [free] = (
    await database()
      .select({ id: people.id })
      .from(people)
      .where(eq(people.organizationId, owner.organizationId))
  ).filter(({ id }) => id !== '');
  const [mine] = await peopleOf(first);
  const others = await database()
    .select({ id: people.id })
    .from(people)
    .where(eq(people.organizationId, owner.organizationId));
  const own = others.find(({ id }) => id !== mine)?.id ?? free?.id ?? '';
  await database().update(resumes).set({ personId: own }).where(eq(resumes.id, second));
  for (const table of [resumeIdentities, resumeIdentityKeys]) {
    await database().delete(table).where(eq(table.organizationId, owner.organizationId));
  }
  expect(await distinct(first, second)).toBe(2);
  expect(await server.services.pendingPeople.run()).toBeGreaterThanOrEqual(2);
  expect(await distinct(first, second)).toBe(1);
  expect(await server.services.pendingPeople.run()).toBe(0);
});
