import { randomUUID } from 'node:crypto';
import {
  addToHiringTeam,
  archiveJob,
  changeAnalyses,
  getCredits,
  listAnalyses,
  listFittingJobs,
  listNotifications,
  notifyOfStrongPeople,
  rediscoveryLimits,
  suggestPeople,
  updateJob,
  updatePreferences,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { jobText, newJob, resumeText, send, start } from '../../testing/work.ts';
import { resumes } from '../files/resume-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const strong = resumeText('Ada Thorne', 'SQL, Python, R, Docker, Excel');
const fair = resumeText('Ben Quay', 'Excel')
  .replaceAll('SQL and Python', 'Excel')
  .replace('German: C1\n', '');
const cook = `Cleo Marsh
cleo.marsh@example.org

Experience
Line cook, Gull Kitchen, 2015-02 - present
Cooked fish soup for two hundred guests a night and kept the pantry.

Skills
Knife skills, menu planning`;

/** Puts a resume into the library and reads it. */
async function add({ client, organizationId, ...rest }: SignedUp, name: string, text: string) {
  const fileId = await send({ client, organizationId, ...rest }, `${name}.txt`, text);
  await server.services.resumes.read(runRequester(organizationId), fileId);
  const [row] = await server.platform.openDatabase.database
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, fileId));
  return { fileId, personId: row?.personId ?? '' };
}

async function withLibrary() {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { anonymousView: false });
  const ben = await add(anna, 'ben', fair);
  const cleo = await add(anna, 'cleo', cook);
  const ada = await add(anna, 'ada', strong);
  return { anna, ada, ben, cleo };
}

const suggest = async ({ client }: SignedUp, id: string, compare = 0) =>
  (await client.call(suggestPeople, { id, compare })).data;

test('a job shows the people who were not scored for it, in the order and with the scores of a run', async () => {
  const { anna, ada } = await withLibrary();
  const job = await newJob(anna);
  const credits = (await anna.client.call(getCredits)).data;
  const first = await suggest(anna, job.id);
  expect(first).toMatchObject({ total: 3, compared: 0, left: 3, tellsTeam: true, pending: 0 });
  expect(first.people.map(({ match }) => match)).toEqual([null, null, null]);
  expect(await suggest(anna, job.id, 1)).toMatchObject({ compared: 1, left: 2 });
  const { people, left } = await suggest(anna, job.id, rediscoveryLimits.atOnce);
  expect(left).toBe(0);
  expect(people.map(({ name }) => name)).toEqual(['Ada Thorne', 'Ben Quay', 'Cleo Marsh']);
  const sql = people[0]?.match?.lines.find(({ text }) => text === 'SQL');
  expect(sql).toMatchObject({ status: 'met', quote: expect.stringContaining('SQL') });
  // Cached from now on, without a charge.
  expect(await suggest(anna, job.id)).toMatchObject({ people, left: 0 });
  expect((await anna.client.call(getCredits)).data).toEqual(credits);

  await start(anna, job.id, [people[0]?.fileId ?? '', people[1]?.fileId ?? '']);
  expect((await suggest(anna, job.id)).people.map(({ name }) => name)).toEqual(['Cleo Marsh']);
  await server.platform.queue.runTasks();
  const { analyses } = (await anna.client.call(listAnalyses, { jobDescriptionId: job.id })).data;
  const scores = new Map(analyses.map(({ candidateName, score }) => [candidateName, score]));
  for (const { name, match } of people.slice(0, 2)) expect(match?.score).toBe(scores.get(name));

  // A decision for an earlier version is shown.
  const own = analyses.find(({ candidateName }) => candidateName === 'Ada Thorne');
  await anna.client.call(changeAnalyses, {
    changeId: randomUUID(),
    ids: [own?.id ?? ''],
    decision: { value: 'maybe' },
  });
  await anna.client.call(updateJob, { id: job.id, version: job.version, text: `${jobText}\n- Excel` });
  const again = await suggest(anna, job.id);
  const said = again.people.find(({ personId }) => personId === ada.personId);
  expect(said?.before).toMatchObject({ analysisId: own?.id, decision: 'maybe' });
  expect(again.left).toBe(3);
});

test('the anonymous view names nobody', async () => {
  const { anna } = await withLibrary();
  const job = await newJob(anna);
  await anna.client.call(updatePreferences, { anonymousView: true });
  const shown = await suggest(anna, job.id, 3);
  expect(shown.isAnonymous).toBe(true);
  expect(JSON.stringify(shown)).not.toMatch(/Ada|Thorne|Quay|Cleo|example\.org/);
});

test('a person shows the open jobs that they fit, a hiring manager theirs', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager']);
  const [owner, manager] = members as [SignedUp, SignedUp];
  const { fileId, personId } = await add(owner, 'ada', strong);
  const own = await newJob(owner);
  const other = await newJob(owner, jobText.replace('Data analyst', 'Senior data analyst'));
  const cooking = await newJob(
    owner,
    'Head chef\n\nRequirements\n- 5 years as a chef\n- Menu planning\n- Knife skills',
  );
  const closed = await newJob(owner, `${jobText}\n- Excel`);
  await owner.client.call(archiveJob, { id: closed.id });
  const seen = (await owner.client.call(listFittingJobs, { id: personId })).data;
  expect(seen.jobs.map(({ jobId }) => jobId).sort()).toEqual([own.id, other.id].sort());
  expect(seen).toMatchObject({ fileId, open: 3 });
  expect(seen.jobs.map(({ jobId }) => jobId)).not.toContain(cooking.id);
  await expect(manager.client.call(listFittingJobs, { id: personId })).rejects.toMatchObject({ status: 404 });
  await owner.client.call(addToHiringTeam, { id: own.id, userIds: [manager.userId] });
  await start(owner, own.id, [fileId]);
  await server.platform.queue.runTasks();
  const theirs = (await manager.client.call(listFittingJobs, { id: personId })).data;
  expect(theirs.jobs.map(({ jobId }) => jobId)).toEqual([own.id]);
  expect(theirs.jobs[0]?.analysisId).not.toBeNull();
  const boris = await signUp(server);
  await expect(boris.client.call(listFittingJobs, { id: personId })).rejects.toMatchObject({ status: 404 });
});

test('recruiters of the hiring team are told once of strong people who arrive', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager']);
  const [owner, anna, manager] = members as [SignedUp, SignedUp, SignedUp];
  const job = await newJob(owner);
  const quiet = await newJob(owner, `${jobText}\n- Excel`);
  const userIds = [anna.userId, manager.userId];
  for (const { id } of [job, quiet]) await owner.client.call(addToHiringTeam, { id, userIds });
  await owner.client.call(notifyOfStrongPeople, { id: quiet.id, isOn: false });
  expect(await suggest(owner, quiet.id)).toMatchObject({ tellsTeam: false });
  const told = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, {})).data.notifications.filter(
      ({ kind }) => kind === 'strong-match',
    );
  // No notification about people who are already scored for the job.
  await start(owner, job.id, [
    await send(owner, 'dora.txt', resumeText('Dora Finch', 'SQL, Python, R, Docker')),
  ]);
  await server.platform.queue.runTasks();
  await server.services.arrivals.run();
  expect(await told(anna)).toEqual([]);

  const { personId } = await add(owner, 'ada', strong);
  await add(owner, 'cleo', cook);
  await server.services.arrivals.run();
  expect(await told(anna)).toMatchObject([{ about: { jobId: job.id, personIds: [personId] }, count: 1 }]);
  expect([...(await told(manager)), ...(await told(owner))]).toEqual([]);
  // Another resume of the same person, and one of another person.
  await add(owner, 'ada again', `${strong}\nFrench: B1`);
  await add(owner, 'eve', resumeText('Eve Lund', 'SQL, Python, R, Docker, Excel'));
  await server.services.arrivals.run();
  expect(await told(anna)).toMatchObject([{ about: { jobId: job.id }, count: 2 }]);
});
