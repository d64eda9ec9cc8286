import {
  changeSelfReportSettings,
  createApiKey,
  type FairnessWorkbook,
  getAnalysis,
  listApplications,
  may,
  type Role,
  saveApplyPage,
  scopes,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scorings } from '../features/analyses/analysis-tables.ts';
import { pageSettings } from '../features/applications/testing/apply-to.ts';
import { openAnswer } from '../features/fairness/self-reports/sealed-answer.ts';
import { selfReports } from '../features/fairness/self-reports/self-report-tables.ts';
import { applyAndAnswer } from '../features/fairness/testing/self-reports.ts';
import { answerOf, callRoute } from '../testing/access/call-route.ts';
import { describedCalls } from '../testing/access/list-access.ts';
import { type SignedUp, signUp, signUpOperator } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTeam } from '../testing/team.ts';
import { newJob, start } from '../testing/work.ts';

const roles: readonly Role[] = ['owner', 'admin', 'recruiter', 'hiring-manager', 'auditor'];
const said = { sex: 'another', race: 'native-hawaiian-or-pacific-islander' } as const;
/** As it is kept, and as people read it. */
const told = /"another"|native-hawaiian|another gender|Native Hawaiian|self_report/i;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 }, { limitFactor: 1000 });
});
afterAll(() => server.stop());

/** A job for which the same person applied and was scored, and who answered where they were asked. */
async function anApplication(owner: SignedUp, isAsked: boolean) {
  await owner.client.call(changeSelfReportSettings, { isOn: isAsked });
  const { id: jobId } = await newJob(owner);
  const { url } = (await owner.client.call(saveApplyPage, { id: jobId, ...pageSettings })).data;
  const sent = await applyAndAnswer(server, url, { email: 'ada@apart.example', ...said });
  expect(sent.ok).toBe(isAsked);
  const inbox = async () => (await owner.client.call(listApplications, { id: jobId })).data.applications[0];
  const fileId = (await inbox())?.fileId ?? '';
  const { id: batchId } = await start(owner, jobId, [fileId]);
  await server.platform.queue.runTasks();
  const application = await inbox();
  const analysisId = application?.analysis?.id ?? '';
  const personId = application?.personId ?? '';
  /** What the first part of a path is about. */
  const things: Readonly<Record<string, string>> = {
    'job-descriptions': jobId,
    files: fileId,
    'resume-analysis/batches': batchId,
    'resume-analysis': analysisId,
    analysis: analysisId,
    candidates: personId,
    people: personId,
  };
  return { applicationId: application?.id ?? '', analysisId, things };
}

test('no call tells anyone what an applicant said of themselves', async () => {
  const { id: organization, members } = await openTeam(server, roles);
  const [owner] = members;
  if (!owner) throw new Error('The owner is missing.');
  const { applicationId, things } = await anApplication(owner, true);
  const { database } = server.platform.openDatabase;
  const [row] = await database.select().from(selfReports);
  expect(row && openAnswer(server.services.identityBase.keys, applicationId, row.sealedAnswer)).toEqual(said);
  const name = 'Every scope';
  const key = (await owner.client.call(createApiKey, { name, scopes: [...scopes] })).data.secret;
  const operator = await signUpOperator(server);
  const outsider = await signUp(server);
  const reads = describedCalls.filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('/organization/fairness'),
  );
  expect(reads.length).toBeGreaterThan(100);
  let answered = 0;
  for (const { route, path, access, permission, scope } of reads) {
    const isAboutThings = path.includes('{');
    // An owner sees all things, and a program with every scope what programs can.
    const people = members.filter((_, at) => permission && may(roles[at] ?? 'auditor', permission));
    const tokens = [
      ...(isAboutThings ? [owner] : people).map(({ token }) => token),
      ...(access === 'operator' ? [operator.token] : []),
      ...(scope === null ? [] : [key]),
      ...(access === 'anyone' ? [null, outsider.token] : []),
    ];
    for (const token of tokens) {
      const [, id] = Object.entries(things).find(([at]) => path.startsWith(`/${at}/`)) ?? [];
      const values = { ...(id && { id }), applicationId, number: '1' };
      const of = token === null || token === key ? {} : { organization };
      const { status, body } = await answerOf(await callRoute(server, route, { token, values, ...of }));
      if (status === 200) answered += 1;
      expect(told.exec(body)?.[0], route).toBeUndefined();
    }
  }
  expect(answered).toBeGreaterThan(150);
  // The one screen that counts them names the categories, and no number of so few people.
  const workbook = await callRoute(server, 'GET /organization/fairness', {
    token: owner.token,
    organization,
  });
  const { data } = (await workbook.json()) as { data: FairnessWorkbook };
  const numbers = data.tables.flatMap(({ rows }) => rows.map(({ applicants }) => applicants));
  expect(numbers.filter((number) => number !== 0 && number !== null)).toEqual([]);
});

test('a score is the same with and without an answer, bit for bit', async () => {
  const results: unknown[] = [];
  for (const isAsked of [true, false]) {
    const owner = await signUp(server);
    const { analysisId } = await anApplication(owner, isAsked);
    const { data } = await owner.client.call(getAnalysis, { id: analysisId });
    expect(JSON.stringify(data)).not.toMatch(told);
    const { database } = server.platform.openDatabase;
    const of = eq(scorings.analysisId, analysisId);
    const hashes = await database.select({ hash: scorings.resultHash }).from(scorings).where(of);
    results.push({ score: data.score, confidence: data.confidence, hashes });
  }
  expect(results[0]).toEqual(results[1]);
});
