import { randomUUID } from 'node:crypto';
import {
  addComment,
  changeAnalyses,
  correctFacts,
  createApiKey,
  createClient,
  type DecisionRecord,
  deleteAnalysis,
  deleteFiles,
  getAnalysis,
  getDecisionRecord,
  listAnalyses,
  listApplications,
  listDecisionRecords,
  listJobsOfDecisionRecords,
  listOrganizationActivity,
  organizationHeader,
  removeMember,
  rescoreBatch,
  saveApplyPage,
  undoAnalysesChange,
  updateAnalysis,
  updateApplication,
  updateJob,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { SignedUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { analysisEvents } from '../analyses/analysis-tables.ts';
import { applyTo, pageSettings } from '../applications/testing/apply-to.ts';

let server: TestServer;
let aheadMs = 0;

beforeAll(async () => {
  server = await startTestServer(
    { clock: { now: () => new Date(Date.now() + aheadMs) }, trustedProxies: 1 },
    { limitFactor: 1000 },
  );
});

afterAll(() => server.stop());

type Wanted = z.input<typeof listDecisionRecords.input>;

const read = async ({ client }: SignedUp, wanted: Wanted = {}) =>
  (await client.call(listDecisionRecords, wanted)).data;
const recordsOf = async (reader: SignedUp, wanted?: Wanted) => (await read(reader, wanted)).records;
const inShort = ({ change: { kind, from, to } }: DecisionRecord) => `${kind}: ${from} → ${to}`;
const shortly = async (reader: SignedUp, wanted?: Wanted) => (await recordsOf(reader, wanted)).map(inShort);
const later = () => {
  aheadMs += 60_000;
};

/** More lines, and so more confidence. */
const moreWork = `

Further experience
Data analyst, Tern Shipping, 2015-01 - 2017-12
Planned the stock of four warehouses with forecasts in Python.
Answered questions of the board with queries in SQL.
Moved monthly reports from spreadsheets to a database.`;

/** A team with a job for which two resumes were scored; one lacks nothing, the other hardly shows anything. */
async function atWork() {
  const { members } = await openTeam(server, [
    'owner',
    'recruiter',
    'auditor',
    'admin',
    'hiring-manager',
    'recruiter',
  ]);
  const [owner, recruiter, auditor, admin, manager, second] = members;
  if (!owner || !recruiter || !auditor || !admin || !manager || !second)
    throw new Error('A member is missing.');
  const job = await newJob(recruiter);
  const files = [
    await send(recruiter, 'quillfeather-cv.txt', resumeText('Zephyrine Quillfeather') + moreWork),
    await send(recruiter, 'bo.txt', resumeText('Bo Linden', 'Cooking').replace('German: C1', 'German: A1')),
  ];
  const run = await start(recruiter, job.id, files);
  await server.platform.queue.runTasks();
  const { analyses } = (await recruiter.client.call(listAnalyses, { order: 'score' })).data;
  const [best, worst] = analyses;
  if (!best || !worst) throw new Error('Nothing was scored.');
  later();
  return { owner, recruiter, auditor, admin, manager, second, job, run, files, best, worst };
}

const decide = async ({ client }: SignedUp, id: string, value: 'yes' | 'maybe' | 'no' | null) => {
  const reason = value === 'no' ? { reasons: ['pay' as const] } : {};
  await client.call(updateAnalysis, { id, decision: { value, ...reason } });
  later();
};

test('records the decision, who made it and its basis', async () => {
  const { recruiter, auditor, job, best } = await atWork();
  const { call } = recruiter.client;
  await call(updateAnalysis, { id: best.id, stage: 'interview' });
  later();
  await decide(recruiter, best.id, 'maybe');
  await call(updateAnalysis, {
    id: best.id,
    decision: { value: 'no', reasons: ['missing-must', 'other'], reason: 'Zephyrine has moved.' },
  });
  later();
  await call(updateAnalysis, { id: best.id, override: { score: 40, reason: 'Met in person.' } });
  const records = await recordsOf(auditor);
  expect(records.map(inShort)).toEqual([
    'score: null → 40',
    'decision: maybe → no',
    'decision: null → maybe',
    'stage: new → interview',
  ]);
  const { data: detail } = await call(getAnalysis, { id: best.id });
  expect(records[1]).toMatchObject({
    job: { id: job.id, title: 'Data analyst', version: 1 },
    candidate: expect.stringMatching(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/),
    reasons: ['missing-must', 'other'],
    reasonMusts: detail.declinedFor?.musts,
    actorId: recruiter.userId,
    actor: { userId: recruiter.userId, name: 'Anna Example', isFormer: false },
    changedTogether: 1,
    isUndo: false,
    isByPersonOnly: false,
    basis: {
      score: detail.score,
      potential: detail.potential?.score,
      confidence: detail.confidence,
      group: detail.group,
      mustsMet: detail.mustsMet,
      mustsTotal: detail.mustsTotal,
      engineVersion: detail.engineVersion,
      jobHash: detail.inputs.jobHash,
      resultHash: detail.inputs.resultHash,
      scoredAt: detail.judgedAt,
    },
  });
  expect(records[1]?.basis?.requirements).toEqual(
    detail.verdicts.map(({ requirementId, kind, must, overall, status }) => ({
      id: requirementId,
      text: detail.requirements.find(({ id }) => id === requirementId)?.text ?? '',
      ...{ kind, must, overall, verdict: status },
    })),
  );
  expect(records[0]?.reasons).toEqual(['written']);
  expect(new Set(records.map(({ candidate }) => candidate)).size).toBe(1);
});

test('responses contain no name, address, file name or resume text', async () => {
  const { owner, recruiter, auditor, best, worst, files, job } = await atWork();
  const { call } = recruiter.client;
  const said = 'Zephyrine Quillfeather wants too much.';
  await call(updateAnalysis, { id: best.id, stage: 'screening', notes: said });
  await call(updateAnalysis, { id: best.id, decision: { value: 'no', reasons: ['other'], reason: said } });
  await call(updateAnalysis, { id: best.id, override: { score: 12, reason: said } });
  await call(addComment, { id: best.id, commentId: randomUUID(), text: said });
  const tagged = { changeId: randomUUID(), ids: [best.id, worst.id], addTags: ['Quillfeather'] };
  await call(changeAnalyses, { ...tagged, stage: 'declined', assignee: 'Kim Quillfeather' });
  await call(undoAnalysesChange, { id: tagged.changeId });
  await call(correctFacts, { id: best.id, corrections: { place: 'Quillhaven' } });
  await call(updateAnalysis, { id: best.id, decision: { value: 'yes', reason: said } });
  const { data: detail } = await call(getAnalysis, { id: best.id });

  const ids = (await recordsOf(auditor)).map(({ id }) => id);
  expect(ids).toHaveLength(8);
  const paths = [
    '/organization/decision-records',
    '/organization/decision-records?purpose=export&limit=100',
    '/organization/decision-records/jobs',
    ...ids.map((id) => `/organization/decision-records/${id}`),
  ];
  for (const reader of [auditor, owner]) {
    for (const path of paths) {
      const answer = await fetch(`${server.url}/api${path}`, {
        headers: {
          authorization: `Bearer ${reader.token}`,
          [organizationHeader]: reader.organizationId,
        },
      });
      expect(answer.status).toBe(200);
      const body = await answer.text();
      expect(body).toContain('Data analyst');
      const personal = [
        ...['Zephyrine', 'Quill', 'Linden', 'example.org', 'quillfeather-cv', 'bo.txt', 'moved', 'wants'],
        // Words of the resume.
        ...[
          'Harbour Foods',
          'purchasing',
          'dashboards',
          'Port College',
          'Statistics',
          'Cooking',
          'Tern',
          '2018',
        ],
        // The ids by which authorized members would find the candidate.
        ...[best.id, worst.id, ...files, detail.personId, detail.inputs.fileHash, detail.inputs.factsHash],
      ];
      const lower = body.toLowerCase();
      expect(personal.filter((part) => lower.includes(part.toLowerCase()))).toEqual([]);
    }
  }
  // Shows that the check above would have found it.
  expect(JSON.stringify(detail)).toMatch(/Zephyrine.*Harbour Foods/s);
  const { events } = (await auditor.client.call(listOrganizationActivity, { limit: 500 })).data;
  expect(JSON.stringify(events)).not.toMatch(/Zephyrine|Quill|Linden/);
  expect(job.title).toBe('Data analyst');
});

test('a record keeps the score at the time of the decision', async () => {
  const { recruiter, auditor, job, run, best } = await atWork();
  const { data: before } = await recruiter.client.call(getAnalysis, { id: best.id });
  await decide(recruiter, best.id, 'yes');
  const requirements = job.requirements
    .filter(({ overall }) => !overall)
    .map(({ id, kind, text, must, weight }) => ({ id, kind, text, must, weight }));
  const added = { kind: 'skill' as const, text: 'COBOL', must: true, weight: 5 };
  await recruiter.client.call(updateJob, {
    id: job.id,
    version: job.version,
    title: 'Data analyst with COBOL',
    requirements: [...requirements, added],
  });
  later();
  await recruiter.client.call(rescoreBatch, { id: run.id });
  later();
  await decide(recruiter, best.id, 'maybe');
  const [now, then] = await recordsOf(auditor);
  expect(then?.job).toMatchObject({ title: 'Data analyst', version: 1 });
  expect(then?.basis).toMatchObject({ score: before.score, jobHash: before.inputs.jobHash });
  expect(then?.basis?.requirements.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual(
    before.verdicts.map(({ requirementId, status }) => `${requirementId} ${status}`),
  );
  expect(now?.job).toMatchObject({ title: 'Data analyst with COBOL', version: 2 });
  expect(now?.basis?.jobHash).not.toBe(then?.basis?.jobHash);
  const words = (record?: DecisionRecord) => record?.basis?.requirements.map(({ text }) => text);
  expect(words(now)).toContain('COBOL');
  expect(words(then)).not.toContain('COBOL');
  expect(now?.candidate).toBe(then?.candidate);
});

test('reads and filters text-only reasons of earlier releases', async () => {
  const { recruiter, auditor, best } = await atWork();
  const { organizationId, userId: createdBy } = recruiter;
  const said = ['Moved from New to Offer.', 'Decided: Maybe.', 'Set a score of 55 beside the computed none.'];
  const kinds = ['stage', 'decision', 'override'] as const;
  const { database } = server.platform.openDatabase;
  for (const [place, text] of said.entries()) {
    const kind = kinds[place] ?? 'stage';
    const at = new Date(Date.now() + aheadMs);
    const event = { id: randomUUID(), analysisId: best.id, organizationId, createdBy, kind, text, at };
    await database.insert(analysisEvents).values(event);
    later();
  }
  await decide(recruiter, best.id, 'yes');
  const all = ['decision: maybe → yes', 'score: null → 55', 'decision: null → maybe', 'stage: new → offer'];
  expect(await shortly(auditor)).toEqual(all);
  expect(await shortly(auditor, { outcome: 'offer' })).toEqual(all.slice(3));
  expect(await shortly(auditor, { outcome: 'maybe' })).toEqual(all.slice(2, 3));
});

test('a bulk change and its undo record the number of candidates', async () => {
  const { recruiter, auditor, best, worst } = await atWork();
  const change = { changeId: randomUUID(), ids: [best.id, worst.id] };
  await recruiter.client.call(changeAnalyses, { ...change, decision: { value: 'no', reasons: ['level'] } });
  later();
  await recruiter.client.call(undoAnalysesChange, { id: change.changeId });
  const records = await recordsOf(auditor);
  expect(records.map((record) => [inShort(record), record.changedTogether, record.isUndo])).toEqual([
    ['decision: no → null', 2, true],
    ['decision: no → null', 2, true],
    ['decision: null → no', 2, false],
    ['decision: null → no', 2, false],
  ]);
  expect(new Set(records.map(({ candidate }) => candidate)).size).toBe(2);
});

test('marks a decision that contradicts the ranking', async () => {
  const { recruiter, auditor, best, worst } = await atWork();
  expect([best.group, worst.group]).toEqual(['talk-first', 'missing-must']);
  await decide(recruiter, best.id, 'no');
  await decide(recruiter, worst.id, 'no');
  await decide(recruiter, worst.id, 'yes');
  await decide(recruiter, best.id, 'yes');
  await recruiter.client.call(updateAnalysis, { id: worst.id, stage: 'offer' });
  expect((await recordsOf(auditor)).map(({ departure }) => departure)).toEqual([
    'missing-must-advanced',
    null,
    'missing-must-advanced',
    null,
    'top-match-declined',
  ]);
});

test('filters records by job, candidate, outcome, reason, member and date', async () => {
  const { recruiter, second, owner, auditor, job, files, best, worst } = await atWork();
  const { call } = recruiter.client;
  await decide(recruiter, best.id, 'yes');
  await call(updateAnalysis, { id: best.id, stage: 'interview' });
  later();
  const from = new Date(Date.now() + aheadMs).toISOString();
  await decide(second, worst.id, 'no');
  await call(updateAnalysis, { id: worst.id, decision: { value: 'no', reason: 'Not a fit.' } });
  later();
  await decide(second, worst.id, null);
  const until = new Date(Date.now() + aheadMs).toISOString();
  await call(updateAnalysis, { id: worst.id, override: { score: 50, reason: 'A good talk.' } });
  const other = await newJob(recruiter);
  await start(recruiter, other.id, files.slice(0, 1));
  await server.platform.queue.runTasks();
  const ofOther = (await call(listAnalyses, { jobDescriptionId: other.id })).data.analyses;
  later();
  await decide(recruiter, ofOther[0]?.id ?? '', 'maybe');

  expect(await shortly(auditor, { jobDescriptionId: other.id })).toEqual(['decision: null → maybe']);
  expect(await recordsOf(auditor, { jobDescriptionId: job.id })).toHaveLength(6);
  const jobs = (await auditor.client.call(listJobsOfDecisionRecords)).data;
  expect(jobs.map(({ id }) => id).toSorted()).toEqual([job.id, other.id].toSorted());

  expect(await shortly(auditor, { outcome: 'yes' })).toEqual(['decision: null → yes']);
  expect(await shortly(auditor, { outcome: 'no' })).toEqual(['decision: no → no', 'decision: null → no']);
  expect(await shortly(auditor, { outcome: 'withdrawn' })).toEqual(['decision: no → null']);
  expect(await shortly(auditor, { outcome: 'interview' })).toEqual(['stage: new → interview']);
  expect(await shortly(auditor, { outcome: 'score' })).toEqual(['score: null → 50']);
  expect(await shortly(auditor, { outcome: 'hired' })).toEqual([]);

  expect(await shortly(auditor, { reason: 'pay' })).toEqual(['decision: null → no']);
  expect(await shortly(auditor, { reason: 'written', outcome: 'no' })).toEqual(['decision: no → no']);
  expect(await shortly(auditor, { reason: 'location' })).toEqual([]);

  expect(await shortly(auditor, { member: second.userId })).toEqual([
    'decision: no → null',
    'decision: null → no',
  ]);
  expect(await shortly(auditor, { member: 'former' })).toEqual([]);
  expect(await shortly(auditor, { since: from, until })).toEqual([
    'decision: no → null',
    'decision: no → no',
    'decision: null → no',
  ]);

  const [ofBest] = await recordsOf(auditor, { outcome: 'interview' });
  const ofCandidate = await recordsOf(auditor, { candidate: ofBest?.candidate ?? '' });
  expect(ofCandidate.map(inShort)).toEqual(['stage: new → interview', 'decision: null → yes']);
  // For another job the same resume is another candidate.
  const [elsewhere] = await recordsOf(auditor, { jobDescriptionId: other.id });
  expect(elsewhere?.candidate).not.toBe(ofBest?.candidate);

  await owner.client.call(removeMember, { userId: second.userId });
  const former = await recordsOf(auditor, { member: 'former' });
  expect(former.map(({ actorId, actor }) => [actorId, actor.isFormer])).toEqual([
    [second.userId, true],
    [second.userId, true],
  ]);
});

test('pages have no gaps or duplicates while decisions are added', async () => {
  const { recruiter, auditor, best, worst } = await atWork();
  for (const value of ['yes', 'maybe', 'yes'] as const) {
    // Both have the same time and are ordered by id.
    const both = { changeId: randomUUID(), ids: [best.id, worst.id] };
    await recruiter.client.call(changeAnalyses, { ...both, decision: { value } });
    later();
  }
  const all = (await recordsOf(auditor)).map(({ id }) => id);
  expect(all).toHaveLength(6);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(auditor, { limit: 1, cursor });
    seen.push(...page.records.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await decide(recruiter, best.id, seen.length % 2 ? 'no' : 'maybe');
  } while (cursor);
  expect(seen).toEqual(all);
  expect(await recordsOf(auditor)).toHaveLength(12);
});

test('only owners and auditors read records, each of their own organization', async () => {
  const { owner, recruiter, auditor, admin, manager, job, best } = await atWork();
  await decide(recruiter, best.id, 'yes');
  const [record] = await recordsOf(owner);
  const id = record?.id ?? '';
  for (const { client } of [recruiter, admin, manager]) {
    await expect(client.call(listDecisionRecords, {})).rejects.toMatchObject({ status: 403 });
    await expect(client.call(listJobsOfDecisionRecords)).rejects.toMatchObject({ status: 403 });
    await expect(client.call(getDecisionRecord, { id })).rejects.toMatchObject({ status: 403 });
  }
  const { auditor: outsider } = await atWork();
  expect(await recordsOf(outsider, { jobDescriptionId: job.id })).toEqual([]);
  expect(await recordsOf(outsider, { candidate: record?.candidate })).toEqual([]);
  await expect(outsider.client.call(getDecisionRecord, { id })).rejects.toMatchObject({ status: 404 });
  expect((await auditor.client.call(getDecisionRecord, { id })).data).toEqual(record);
  await expect(auditor.client.call(getAnalysis, { id: best.id })).rejects.toMatchObject({ status: 403 });
});

test('audits each read once for all its pages', async () => {
  const { owner, recruiter, auditor, best } = await atWork();
  await decide(recruiter, best.id, 'yes');
  await decide(recruiter, best.id, 'maybe');
  const actions = async ({ userId }: SignedUp = auditor) => {
    const { events } = (await owner.client.call(listOrganizationActivity, { member: userId })).data;
    return events.map(({ action }) => action);
  };
  const first = await read(auditor, { limit: 1 });
  const second = await read(auditor, { limit: 1, cursor: first.nextCursor ?? '' });
  expect(await actions()).toEqual(['decision-records-read']);
  await auditor.client.call(getDecisionRecord, { id: second.records[0]?.id ?? '' });
  await read(auditor, { purpose: 'export' });
  expect(await actions()).toEqual([
    'decision-records-exported',
    'decision-record-opened',
    'decision-records-read',
  ]);
  // Reading only a later page is audited as well.
  await read(owner, { limit: 1, cursor: first.nextCursor ?? '' });
  expect(await actions(owner)).toEqual(['decision-records-read']);
});

test('API keys need their own scope to read records', async () => {
  const { owner, recruiter, best } = await atWork();
  await decide(recruiter, best.id, 'yes');
  const asProgram = async (scope: 'audit:read' | 'records:read') => {
    const given = { name: scope, scopes: [scope] };
    const { secret, key } = (await owner.client.call(createApiKey, given)).data;
    const client = createClient({
      baseUrl: `${server.url}/api`,
      headers: () => ({ authorization: `Bearer ${secret}` }),
    });
    return { client, key };
  };
  const { client: narrow } = await asProgram('audit:read');
  await expect(narrow.call(listDecisionRecords, {})).rejects.toMatchObject({ status: 403 });
  const { client, key } = await asProgram('records:read');
  expect((await client.call(listDecisionRecords, {})).data.records).toHaveLength(1);
  const { events } = (await owner.client.call(listOrganizationActivity, { keyId: key.id })).data;
  expect(events[0]).toMatchObject({ action: 'decision-records-read', key: { id: key.id } });
});

test('deleting a candidate deletes their records and keeps the others intact', async () => {
  const { recruiter, auditor, files, best, worst } = await atWork();
  await decide(recruiter, best.id, 'yes');
  await decide(recruiter, worst.id, 'no');
  const [ofWorst, ofBest] = await recordsOf(auditor);
  await recruiter.client.call(deleteFiles, { ids: files.slice(0, 1) });
  expect(await recordsOf(auditor)).toEqual([ofWorst]);
  await expect(auditor.client.call(getDecisionRecord, { id: ofBest?.id ?? '' })).rejects.toMatchObject({
    status: 404,
  });
  await recruiter.client.call(deleteAnalysis, { id: worst.id });
  expect(await recordsOf(auditor)).toEqual([]);
  expect((await auditor.client.call(listJobsOfDecisionRecords)).data).toEqual([]);
  const kept = (await auditor.client.call(listOrganizationActivity, { kind: 'candidates' })).data.events;
  expect(kept.filter(({ action }) => action === 'candidate-decided')).toHaveLength(2);
});

test('declining an application creates a record, even if its resume was never read', async () => {
  const { recruiter, auditor, job } = await atWork();
  const { call } = recruiter.client;
  const page = (await call(saveApplyPage, { id: job.id, ...pageSettings })).data;
  await applyTo(server, page.url, {
    email: 'quill@example.org',
    fields: { name: 'Quentin Quill', person: 'yes' },
    file: new File([resumeText('Quentin Quill')], 'quentin.txt'),
  });
  const [application] = (await call(listApplications, { id: job.id })).data.applications;
  const named = { id: job.id, applicationId: application?.id ?? '' };
  await call(updateApplication, { ...named, state: 'declined' });
  later();
  await call(updateApplication, { ...named, state: 'new' });
  const records = await recordsOf(auditor);
  expect(records.map(inShort)).toEqual(['application: declined → open', 'application: open → declined']);
  expect(records[0]).toMatchObject({
    job: { id: job.id, title: 'Data analyst', version: null },
    isByPersonOnly: true,
    basis: null,
    actor: { userId: recruiter.userId },
  });
  expect(records[0]?.candidate).toBe(records[1]?.candidate);
  expect(await shortly(auditor, { outcome: 'application-declined' })).toEqual([
    'application: open → declined',
  ]);
  const [record] = records;
  const { data } = await auditor.client.call(getDecisionRecord, { id: record?.id ?? '' });
  expect(data).toEqual(record);
  expect(JSON.stringify(records)).not.toMatch(/Quentin|Quill|quill/);
  const pages = [await read(auditor, { limit: 1 })];
  pages.push(await read(auditor, { limit: 1, cursor: pages[0]?.nextCursor ?? '' }));
  expect(pages.flatMap((one) => one.records)).toEqual(records);
  expect(pages[1]?.nextCursor).toBeNull();
});
