import { randomUUID } from 'node:crypto';
import {
  type AnalysisDetail,
  changeAnalyses,
  createShare,
  deleteAnalyses,
  exportChosen,
  getAnalysis,
  listAnalyses,
  listFiles,
  listLabels,
  undoAnalysesChange,
  updateAnalysis,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { jobText, newJob, sendResumes, start } from '../../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const withAnalyses = (...names: string[]) => withAnalysesFor(jobText, ...names);

/** A user with one analysis for each name, in the order of the names. */
async function withAnalysesFor(text: string, ...names: string[]): Promise<{ anna: SignedUp; ids: string[] }> {
  const anna = await signUp(server);
  const job = await newJob(anna, text);
  const batch = await start(anna, job.id, await sendResumes(anna, names));
  await server.platform.queue.runTasks();
  const { items } = await server.services.batches.get(anna.organizationId, batch.id);
  return { anna, ids: items.map(({ analysis }) => analysis?.id ?? '') };
}

const open = async ({ client }: SignedUp, id: string): Promise<AnalysisDetail> =>
  (await client.call(getAnalysis, { id })).data;

/** The input of a bulk change. */
type Given = z.input<typeof changeAnalyses.input>;

const no: Given['decision'] = { value: 'no', reasons: ['location', 'pay'], reason: '' };
const newChange = () => ({ changeId: randomUUID() });

test('one call changes many, records each, and an undo puts back exactly what each had before', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund', 'Omar Hale');
  const [ada = '', greta = '', omar = ''] = ids;
  const reason = 'Spoke on Monday';
  await anna.client.call(updateAnalysis, { id: ada, decision: { value: 'yes', reason } });
  await anna.client.call(updateAnalysis, { id: greta, stage: 'screening' });
  const before = await Promise.all(ids.map((id) => open(anna, id)));

  const change = newChange();
  const asked: Given = { ...change, ids, decision: no, stage: 'declined', assignee: 'Mina' };
  const { data } = await anna.client.call(changeAnalyses, asked);
  expect(data.changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const standing of data.changed) {
    const declinedFor = { reasons: ['location', 'pay'], musts: [] };
    expect(standing).toMatchObject({ decision: 'no', stage: 'declined', assignee: 'Mina', declinedFor });
  }
  const after = await open(anna, ada);
  expect(
    after.events
      .slice(0, 3)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['assignment', 'decision', 'stage']);
  expect(after.events.find(({ kind }) => kind === 'decision')?.change).toEqual({
    code: 'decided',
    decision: 'no',
    declinedFor: { reasons: ['location', 'pay'], musts: [] },
  });

  const undone = await anna.client.call(undoAnalysesChange, { id: change.changeId });
  expect([undone.data.restored.length, undone.data.kept]).toEqual([3, 0]);
  for (const [place, id] of ids.entries()) {
    const { events, ...now } = await open(anna, id);
    const { events: earlier, ...was } = before[place] as AnalysisDetail;
    expect(now).toEqual(was);
    expect(events.length).toBe(earlier.length + 6);
  }
  // The same decision made afterwards is not undone by a repeated undo.
  await anna.client.call(updateAnalysis, { id: omar, stage: 'declined' });
  const again = await anna.client.call(undoAnalysesChange, { id: change.changeId });
  expect(again.data.restored.find(({ id }) => id === omar)?.stage).toBe('declined');
});

test('an undo leaves alone who was changed again meanwhile', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund');
  const [ada = '', greta = ''] = ids;
  const change = newChange();
  await anna.client.call(changeAnalyses, { ...change, ids, stage: 'interview' });
  await anna.client.call(updateAnalysis, { id: greta, stage: 'offer' });
  const { data } = await anna.client.call(undoAnalysesChange, { id: change.changeId });
  expect([data.restored.map(({ id, stage }) => [id, stage]), data.kept]).toEqual([[[ada, 'new']], 1]);
  expect((await open(anna, greta)).stage).toBe('offer');
});

test('the same change sent twice is made once and answers the same', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund');
  const change: Given = { ...newChange(), ids, stage: 'screening', addTags: ['Callback'] };
  const first = await anna.client.call(changeAnalyses, change);
  const second = await anna.client.call(changeAnalyses, change);
  expect(second.data).toEqual(first.data);
  expect((await open(anna, ids[0] ?? '')).events.length).toBe(2);
  const sameAgain = await anna.client.call(changeAnalyses, { ...change, ...newChange() });
  expect(sameAgain.data.changed).toEqual([]);
});

test('with one that is another person’s, nothing is changed, and their changes are not found', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne');
  const { anna: boris, ids: his } = await withAnalyses('Greta Lund');
  const change: Given = { ...newChange(), ids: [...his, ...ids], stage: 'hired', addTags: ['Mine'] };
  await expect(boris.client.call(changeAnalyses, change)).rejects.toMatchObject({ code: 'not-found' });
  expect(await open(boris, his[0] ?? '')).toMatchObject({ stage: 'new', tags: [], events: [] });
  expect(await open(anna, ids[0] ?? '')).toMatchObject({ stage: 'new', tags: [] });

  const own: Given = { ...newChange(), ids, stage: 'hired' };
  await anna.client.call(changeAnalyses, own);
  await expect(boris.client.call(undoAnalysesChange, { id: own.changeId })).rejects.toMatchObject({
    code: 'not-found',
  });
  // The same id used by another user is a separate change.
  const { data } = await boris.client.call(changeAnalyses, { ...own, ids: his });
  expect(data.changed.map(({ id }) => id)).toEqual(his);
});

test('a filter changes all that match, unless others match than were seen', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund', 'Omar Hale');
  await anna.client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: 'yes', reason: '' } });
  const filter = { decision: 'none' as const };
  const change = { filter, stage: 'screening' as const };
  await expect(
    anna.client.call(changeAnalyses, { ...newChange(), ...change, expected: 3 }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const { data } = await anna.client.call(changeAnalyses, { ...newChange(), ...change, expected: 2 });
  expect(data.changed.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
});

test('a filter exports, shares and deletes all that match, unless others match than were seen', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund', 'Omar Hale');
  const { client } = anna;
  await client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: 'yes', reason: '' } });
  const chosen = { filter: { decision: 'none' as const }, expected: 2 };
  const others = { ...chosen, expected: 3 };
  const conflict = { code: 'conflict' };
  const exportAs = async (given: typeof chosen) => {
    const { blob } = await client.download(exportChosen, { format: 'json', anonymous: 'no', ...given });
    return JSON.parse(await blob.text())
      .candidates.map(({ name }: { name: string }) => name)
      .toSorted();
  };
  expect(await exportAs(chosen)).toEqual(['Greta Lund', 'Omar Hale']);
  await expect(exportAs(others)).rejects.toMatchObject(conflict);
  expect((await client.call(createShare, { title: 'Open', ...chosen })).data.candidates).toBe(2);
  await expect(client.call(createShare, { title: 'Open', ...others })).rejects.toMatchObject(conflict);
  for (const withResumes of [false, true]) {
    await expect(client.call(deleteAnalyses, { ...others, withResumes })).rejects.toMatchObject(conflict);
  }
  expect((await client.call(deleteAnalyses, { ...chosen, withResumes: true })).data).toEqual({ deleted: 2 });
  expect((await client.call(listFiles, {})).data.files.map(({ candidateName }) => candidateName)).toEqual([
    'Ada Thorne',
  ]);
  const all = { filter: {}, expected: 1 };
  expect((await client.call(deleteAnalyses, all)).data).toEqual({ deleted: 1 });
  expect((await client.call(listFiles, {})).data.total).toBe(1);
  await expect(client.call(deleteAnalyses, {})).rejects.toMatchObject({ code: 'invalid' });
});

test('a no needs a reason that is chosen or written, and other needs words', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne');
  const decide = (decision: { value: 'yes' | 'no'; reasons?: ('other' | 'level')[]; reason?: string }) =>
    anna.client.call(changeAnalyses, { ...newChange(), ids, decision });
  for (const refused of [
    { value: 'no' },
    { value: 'no', reasons: ['other'] },
    { value: 'yes', reasons: ['level'] },
  ] as const) {
    await expect(
      decide({ ...refused, reasons: [...('reasons' in refused ? refused.reasons : [])] }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  }
  const { data } = await decide({ value: 'no', reasons: ['other', 'level'], reason: 'Wants to lead' });
  expect(data.changed[0]).toMatchObject({
    decisionReason: 'Wants to lead',
    declinedFor: { reasons: ['level', 'other'], musts: [] },
  });
});

test('a missing must-have is named with each who lacks it, also for one alone', async () => {
  const text = jobText.replace('- SQL', '- SQL\n- Must have a CPA license\n- Kubernetes is required');
  const { anna, ids } = await withAnalysesFor(text, 'Ada Thorne', 'Greta Lund');
  const decision: NonNullable<Given['decision']> = { value: 'no', reasons: ['missing-must'], reason: '' };
  const { data } = await anna.client.call(changeAnalyses, { ...newChange(), ids, decision });
  for (const { id, declinedFor } of data.changed) {
    const { requirements, verdicts } = await open(anna, id);
    const textsOf = (wanted: string) =>
      verdicts
        .filter(({ must, weight, status }) => must && weight > 0 && status === wanted)
        .map(({ requirementId }) => requirements.find((each) => each.id === requirementId)?.text);
    const expected = textsOf('not-met').length > 0 ? textsOf('not-met') : textsOf('not-found');
    expect(expected.length).toBeGreaterThan(0);
    expect(declinedFor?.musts).toEqual(expected);
    const alone = await anna.client.call(updateAnalysis, { id, decision: { ...decision, reason: 'Sorry' } });
    expect(alone.data.declinedFor?.musts).toEqual(expected);
  }
});

test('tags are words of the resume, written once, found by filter, suggested and taken back', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund');
  const [ada = '', greta = ''] = ids;
  const tag = (change: object) => anna.client.call(changeAnalyses, { ...newChange(), ids, ...change });
  await tag({ ids: [ada], addTags: ['Night shift', 'Call back'] });
  const change = { ...newChange(), addTags: ['night SHIFT '], removeTags: ['call back'] };
  const { data } = await tag(change);
  const tagsOf = async () => [(await open(anna, ada)).tags, (await open(anna, greta)).tags];
  expect(data.changed.length).toBe(2);
  expect(await tagsOf()).toEqual([['Night shift'], ['Night shift']]);
  const found = await anna.client.call(listAnalyses, { tag: 'NIGHT shift' });
  expect(found.data.total).toBe(2);
  expect((await anna.client.call(listLabels)).data).toEqual({
    tags: ['Night shift'],
    assignees: [],
    people: [],
  });
  await anna.client.call(undoAnalysesChange, { id: change.changeId });
  expect(await tagsOf()).toEqual([['Call back', 'Night shift'], []]);
  expect((await open(anna, greta)).events.map(({ text }) => text)).toEqual([
    'Removed the tags “Night shift”.',
    'Added the tags “Night shift”.',
  ]);
  const many = Array.from({ length: 20 }, (_, place) => `Tag ${place}`);
  await expect(tag({ addTags: many })).rejects.toMatchObject({ code: 'invalid' });
  expect(await tagsOf()).toEqual([['Call back', 'Night shift'], []]);
  await expect(tag({ addTags: ['x'.repeat(41)] })).rejects.toMatchObject({ code: 'invalid' });
});

test('candidates are found by whom they are assigned to, and by nobody', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne', 'Greta Lund');
  const [ada = '', greta = ''] = ids;
  await anna.client.call(changeAnalyses, { ...newChange(), ids: [ada], assignee: 'mina@example.org' });
  const find = async (filter: object) =>
    (await anna.client.call(listAnalyses, filter)).data.analyses.map(({ id }) => id);
  expect(await find({ assignee: 'Mina@Example.org' })).toEqual([ada]);
  expect(await find({ unassigned: 'yes' })).toEqual([greta]);
  expect((await anna.client.call(listLabels)).data.assignees).toEqual(['mina@example.org']);
});

test('a thousand are changed by one call and taken back by another', async () => {
  const { anna, ids } = await withAnalyses('Ada Thorne');
  const [first = ''] = ids;
  const { database } = server.platform.openDatabase;
  // Copies of one analysis, each of a separate resume.
  await database.execute(sql`
    with copies as (
      insert into resumes select (jsonb_populate_record(resumes, jsonb_build_object(
        'id', gen_random_uuid(), 'person_id', gen_random_uuid(), 'content_hash', md5(place::text)
      ))).* from resumes, generate_series(1, 999) as place
      where resumes.id = (select resume_id from analyses where id = ${first}) returning id
    )
    insert into analyses select (jsonb_populate_record(analyses, jsonb_build_object(
      'id', gen_random_uuid(), 'resume_id', copies.id
    ))).* from analyses, copies where analyses.id = ${first}`);
  const all = (await anna.client.call(listAnalyses, { limit: 1000 })).data.analyses.map(({ id }) => id);
  expect(all.length).toBe(1000);
  const change: Given = { ...newChange(), ids: all, decision: no, addTags: ['Spring'] };
  const { data } = await anna.client.call(changeAnalyses, change);
  expect(data.changed.length).toBe(1000);
  const undone = await anna.client.call(undoAnalysesChange, { id: change.changeId });
  expect(undone.data).toMatchObject({ kept: 0 });
  expect(undone.data.restored.every(({ decision, tags }) => decision === null && tags.length === 0)).toBe(
    true,
  );
  const tooMany = [...all, randomUUID()];
  await expect(
    anna.client.call(changeAnalyses, { ...newChange(), ids: tooMany, stage: 'offer' }),
  ).rejects.toMatchObject({ code: 'invalid' });
});
