import { randomUUID } from 'node:crypto';
import {
  addComment,
  addJobNote,
  addToHiringTeam,
  announcePresence,
  asMention,
  changeAnalyses,
  createPreset,
  createShare,
  deleteUser,
  downloadSpending,
  exportChosen,
  finishReview,
  getAnalysis,
  getBatch,
  getCredits,
  getHiringTeam,
  getJob,
  getReviewResults,
  getSpending,
  listAnalyses,
  listBatches,
  listCandidateReviews,
  listComments,
  listCreditTransactions,
  listJobActivity,
  listJobVersions,
  listJobViewers,
  listMembers,
  listMentionable,
  listNotifications,
  listOrganizationActivity,
  listPresets,
  listReviews,
  listSpendingLimits,
  markCandidate,
  removeMember,
  requestReview,
  searchEverything,
  setSpendingLimit,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../testing/team.ts';
import { newJob, sendResumes, start } from '../../testing/work.ts';
import { users } from '../accounts/users/user-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const leaverName = 'Quillon Featherstone';

/**
 * A team with a leaving member who has done one of everything that shows an author, and everything that shows people to
 * the owner.
 */
async function openScene() {
  const { members } = await openTeam(server, ['owner', 'recruiter']);
  const [owner, leaver] = members;
  if (!owner || !leaver) throw new Error('The team lacks a member.');
  const { database } = server.platform.openDatabase;
  await database.update(users).set({ name: leaverName }).where(eq(users.id, leaver.userId));
  const { call } = leaver.client;
  const job = await newJob(leaver);
  const run = await start(leaver, job.id, await sendResumes(leaver, ['Ada Thorne']));
  await server.platform.queue.runTasks();
  const { analyses } = (await call(listAnalyses, {})).data;
  const ids = analyses.map((analysis) => analysis.id);
  const [id = ''] = ids;
  const change = { ids, decision: { value: 'yes' }, assigneeId: leaver.userId } as const;
  await call(changeAnalyses, { changeId: randomUUID(), ...change });
  const commentId = randomUUID();
  await call(addComment, { id, commentId, text: `Strong. ${asMention(owner.userId)}, what do you think?` });
  const answer = { id, commentId: randomUUID(), parentId: commentId };
  await owner.client.call(addComment, { ...answer, text: `${asMention(leaver.userId)}, yes.` });
  await call(addJobNote, { id: job.id, noteId: randomUUID(), text: 'The harbor wants somebody by May.' });
  await call(addToHiringTeam, { id: job.id, userIds: [leaver.userId] });
  const asked = { analysisIds: ids, reviewerIds: [leaver.userId], timeZone: 'Europe/Berlin' };
  const review = (await call(requestReview, { idempotencyKey: randomUUID(), ...asked })).data;
  await call(markCandidate, { id: review.id, analysisId: id, mark: 'yes', reason: 'Strong on SQL' });
  await call(finishReview, { id: review.id });
  await call(createPreset, {
    name: 'Analysts',
    requirements: [{ kind: 'skill', text: 'SQL', must: true, weight: 1 }],
  });
  await call(createShare, { title: 'Two for Friday', analysisIds: ids });
  await call(announcePresence, { tabId: randomUUID(), subject: 'candidate', id });
  await owner.client.call(setSpendingLimit, { userId: leaver.userId, credits: 5 });
  await server.platform.queue.runTasks();

  const { client } = owner;
  const text = async (file: Promise<{ blob: Blob }>) => (await file).blob.text();
  const places: Readonly<Record<string, () => Promise<unknown>>> = {
    members: () => client.call(listMembers),
    job: () => client.call(getJob, { id: job.id }),
    'versions of the job': () => client.call(listJobVersions, { id: job.id }),
    'activity of the job': () => client.call(listJobActivity, { id: job.id }),
    'hiring team': () => client.call(getHiringTeam, { id: job.id }),
    viewers: () => client.call(listJobViewers, { id: job.id }),
    runs: () => client.call(listBatches, {}),
    run: () => client.call(getBatch, { id: run.id }),
    candidates: () => client.call(listAnalyses, {}),
    candidate: () => client.call(getAnalysis, { id }),
    comments: () => client.call(listComments, { id }),
    mentionable: () => client.call(listMentionable, { id }),
    reviews: () => client.call(listReviews, { of: 'job', jobDescriptionId: job.id }),
    'reviews of the candidate': () => client.call(listCandidateReviews, { id }),
    results: () => client.call(getReviewResults, { id: review.id }),
    presets: () => client.call(listPresets),
    search: () => client.call(searchEverything, { q: 'analyst' }),
    notifications: () => client.call(listNotifications, {}),
    presence: () => client.call(announcePresence, { tabId: randomUUID(), subject: 'candidate', id }),
    credits: () => client.call(getCredits),
    ledger: () => client.call(listCreditTransactions, {}),
    spending: () => client.call(getSpending, {}),
    'spending as a file': () => text(client.download(downloadSpending, {})),
    limits: () => client.call(listSpendingLimits),
    'audit log': () => client.call(listOrganizationActivity, {}),
    'candidates as a file': () =>
      text(client.download(exportChosen, { format: 'csv', ids, anonymous: 'no' })),
  };
  /** Places that show the leaver's name or email. */
  async function named(): Promise<string[]> {
    const found: string[] = [];
    for (const [place, read] of Object.entries(places)) {
      const shown = JSON.stringify(await read());
      if (shown.includes(leaverName) || shown.includes(leaver?.email ?? '')) found.push(place);
    }
    return found.toSorted();
  }
  return { owner, leaver, places, named };
}

test('what a former member did stays, in every place without their name or marked as theirs', async () => {
  const { owner, leaver, places, named } = await openScene();
  // While they are a member, the name is found in these places.
  expect(await named()).toEqual(expect.arrayContaining(['members', 'comments', 'results', 'audit log']));

  await owner.client.call(removeMember, { userId: leaver.userId });
  // Assignments, spending and activity, all marked as a former member's.
  const marked = [
    'audit log',
    'candidate',
    'candidates',
    'candidates as a file',
    'ledger',
    'run',
    'spending',
    'spending as a file',
  ];
  expect(await named()).toEqual(marked.toSorted());
  for (const place of marked) {
    const shown = JSON.stringify(await places[place]?.());
    expect(shown, place).toMatch(/"isFormer":true|"isMember":false|\(former member\)/);
  }

  await callAs(server, leaver, leaver.userId).call(deleteUser);
  await server.platform.queue.runTasks();
  expect(await named()).toEqual([]);
});
