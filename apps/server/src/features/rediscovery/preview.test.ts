import { randomUUID } from 'node:crypto';
import {
  addToHiringTeam,
  archiveJob,
  correctFact,
  getAnalysis,
  getCredits,
  getPerson,
  listAnalyses,
  listBatches,
  previewAnalysis,
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

/** Puts a resume into the library and, unless told otherwise, reads it. */
async function add(member: SignedUp, name: string, text: string, isRead = true) {
  const fileId = await send(member, `${name}.txt`, text);
  if (isRead) await server.services.resumes.read(runRequester(member.organizationId), fileId);
  const [row] = await server.platform.openDatabase.database
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, fileId));
  return { fileId, personId: row?.personId ?? '' };
}

const preview = async ({ client }: SignedUp, id: string, jobDescriptionId: string) =>
  (await client.call(previewAnalysis, { id, jobDescriptionId })).data;

const ada = resumeText('Ada Thorne', 'SQL, Python, R, Docker, Excel');

test('a preview says what the run then says, costs nothing and leaves nothing', async () => {
  const anna = await signUp(server);
  const { fileId, personId } = await add(anna, 'ada', ada);
  const job = await newJob(anna);
  const credits = (await anna.client.call(getCredits)).data;
  const shown = await preview(anna, personId, job.id);
  expect(shown).toMatchObject({
    personId,
    fileId,
    candidateName: 'Ada Thorne',
    alias: `Candidate ${fileId.slice(0, 4).toUpperCase()}`,
    jobTitle: job.title,
    jobVersion: 1,
    analysisId: null,
  });
  expect((await anna.client.call(getCredits)).data).toEqual(credits);
  expect((await anna.client.call(listAnalyses, {})).data.total).toBe(0);
  expect((await anna.client.call(listBatches, {})).data.batches).toEqual([]);

  await start(anna, job.id, [fileId]);
  await server.platform.queue.runTasks();
  const [row] = (await anna.client.call(listAnalyses, {})).data.analyses;
  const stored = (await anna.client.call(getAnalysis, { id: row?.id ?? '' })).data;
  const { analysisId: _, alias: __, ...same } = shown;
  expect(stored).toMatchObject(same);
  const again = await preview(anna, personId, job.id);
  expect(again).toMatchObject({ analysisId: stored.id, alias: stored.alias, report: shown.report });
});

test('a preview follows corrections, the newest resume and jobs that are closed', async () => {
  const anna = await signUp(server);
  const first = await add(anna, 'ada', ada.replace('Excel', 'Rust'));
  const job = await newJob(anna);
  await start(anna, job.id, [first.fileId]);
  await server.platform.queue.runTasks();
  const [row] = (await anna.client.call(listAnalyses, {})).data.analyses;
  await anna.client.call(correctFact, { id: row?.id ?? '', corrections: { name: 'Ada Thorn' } });
  await anna.client.call(archiveJob, { id: job.id });
  const corrected = await preview(anna, first.personId, job.id);
  expect(corrected).toMatchObject({ candidateName: 'Ada Thorn', isCorrected: true });
  expect(corrected.readFacts?.name?.value).toBe('Ada Thorne');
});

test('hiring managers see previews of their candidates for their jobs only', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager', 'recruiter']);
  const [owner, manager, recruiter] = members as [SignedUp, SignedUp, SignedUp];
  const { fileId, personId } = await add(owner, 'ada', ada);
  const unrelated = await add(owner, 'ben', resumeText('Ben Quay', 'Excel'));
  const theirs = await newJob(owner);
  const other = await newJob(owner, jobText.replace('Data analyst', 'Senior data analyst'));
  await owner.client.call(addToHiringTeam, { id: theirs.id, userIds: [manager.userId] });
  await expect(preview(manager, personId, theirs.id)).rejects.toMatchObject({ status: 404 });
  await start(owner, theirs.id, [fileId]);
  await server.platform.queue.runTasks();
  expect((await preview(manager, personId, theirs.id)).analysisId).not.toBeNull();
  await expect(preview(manager, personId, other.id)).rejects.toMatchObject({ status: 404 });
  await expect(preview(manager, unrelated.personId, theirs.id)).rejects.toMatchObject({ status: 404 });
  expect((await preview(recruiter, unrelated.personId, other.id)).analysisId).toBeNull();
});

test('what is not there has words: another organization, an unknown job, a resume that was not read', async () => {
  const anna = await signUp(server);
  const { personId } = await add(anna, 'ada', ada);
  const job = await newJob(anna);
  const boris = await signUp(server);
  const own = await newJob(boris);
  await expect(preview(boris, personId, own.id)).rejects.toMatchObject({ status: 404 });
  await expect(preview(anna, personId, own.id)).rejects.toMatchObject({ status: 404 });
  await expect(preview(anna, personId, randomUUID())).rejects.toMatchObject({ status: 404 });
  await expect(anna.client.call(getPerson, { id: personId })).resolves.toBeDefined();
  const unread = await add(anna, 'ben', resumeText('Ben Quay', 'Excel'), false);
  await expect(preview(anna, unread.personId, job.id)).rejects.toMatchObject({
    status: 404,
    message: 'No resume of this person has been read yet.',
  });
});
