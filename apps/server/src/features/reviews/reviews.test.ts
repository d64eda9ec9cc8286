import { randomUUID } from 'node:crypto';
import {
  cancelReview,
  changeMemberRole,
  changeReviewDue,
  closeReview,
  deleteAnalyses,
  finishReview,
  getAnalysis,
  getJob,
  getReview,
  getReviewCandidate,
  getReviewResults,
  listCandidateReviews,
  listNotifications,
  listReviews,
  locateReview,
  markCandidate,
  type Review,
  type ReviewMark,
  remindReviewers,
  removeFromHiringTeam,
  removeMember,
  requestReview,
  reviewLimits,
  switchOrganization,
  updateAnalysis,
  updatePreferences,
} from '@winnow/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../platform/clock/clock.ts';
import { everyJobOf } from '../../platform/http/caller.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';

let server: TestServer;
let aheadMs = 0;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  server = await startTestServer({ clock }, { limitFactor: 1000 });
});

afterEach(() => {
  aheadMs = 0;
});

afterAll(() => server.stop());

const names = ['Ada Thorne', 'Bea Wick', 'Cleo Marsh'];

/** A recruiter who requests a review, two reviewers, and three candidates of one job. */
async function openScene(candidates = names) {
  const { id, members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager', 'hiring-manager']);
  const [owner, recruiter, maya, noor] = members;
  if (!owner || !recruiter || !maya || !noor) throw new Error('The team lacks a member.');
  const job = await newJob(recruiter);
  const files: string[] = [];
  for (const [place, name] of candidates.entries()) {
    files.push(await send(recruiter, `${name}.txt`, resumeText(name, place === 0 ? 'SQL' : 'Excel')));
  }
  await start(recruiter, job.id, files);
  await server.platform.queue.runTasks();
  const { analyses } = await server.services.analyses.list(everyJobOf(id), {
    jobDescriptionId: job.id,
    order: 'score',
    direction: 'desc',
    limit: 50,
  });
  return { organizationId: id, owner, recruiter, maya, noor, job, ids: analyses.map((row) => row.id) };
}

type Scene = Awaited<ReturnType<typeof openScene>>;

async function ask(
  { recruiter, maya, noor, ids }: Scene,
  more: Partial<Parameters<typeof requestReview.input.parse>[0] & object> = {},
): Promise<string> {
  const { data } = await recruiter.client.call(requestReview, {
    analysisIds: ids,
    reviewerIds: [maya.userId, noor.userId],
    idempotencyKey: randomUUID(),
    ...more,
  });
  return data.id;
}

async function markAll({ client }: SignedUp, id: string, marks: readonly ReviewMark[]): Promise<void> {
  const { items } = (await client.call(getReview, { id })).data;
  const ordered = items.map(({ analysisId }) => analysisId).toSorted();
  for (const [place, analysisId] of ordered.entries()) {
    await client.call(markCandidate, {
      id,
      analysisId,
      mark: marks[place] ?? 'no',
      reason: `Because ${place}`,
    });
  }
}

async function finish(reviewer: SignedUp, id: string, marks: readonly ReviewMark[]): Promise<void> {
  await markAll(reviewer, id, marks);
  await reviewer.client.call(finishReview, { id });
}

async function emailsTo({ email }: SignedUp) {
  await server.platform.queue.runTasks();
  return ((await server.platform.outbox?.listEmails(500)) ?? []).filter(({ to }) => to === email);
}

/** Everything that the API sends to a reviewer. */
async function wireOf(
  { token }: SignedUp,
  organizationId: string,
  paths: readonly string[],
): Promise<string> {
  const answers = await Promise.all(
    paths.map((path) =>
      fetch(`${server.url}/api${path}`, {
        headers: { authorization: `Bearer ${token}`, 'x-organization': organizationId },
      }),
    ),
  );
  for (const { status } of answers) expect(status).toBe(200);
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

test('two reviewers rate without seeing score, verdict, rank or each other, then they and the requester see everything', async () => {
  const scene = await openScene();
  const { organizationId, recruiter, maya, noor, ids } = scene;
  await recruiter.client.call(updateAnalysis, {
    id: ids[0] ?? '',
    decision: { value: 'yes', reason: 'Decided beforehand' },
  });
  const id = await ask(scene, { isAnonymous: false });
  await finish(maya, id, ['yes', 'maybe', 'no']);
  await markAll(noor, id, ['yes']);
  const wire = await wireOf(noor, organizationId, [
    `/reviews/${id}`,
    ...ids.map((analysisId) => `/reviews/${id}/candidates/${analysisId}`),
    '/reviews',
  ]);
  for (const hidden of [
    'score',
    'band',
    'verdict',
    'confidence',
    'group',
    'gate',
    'credit',
    'Decided beforehand',
  ]) {
    expect(wire).not.toContain(`"${hidden}`);
  }
  expect(wire).not.toContain('Decided beforehand');
  // Her own reasons are returned; Maya's aren't.
  const own = (await noor.client.call(getReview, { id })).data;
  expect(own.items.map(({ own: given }) => given.mark).toSorted()).toEqual(['no', 'no', 'yes']);
  for (const person of [maya, noor, recruiter]) {
    await expect(person.client.call(getReviewResults, { id })).rejects.toMatchObject({ status: 409 });
  }
  await noor.client.call(finishReview, { id });
  for (const person of [maya, noor, recruiter]) {
    const results = (await person.client.call(getReviewResults, { id })).data;
    expect(results.candidates).toHaveLength(3);
    expect(results.candidates.map(({ score }) => score)).toEqual(
      results.candidates.map(({ score }) => score).toSorted((one, other) => (other ?? 0) - (one ?? 0)),
    );
    expect(results.reviewers.map(({ userId }) => userId)).toEqual([maya.userId, noor.userId]);
    expect(results.candidates.flatMap(({ marks }) => marks.map(({ reason }) => reason))).toHaveLength(6);
    expect(results.candidates.some(({ decision }) => decision === 'yes')).toBe(true);
    expect(results.agreement).toMatchObject({ pairs: 3, samePairs: 2, kappa: null, absence: 'few-pairs' });
  }
});

test('the record of a candidate shows who submitted ratings, but not which', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor, ids } = scene;
  const id = await ask(scene);
  const [analysisId = ''] = ids;
  const reviewed = async () => {
    const { events } = (await recruiter.client.call(getAnalysis, { id: analysisId })).data;
    return events.filter(({ kind }) => kind === 'review');
  };
  await markAll(maya, id, ['no']);
  expect(await reviewed()).toEqual([]);
  await maya.client.call(finishReview, { id });
  await maya.client.call(finishReview, { id });
  const event = {
    kind: 'review',
    text: 'Reviewed.',
    change: { code: 'reviewed', reviewId: id },
    reason: null,
  };
  expect(await reviewed()).toEqual([{ ...event, by: maya.userId, at: expect.any(String) }]);
  await finish(noor, id, ['yes']);
  expect((await reviewed()).map(({ by }) => by).toSorted()).toEqual([maya.userId, noor.userId].toSorted());
});

test('every reviewer has a stable order of their own, which differs from that of the scores', async () => {
  const scene = await openScene(['A One', 'B Two', 'C Three', 'D Four', 'E Five', 'F Six']);
  const { maya, noor } = scene;
  const orderOf = async ({ client }: SignedUp, id: string) =>
    (await client.call(getReview, { id })).data.items.map(({ analysisId }) => analysisId);
  const orders: string[][] = [];
  for (let time = 0; time < 3; time += 1) {
    const id = await ask(scene);
    expect(await orderOf(maya, id)).toEqual(await orderOf(maya, id));
    orders.push(await orderOf(maya, id), await orderOf(noor, id));
  }
  // Six candidates have 720 orders, so six equal draws, or the order of the scores, wouldn't be a coincidence.
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  expect(orders.some((order) => order.join() !== scene.ids.join())).toBe(true);
  for (const order of orders) expect(order.toSorted()).toEqual(scene.ids.toSorted());
});

test('a rating can be changed and withdrawn until the reviewer finishes, and not afterwards', async () => {
  const scene = await openScene();
  const { maya, ids } = scene;
  const id = await ask(scene);
  const [analysisId = ''] = ids;
  const ownOf = async () =>
    (await maya.client.call(getReview, { id })).data.items.find((item) => item.analysisId === analysisId)
      ?.own;
  await maya.client.call(markCandidate, { id, analysisId, mark: 'yes', reason: ' Strong SQL ' });
  expect(await ownOf()).toEqual({ mark: 'yes', reason: 'Strong SQL', requirements: {} });
  await maya.client.call(markCandidate, { id, analysisId, mark: null, reason: 'Not sure yet' });
  expect(await ownOf()).toMatchObject({ mark: null, reason: 'Not sure yet' });
  await expect(maya.client.call(finishReview, { id })).rejects.toMatchObject({
    status: 409,
    message: 'Mark every candidate before you finish.',
  });
  await finish(maya, id, ['yes', 'yes', 'yes']);
  await maya.client.call(finishReview, { id });
  await expect(maya.client.call(markCandidate, { id, analysisId, mark: 'no' })).rejects.toMatchObject({
    status: 409,
  });
});

test('requirements are rated if requested, and shown next to the verdicts', async () => {
  const scene = await openScene();
  const { maya, noor, recruiter, ids } = scene;
  const [analysisId = ''] = ids;
  const id = await ask(scene, { asksRequirements: true });
  const { requirements } = (await maya.client.call(getReview, { id })).data;
  const sql = requirements.find(({ text }) => text.includes('SQL'));
  if (!sql) throw new Error('The job asks for SQL.');
  await markAll(maya, id, ['yes', 'no', 'no']);
  await maya.client.call(markCandidate, {
    id,
    analysisId,
    mark: 'yes',
    requirements: { [sql.id]: 'met', invented: 'met' },
  });
  await maya.client.call(finishReview, { id });
  await finish(noor, id, ['yes']);
  const results = (await recruiter.client.call(getReviewResults, { id })).data;
  const candidate = results.candidates.find((each) => each.analysisId === analysisId);
  expect(candidate?.marks[0]?.requirements).toEqual({ [sql.id]: 'met' });
  expect(candidate?.verdicts[sql.id]).toBe('met');
  expect(results.agreement.withVerdicts).toEqual({ marks: 1, same: 1 });
  const plain = await ask(scene);
  await maya.client.call(markCandidate, {
    id: plain,
    analysisId,
    mark: 'yes',
    requirements: { [sql.id]: 'met' },
  });
  const kept = (await maya.client.call(getReview, { id: plain })).data;
  expect(kept.items.find((item) => item.analysisId === analysisId)?.own.requirements).toEqual({});
});

test('with names hidden, nothing that identifies the candidate leaves the server', async () => {
  const scene = await openScene(['Ada Thorne']);
  const { organizationId, maya, noor, ids } = scene;
  const id = await ask(scene, { isAnonymous: true });
  const candidatePath = `/reviews/${id}/candidates/${ids[0]}`;
  const wire = await wireOf(maya, organizationId, [`/reviews/${id}`, candidatePath]);
  expect(wire).not.toMatch(/\bAda\b|Thorne|ada\.thorne|Port College/i);
  const { data } = await maya.client.call(getReviewCandidate, { id, analysisId: ids[0] ?? '' });
  expect(data).toMatchObject({ name: null, facts: { name: null, emails: [] } });
  expect(data.text).toContain('Wrote reports in SQL and Python');
  const named = await ask(scene, { isAnonymous: false });
  const open = (await maya.client.call(getReviewCandidate, { id: named, analysisId: ids[0] ?? '' })).data;
  expect(open).toMatchObject({ name: 'Ada Thorne', facts: { name: { value: 'Ada Thorne' } } });
  expect(open.text).toHaveLength(data.text.length);
  for (const person of [maya, noor]) await finish(person, id, ['yes']);
  const results = await wireOf(maya, organizationId, [`/reviews/${id}/results`]);
  expect(results).not.toMatch(/Ada|Thorne/);
});

test('the requester may end a review early: finished reviewers are shown, others stay blind and can no longer rate', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor, ids } = scene;
  const id = await ask(scene);
  await expect(recruiter.client.call(closeReview, { id })).rejects.toMatchObject({
    message: 'No one has finished yet. Wait, or cancel the review.',
  });
  await finish(maya, id, ['yes', 'no', 'no']);
  await noor.client.call(markCandidate, { id, analysisId: ids[0] ?? '', mark: 'no', reason: 'Half done' });
  expect((await recruiter.client.call(closeReview, { id })).data).toMatchObject({
    state: 'closed',
    isRevealed: true,
  });
  const { data } = await recruiter.client.call(getReviewResults, { id });
  expect(data.reviewers.map(({ userId }) => userId)).toEqual([maya.userId]);
  expect(JSON.stringify(data)).not.toContain('Half done');
  await maya.client.call(getReviewResults, { id });
  expect((await noor.client.call(getReview, { id })).data).toMatchObject({ isRevealed: false });
  await expect(noor.client.call(getReviewResults, { id })).rejects.toMatchObject({ status: 409 });
  const late = noor.client.call(markCandidate, { id, analysisId: ids[1] ?? '', mark: 'no' });
  await expect(late).rejects.toMatchObject({ status: 409 });
  for (const call of [cancelReview, closeReview]) {
    await expect(recruiter.client.call(call, { id })).rejects.toMatchObject({ status: 409 });
  }
  await expect(recruiter.client.call(remindReviewers, { id })).rejects.toMatchObject({ status: 409 });
});

test('after the due date, finished reviewers see the ratings; others may still submit theirs', async () => {
  const scene = await openScene();
  const { organizationId, recruiter, maya, noor } = scene;
  const dueOn = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  const id = await ask(scene, { dueOn, timeZone: 'Europe/Berlin' });
  await finish(maya, id, ['yes', 'no', 'no']);
  await markAll(noor, id, ['yes', 'yes']);
  const { results, marking } = server.services.reviews;
  const asViewer = ({ userId }: SignedUp, seesAll = false) => ({ userId, organizationId, seesAll });
  await expect(results.get(asViewer(maya), id)).rejects.toMatchObject({ code: 'conflict' });
  aheadMs = 4 * dayMs;
  expect((await results.get(asViewer(maya), id)).reviewers).toHaveLength(1);
  expect((await results.get(asViewer(recruiter, true), id)).reviewers).toHaveLength(1);
  await expect(results.get(asViewer(noor), id)).rejects.toMatchObject({ code: 'conflict' });
  const { requests } = server.services.reviews;
  const other = { dueOn: new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10), timeZone: 'UTC' };
  await expect(requests.changeDue(recruiter, id, other)).rejects.toMatchObject({ code: 'conflict' });
  await marking.finish(noor, id);
  expect((await results.get(asViewer(noor), id)).reviewers).toHaveLength(2);
});

test('reviewers get emails on request and a day before the due date, the requester when all have finished', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor } = scene;
  await noor.client.call(updatePreferences, { language: 'de' });
  const dueOn = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  const id = await ask(scene, { dueOn, message: 'Please be frank.' });
  const [asked] = await emailsTo(maya);
  expect(asked?.subject).toBe('Review requested: Data analyst');
  expect(asked?.text).toContain('Anna Example asked you to review 3 candidates for “Data analyst”.');
  expect(asked?.text).toContain('“Please be frank.”');
  expect(asked?.text).toContain(`/reviews/${id}#login=${encodeURIComponent(maya.email)}`);
  for (const name of names) expect(asked?.text).not.toContain(name);
  expect((await emailsTo(noor))[0]?.subject).toBe('Durchsicht angefragt: Data analyst');

  await finish(maya, id, ['yes', 'no', 'no']);
  const { lookAfter } = server.services.reviews.requests;
  await lookAfter();
  expect(await emailsTo(noor)).toHaveLength(1);
  aheadMs = 3 * dayMs;
  await lookAfter();
  await lookAfter();
  expect((await emailsTo(noor)).map(({ subject }) => subject)).toContain(
    'Erinnerung: Ihre Durchsicht für Data analyst',
  );
  expect(await emailsTo(noor)).toHaveLength(2);
  expect(await emailsTo(maya)).toHaveLength(1);
  aheadMs = 0;
  expect((await emailsTo(recruiter)).map(({ subject }) => subject)).not.toContain(
    'Review completed: Data analyst',
  );
  await finish(noor, id, ['no']);
  const done = (await emailsTo(recruiter)).find(
    ({ subject }) => subject === 'Review completed: Data analyst',
  );
  expect(done?.text).toContain('2 people submitted their marks.');
});

test('reviewers are reminded manually at most once in twenty hours, and only unfinished ones', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor } = scene;
  const id = await ask(scene);
  expect((await recruiter.client.call(remindReviewers, { id })).data).toEqual({ reminded: 0 });
  expect(await emailsTo(maya)).toHaveLength(1);
  await finish(maya, id, ['yes']);
  aheadMs = (reviewLimits.reminderHours + 1) * hourMs;
  const { requests } = server.services.reviews;
  expect(await requests.remind(recruiter, id)).toBe(1);
  expect(await requests.remind(recruiter, id)).toBe(0);
  expect(await emailsTo(noor)).toHaveLength(2);
  expect(await emailsTo(maya)).toHaveLength(1);
});

test('a reviewer who leaves no longer blocks the review, and their ratings stay as a former member’s', async () => {
  const scene = await openScene();
  const { owner, recruiter, maya, noor } = scene;
  const id = await ask(scene);
  await finish(maya, id, ['yes', 'no', 'no']);
  await owner.client.call(removeMember, { userId: noor.userId });
  await expect(noor.client.call(getReview, { id })).rejects.toMatchObject({ status: 404 });
  await server.services.reviews.requests.lookAfter();
  const { data: review } = await recruiter.client.call(getReview, { id });
  expect(review).toMatchObject({ state: 'closed', isRevealed: true });
  expect((await emailsTo(recruiter)).map(({ subject }) => subject)).toContain(
    'Review completed: Data analyst',
  );
  await owner.client.call(removeMember, { userId: maya.userId });
  const results = (await recruiter.client.call(getReviewResults, { id })).data;
  expect(results.reviewers).toMatchObject([{ userId: maya.userId, name: null, profileImage: null }]);
  expect(results.candidates.flatMap(({ marks }) => marks)).toHaveLength(3);
});

test('a canceled review loses its ratings', async () => {
  const scene = await openScene();
  const { recruiter, maya } = scene;
  const id = await ask(scene);
  await markAll(maya, id, ['yes']);
  await recruiter.client.call(cancelReview, { id });
  expect((await maya.client.call(getReview, { id })).data).toMatchObject({ state: 'canceled', items: [] });
  await expect(maya.client.call(finishReview, { id })).rejects.toMatchObject({ status: 409 });
});

test('a deleted candidate is removed from the review with their ratings', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor, ids } = scene;
  const id = await ask(scene);
  await markAll(maya, id, ['yes', 'no', 'no']);
  await recruiter.client.call(deleteAnalyses, { ids: [ids[0] ?? ''] });
  const review: Review = (await maya.client.call(getReview, { id })).data;
  expect(review).toMatchObject({ candidates: 2, own: { marked: 2 } });
  await maya.client.call(finishReview, { id });
  await finish(noor, id, ['yes', 'no']);
  expect((await recruiter.client.call(getReviewResults, { id })).data.candidates).toHaveLength(2);
});

test('a review is visible to the requester, the reviewers and other recruiters only', async () => {
  const scene = await openScene();
  const { owner, recruiter, maya, noor, ids, job } = scene;
  const id = await ask(scene, { reviewerIds: [maya.userId] });
  for (const person of [owner, recruiter, maya]) await person.client.call(getReview, { id });
  const outsider = await signUp(server);
  for (const person of [noor, outsider]) {
    await expect(person.client.call(getReview, { id })).rejects.toMatchObject({ status: 404 });
    await expect(person.client.call(getReviewResults, { id })).rejects.toMatchObject({ status: 404 });
  }
  const analysisId = ids[0] ?? '';
  for (const person of [owner, recruiter, noor]) {
    const marking = person.client.call(markCandidate, { id, analysisId, mark: 'yes' });
    await expect(marking).rejects.toMatchObject({ status: 404 });
    const looking = person.client.call(getReviewCandidate, { id, analysisId });
    await expect(looking).rejects.toMatchObject({ status: 404 });
  }
  await expect(maya.client.call(cancelReview, { id })).rejects.toMatchObject({ status: 403 });
  const ofJob = { of: 'job', jobDescriptionId: job.id } as const;
  expect((await owner.client.call(listReviews, ofJob)).data.total).toBe(1);
  expect((await noor.client.call(listReviews, ofJob)).data.total).toBe(0);
  expect((await maya.client.call(listReviews, {})).data.reviews).toMatchObject([{ id, own: { marked: 0 } }]);
  expect((await recruiter.client.call(listReviews, { of: 'asked-by-me' })).data.total).toBe(1);
});

test('asking a hiring manager lets them see the job; after leaving its hiring team they cannot rate and do not block the review', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor, job } = scene;
  await expect(maya.client.call(getJob, { id: job.id })).rejects.toMatchObject({ status: 404 });
  const id = await ask(scene);
  await maya.client.call(getJob, { id: job.id });
  await finish(noor, id, ['yes']);
  await recruiter.client.call(removeFromHiringTeam, { id: job.id, userId: maya.userId });
  await expect(maya.client.call(getReview, { id })).rejects.toMatchObject({ status: 404 });
  await expect(maya.client.call(finishReview, { id })).rejects.toMatchObject({ status: 404 });
  expect((await maya.client.call(listReviews, {})).data.total).toBe(0);
  await server.services.reviews.requests.lookAfter();
  expect((await recruiter.client.call(getReview, { id })).data.state).toBe('closed');
});

test('members are notified of a request, and the requester of every finished reviewer', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor } = scene;
  const id = await ask(scene);
  const kindsOf = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, {})).data.notifications.map(({ kind }) => kind);
  expect(await kindsOf(maya)).toContain('review-requested');
  expect(await kindsOf(recruiter)).not.toContain('review-requested');
  await finish(noor, id, ['yes']);
  expect(await kindsOf(recruiter)).toContain('review-done');
});

test('lists are paginated', async () => {
  const scene = await openScene(['Ada Thorne']);
  const { maya } = scene;
  const asked = [await ask(scene), await ask(scene), await ask(scene)];
  const first = (await maya.client.call(listReviews, { limit: 2 })).data;
  expect(first).toMatchObject({ total: 3, reviews: [{}, {}] });
  const second = (await maya.client.call(listReviews, { limit: 2, cursor: first.nextCursor ?? '' })).data;
  expect(second.nextCursor).toBeNull();
  expect([...first.reviews, ...second.reviews].map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
});

test('a link finds the organization of its review for its participants', async () => {
  const scene = await openScene();
  const { organizationId, recruiter, maya, noor } = scene;
  const id = await ask(scene, { reviewerIds: [maya.userId] });
  await maya.client.call(switchOrganization, { id: personalOrganizationOf(maya.userId) });
  for (const person of [maya, recruiter]) {
    expect((await person.client.call(locateReview, { id })).data).toEqual({ id: organizationId });
  }
  await expect(noor.client.call(locateReview, { id })).rejects.toMatchObject({ status: 404 });
});

test('an invalid review request is refused with a message', async () => {
  const scene = await openScene();
  const { owner, recruiter, maya, noor, ids } = scene;
  const outsider = await signUp(server);
  await expect(ask(scene, { reviewerIds: [outsider.userId] })).rejects.toMatchObject({ status: 404 });
  await owner.client.call(changeMemberRole, { userId: noor.userId, role: 'auditor' });
  await expect(ask(scene)).rejects.toMatchObject({
    message: 'One of these people can’t review candidates in this organization.',
  });
  await expect(noor.client.call(listReviews, {})).rejects.toMatchObject({ status: 403 });
  const alone = { reviewerIds: [maya.userId] };
  await expect(ask(scene, { ...alone, dueOn: '2020-01-01' })).rejects.toMatchObject({
    message: 'Choose a day that isn’t in the past.',
  });
  await expect(ask(scene, { ...alone, dueOn: '2099-01-01' })).rejects.toMatchObject({ status: 422 });
  await expect(ask(scene, { ...alone, dueOn: '2026-01-01', timeZone: 'Mars/Olympus' })).rejects.toMatchObject(
    {
      status: 422,
    },
  );
  const other = await newJob(
    recruiter,
    'Cook\n\nRequirements\n- 3+ years of experience as a cook\n- Knows fish',
  );
  await start(recruiter, other.id, [await send(recruiter, 'dora.txt', resumeText('Dora Fenn'))]);
  await server.platform.queue.runTasks();
  const { analyses } = await server.services.analyses.list(everyJobOf(scene.organizationId), {
    jobDescriptionId: other.id,
    order: 'score',
    direction: 'desc',
    limit: 1,
  });
  await expect(ask(scene, { ...alone, analysisIds: [...ids, analyses[0]?.id ?? ''] })).rejects.toMatchObject({
    message: 'Choose candidates for one job.',
  });
});

test('a request sent twice creates one review', async () => {
  const scene = await openScene();
  const idempotencyKey = randomUUID();
  expect(await ask(scene, { idempotencyKey })).toBe(await ask(scene, { idempotencyKey }));
  expect(await emailsTo(scene.maya)).toHaveLength(1);
  const foreign = await openScene();
  await expect(ask(foreign, { idempotencyKey })).rejects.toMatchObject({ status: 409 });
});

test('the due date can be changed while nothing is shown, and a new reminder is sent', async () => {
  const scene = await openScene();
  const { recruiter, noor } = scene;
  const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const id = await ask(scene, { dueOn: dayIn(3) });
  const { data } = await recruiter.client.call(changeReviewDue, { id, dueOn: dayIn(9), timeZone: 'UTC' });
  expect(data.dueOn).toBe(dayIn(9));
  aheadMs = 3 * dayMs;
  await server.services.reviews.requests.lookAfter();
  expect(await emailsTo(noor)).toHaveLength(1);
  aheadMs = 9 * dayMs;
  await server.services.reviews.requests.lookAfter();
  expect(await emailsTo(noor)).toHaveLength(2);
  aheadMs = 0;
  const without = await recruiter.client.call(changeReviewDue, { id, dueOn: null, timeZone: 'UTC' });
  expect(without.data).toMatchObject({ dueOn: null, dueAt: null });
});

test('opening a candidate with the score before finishing is recorded, and reviewers see a candidate’s page blind', async () => {
  const scene = await openScene();
  const { owner, recruiter, ids } = scene;
  const id = await ask(scene, { reviewerIds: [owner.userId] });
  const earlier = await ask(scene, { reviewerIds: [recruiter.userId] });
  await finish(recruiter, earlier, ['yes', 'no', 'no']);
  const [analysisId = ''] = ids;
  expect((await owner.client.call(listCandidateReviews, { id: analysisId })).data).toEqual({
    reviews: [],
    isBlind: true,
  });
  await owner.client.call(getAnalysis, { id: analysisId });
  await owner.client.call(getAnalysis, { id: analysisId });
  await finish(owner, id, ['yes']);
  await owner.client.call(getAnalysis, { id: ids[1] ?? '' });
  const results = (await recruiter.client.call(getReviewResults, { id })).data;
  expect(results.reviewers).toMatchObject([{ userId: owner.userId, opened: 1 }]);
  const shown = (await owner.client.call(listCandidateReviews, { id: analysisId })).data;
  expect(shown.isBlind).toBe(false);
  expect(shown.reviews.map((review) => review.id).toSorted()).toEqual([id, earlier].toSorted());
  expect(shown.reviews[0]?.marks[0]).toMatchObject({
    by: { name: 'Anna Example' },
    reason: expect.stringMatching(/^Because/),
  });
});

test('two reviewers who finish at once close the review once', async () => {
  const scene = await openScene();
  const { recruiter, maya, noor } = scene;
  const id = await ask(scene);
  await markAll(maya, id, ['yes']);
  await markAll(noor, id, ['no']);
  await Promise.all([maya, noor].map(({ client }) => client.call(finishReview, { id })));
  expect((await recruiter.client.call(getReview, { id })).data.state).toBe('closed');
  const done = (await emailsTo(recruiter)).filter(({ subject }) => subject.startsWith('Review completed'));
  expect(done).toHaveLength(1);
});
