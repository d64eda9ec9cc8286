import { randomUUID } from 'node:crypto';
import {
  addComment,
  asMention,
  deleteComment,
  editComment,
  exportChosen,
  getAnalysis,
  listAnalyses,
  listComments,
  listMentionable,
  listNotifications,
  type Role,
  updateAnalysis,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyJobOf } from '../../platform/http/caller.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, sendResumes, start } from '../../testing/work.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { listUnfitComments } from './comment-repository.ts';

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(now) } }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;
const later = (seconds: number) => {
  now += seconds * 1000;
};

/** A team in which Anna, a recruiter, has one candidate. */
async function withCandidate(...others: Role[]) {
  const { members } = await openTeam(server, ['recruiter', 'owner', ...others]);
  const [anna, boris, ...rest] = members;
  if (!anna || !boris) throw new Error('The team lacks a member.');
  const job = await newJob(anna);
  await start(anna, job.id, await sendResumes(anna, ['Ada Thorne']));
  await server.platform.queue.runTasks();
  const { analyses } = (await anna.client.call(listAnalyses, {})).data;
  return { anna, boris, rest, id: analyses[0]?.id ?? '' };
}

async function write({ client }: SignedUp, id: string, text: string, parentId: string | null = null) {
  later(1);
  return (await client.call(addComment, { id, commentId: randomUUID(), parentId, text })).data;
}

const read = async ({ client }: SignedUp, id: string) => (await client.call(listComments, { id })).data;

test('members comment on a candidate in threads of one level, with author and time', async () => {
  const { anna, boris, id } = await withCandidate();
  const first = await write(anna, id, `Strong on SQL.\n${asMention(boris.userId)}, what do you think?`);
  const second = await write(anna, id, 'Call her references.');
  const reply = await write(boris, id, 'I agree.', first.id);
  const { comments, people } = await read(boris, id);
  expect(comments.map(({ id: each }) => each)).toEqual([first.id, reply.id, second.id]);
  expect(comments[1]).toMatchObject({ author: boris.userId, parentId: first.id, text: 'I agree.' });
  expect(people.map(({ userId }) => userId).toSorted()).toEqual([anna.userId, boris.userId].toSorted());
  const deeper = write(anna, id, 'And so on.', reply.id);
  await expect(deeper).rejects.toMatchObject({ status: 422 });
  await expect(write(anna, id, 'To nothing.', randomUUID())).rejects.toMatchObject({ status: 404 });
  expect((await listUnfitComments(database())).errors).toEqual([]);
});

test('a comment sent twice is stored once, and its id gives no access elsewhere', async () => {
  const { anna, boris, id } = await withCandidate();
  const comment = { id, commentId: randomUUID(), text: 'Once.' };
  await anna.client.call(addComment, comment);
  await anna.client.call(addComment, comment);
  expect((await read(anna, id)).comments).toHaveLength(1);
  await expect(boris.client.call(addComment, comment)).rejects.toMatchObject({ status: 404 });
  const other = await withCandidate();
  const elsewhere = other.anna.client.call(addComment, { ...comment, id: other.id });
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
});

test('members without access to a candidate can neither be mentioned nor read its comments', async () => {
  const { anna, boris, rest, id } = await withCandidate('auditor', 'hiring-manager');
  const [auditor, manager] = rest;
  const outsider = await signUp(server);
  const readers = (await anna.client.call(listMentionable, { id })).data;
  expect(readers.map(({ userId }) => userId).toSorted()).toEqual([anna.userId, boris.userId].toSorted());
  for (const other of [auditor, manager, outsider]) {
    const mention = write(anna, id, `Look, ${asMention(other?.userId ?? '')}`);
    await expect(mention).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('can’t see this candidate'),
    });
  }
  expect((await read(anna, id)).comments).toEqual([]);
  await expect(auditor?.client.call(listComments, { id })).rejects.toMatchObject({ status: 403 });
  await expect(outsider.client.call(listComments, { id })).rejects.toMatchObject({ status: 404 });
});

test('its author edits a comment for five minutes, nobody else does, and it says that it was edited', async () => {
  const { anna, boris, id } = await withCandidate();
  const { id: commentId } = await write(anna, id, 'Strong on SQL');
  const edit = ({ client }: SignedUp, text: string) => client.call(editComment, { id, commentId, text });
  await expect(edit(boris, 'Weak on SQL')).rejects.toMatchObject({ status: 403 });
  later(299);
  const { data } = await edit(anna, 'Strong on SQL and Python');
  expect(data).toMatchObject({ text: 'Strong on SQL and Python', editedAt: expect.any(String) });
  later(2);
  await expect(edit(anna, 'Too late')).rejects.toMatchObject({ status: 409 });
  expect((await read(boris, id)).comments).toMatchObject([{ text: 'Strong on SQL and Python' }]);
});

test('a deleted comment keeps its place while it has replies, and no word of it is left', async () => {
  const { anna, boris, id } = await withCandidate();
  const first = await write(anna, id, 'PLANTED secret');
  const reply = await write(boris, id, 'Noted.', first.id);
  const alone = await write(anna, id, 'Never mind.');
  const remove = ({ client }: SignedUp, commentId: string) => client.call(deleteComment, { id, commentId });
  await expect(remove(boris, first.id)).rejects.toMatchObject({ status: 403 });
  await remove(anna, alone.id);
  await remove(anna, first.id);
  const { comments } = await read(boris, id);
  expect(comments).toMatchObject([{ id: first.id, isDeleted: true, text: '' }, { id: reply.id }]);
  const left = await database().execute(sql`select 1 from candidate_comments where text like '%PLANTED%'`);
  expect(JSON.stringify(left)).not.toContain('PLANTED');
  await expect(remove(anna, first.id)).rejects.toMatchObject({ status: 404 });
  await remove(boris, reply.id);
  expect((await read(anna, id)).comments).toEqual([]);
});

test('a comment is counted in lists and on the record of the candidate, and its words are in no audit entry', async () => {
  const { anna, boris, id } = await withCandidate();
  const first = await write(anna, id, 'PLANTED words');
  await write(boris, id, 'Also PLANTED', first.id);
  const { analyses } = (await anna.client.call(listAnalyses, {})).data;
  expect(analyses[0]?.commentCount).toBe(2);
  const { events } = (await boris.client.call(getAnalysis, { id })).data;
  expect(events.slice(0, 2).map(({ kind, change }) => [kind, change?.code])).toEqual([
    ['comment', 'replied'],
    ['comment', 'commented'],
  ]);
  await anna.client.call(deleteComment, { id, commentId: first.id });
  const entries = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.map(({ action, organizationId }) => [action, organizationId])).toEqual([
    ['comment-added', anna.organizationId],
    ['comment-added', anna.organizationId],
    ['comment-deleted', anna.organizationId],
  ]);
  expect(JSON.stringify(entries)).not.toContain('PLANTED');
});

test('comments are in no export', async () => {
  const { anna, id } = await withCandidate();
  await write(anna, id, 'PLANTED for members only');
  for (const format of ['csv', 'json'] as const) {
    const { blob } = await anna.client.download(exportChosen, { format, ids: [id] });
    expect(await blob.text()).not.toContain('PLANTED');
  }
});

test('2,000 characters fit with all their mentions, and one more does not', async () => {
  const { anna, boris, id } = await withCandidate();
  const mention = asMention(boris.userId);
  const full = `${mention}${'x'.repeat(1_999)}`;
  expect((await write(anna, id, full)).text).toBe(full);
  await expect(write(anna, id, `${full}x`)).rejects.toMatchObject({ status: 422 });
  await expect(write(anna, id, '  \n ')).rejects.toMatchObject({ status: 422 });
});

test('members who are mentioned or answered are notified once, and the author is not', async () => {
  const { anna, boris, rest, id } = await withCandidate('recruiter');
  const [clara] = rest;
  if (!clara) throw new Error('The team lacks a member.');
  const told = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, {})).data.notifications.map(({ kind }) => kind);
  const first = await write(anna, id, `Ask ${asMention(boris.userId)} and ${asMention(anna.userId)}`);
  expect(await told(boris)).toEqual(['mentioned']);
  expect(await told(anna)).toEqual([]);
  await write(boris, id, 'I will.', first.id);
  expect(await told(anna)).toEqual(['replied']);
  const asked = await write(clara, id, `${asMention(anna.userId)}, when?`, first.id);
  expect((await told(anna)).toSorted()).toEqual(['mentioned', 'replied']);
  expect((await told(boris)).toSorted()).toEqual(['mentioned', 'replied']);
  const text = `${asMention(anna.userId)} or ${asMention(boris.userId)}, when?`;
  later(1);
  await clara.client.call(editComment, { id, commentId: asked.id, text });
  const { notifications } = (await boris.client.call(listNotifications, {})).data;
  expect(notifications[0]).toMatchObject({ kind: 'mentioned', about: { commentId: asked.id } });
  expect(await told(clara)).toEqual([]);
});

test('members with candidates open are notified within a second of new comments and decisions', async () => {
  const { anna, boris, id } = await withCandidate();
  const outsider = await withCandidate();
  const gone = new AbortController();
  const heard: string[][] = [];
  const listen = ({ organizationId }: SignedUp) =>
    server.services.candidateFollowers.follow(everyJobOf(organizationId), gone.signal, {
      changed: async (ids) => void heard.push(ids),
      jobs: async () => undefined,
    });
  // A listener that never finishes with an event; nothing waits for it.
  await server.services.candidateFollowers.follow(everyJobOf(boris.organizationId), gone.signal, {
    changed: () => new Promise(() => {}),
    jobs: async () => undefined,
  });
  await listen(boris);
  const { id: commentId } = await write(anna, id, 'Look at this.');
  await expect.poll(() => heard).toEqual([[id]]);
  later(1);
  await anna.client.call(editComment, { id, commentId, text: 'Look at that.' });
  await expect.poll(() => heard).toEqual([[id], [id]]);
  await write(outsider.anna, outsider.id, 'Elsewhere.');
  await anna.client.call(updateAnalysis, { id, decision: { value: 'yes' } });
  await expect.poll(() => heard).toEqual([[id], [id], [id]]);
  gone.abort();
});
