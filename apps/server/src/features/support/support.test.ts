import { createHash } from 'node:crypto';
import {
  answerTicket,
  contactSupport,
  downloadAttachment,
  getConversation,
  getTicket,
  limits,
  listAllTickets,
  listFaq,
  listTickets,
  moveTicket,
  openTicket,
  type RequestFailure,
  replyInConversation,
  replyToTicket,
  solveTicket,
  updateEmailPreferences,
  updatePreferences,
  uploadAttachment,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { EmailMessage } from '../../platform/email/email-transport.ts';
import { signUp, signUpOperator } from '../../testing/sign-up.ts';
import { operatorEmail, startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { attachmentKey } from './attachment-service.ts';

let server: TestServer;
let operator: Awaited<ReturnType<typeof signUpOperator>>;
let now = new Date('2026-11-23T09:00:00Z');
const emails: EmailMessage[] = [];

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    emailTransport: {
      destination: 'this test',
      send: async (message) => {
        emails.push(message);
      },
      close() {},
    },
  });
  operator = await signUpOperator(server);
});

beforeEach(() => {
  emails.length = 0;
});

afterAll(() => server.stop());

const question = { subject: 'A file stays unread', message: 'It says damaged, but it opens here.' };
const keyOf = (message: EmailMessage | undefined) =>
  /\/support#conversation=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
const minuteMs = 60_000;
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * minuteMs).toISOString();
/** Must be less than the lifetime of a session. */
function passMinutes(minutes: number): void {
  now = new Date(now.getTime() + minutes * minuteMs);
}
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => Promise.reject(new Error('it was not refused')),
    (failure: RequestFailure) => failure,
  );
const runTasks = () => server.platform.queue.runTasks();
const emailsTo = (address: string) => emails.filter(({ to }) => to === address);

test('emails a question to support and a confirmation with the response time to the requester', async () => {
  const { client, email } = await signUp(server);
  const { data } = await client.call(openTicket, question);
  expect(data).toMatchObject({ state: 'waiting', subject: question.subject });
  expect(data.answerBy).toBe(hoursLater(limits.supportAnswerHours));
  expect(data.messages.map(({ author, text }) => [author, text])).toEqual([['person', question.message]]);
  await runTasks();
  const [confirmation] = emailsTo(email);
  expect(confirmation?.subject).toBe(`[#${data.number}] ${question.subject}`);
  expect(confirmation?.text).toContain('within 24 hours');
  expect(confirmation?.text).toContain(`/support?ticket=${data.id}`);
  expect(emailsTo(operatorEmail).some(({ text }) => text.includes(question.message))).toBe(true);
});

test('an answer is emailed and stops the clock; a reply restarts it from the first unanswered message', async () => {
  const { client, email } = await signUp(server);
  const { data: asked } = await client.call(openTicket, question);
  passMinutes(2);
  const answered = await operator.client.call(answerTicket, {
    id: asked.id,
    message: 'Which program made it?',
  });
  expect(answered.data).toMatchObject({ state: 'answered', answerBy: null });
  await runTasks();
  expect(emailsTo(email).some(({ text }) => text.includes('Which program made it?'))).toBe(true);

  const { data: first } = await client.call(replyToTicket, { id: asked.id, message: 'A scanner.' });
  expect(first).toMatchObject({ state: 'waiting', answerBy: hoursLater(24) });
  const due = first.answerBy;
  passMinutes(3);
  const { data: second } = await client.call(replyToTicket, {
    id: asked.id,
    message: 'The one on floor two.',
  });
  expect(second.answerBy).toBe(due);
  expect(second.messages).toHaveLength(4);
});

test('the requester can mark a ticket as solved, and a reply reopens it', async () => {
  const { client } = await signUp(server);
  const { data } = await client.call(openTicket, question);
  expect((await client.call(solveTicket, { id: data.id })).data).toMatchObject({
    state: 'solved',
    answerBy: null,
  });
  const again = await client.call(replyToTicket, { id: data.id, message: 'It came back.' });
  expect(again.data.state).toBe('waiting');
});

test('a visitor cannot send text to another person’s address', async () => {
  const email = 'victim@example.com';
  const name = 'Win at evil.example';
  await server.client.call(contactSupport, { name, email, subject: 'You have won', message: 'Pay here' });
  await runTasks();
  const [message] = emailsTo(email);
  expect(message?.subject).toMatch(/^\[#\d+\] We received your question$/);
  expect(message?.text).toContain('Hello,\n');
  expect(`${message?.subject}${message?.text}${message?.html}`).not.toMatch(/evil|won|Pay here/);
  expect(emailsTo(operatorEmail).some(({ text }) => text.includes('Pay here'))).toBe(true);
});

test('emails requesters in their own language, and operators in English', async () => {
  const visitor = {
    name: 'Vera Beispiel',
    email: 'vera.de@example.com',
    subject: 'Frage',
    message: 'Wie geht das?',
  };
  await server.client.call(contactSupport, { ...visitor, language: 'de' });
  await server.platform.queue.runTasks();
  expect(emailsTo(visitor.email)[0]?.text).toContain('Guten Tag Vera Beispiel,');
  expect(emailsTo(operatorEmail)[0]?.text).toContain('wrote:');

  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { language: 'ar' });
  await anna.client.call(openTicket, { subject: 'سؤال', message: 'كيف يعمل؟' });
  await server.platform.queue.runTasks();
  const [received] = emailsTo(anna.email);
  expect(received?.html).toContain('dir="rtl"');
  expect(received?.text).toContain('وصلنا سؤالك');
});

test('respects the opt-out from emails about answers', async () => {
  const { client, email } = await signUp(server);
  await client.call(updateEmailPreferences, { supportReplies: false });
  const { data } = await client.call(openTicket, question);
  await operator.client.call(answerTicket, { id: data.id, message: 'Repair it, please.', isSolved: true });
  await runTasks();
  expect(emailsTo(email).map(({ text }) => text.includes('Repair it'))).not.toContain(true);
  expect((await client.call(getTicket, { id: data.id })).data.state).toBe('solved');
});

test('a visitor’s conversation opens only with the key from their email', async () => {
  const visitor = { name: 'Vera Visitor', email: 'Vera@Example.com', ...question };
  const { data } = await server.client.call(contactSupport, visitor);
  expect(data.answerBy).toBe(hoursLater(24));
  await runTasks();
  const key = keyOf(emailsTo('vera@example.com')[0]);
  const { data: conversation } = await server.client.call(getConversation, { key });
  expect(conversation.number).toBe(data.number);
  const replied = await server.client.call(replyInConversation, { key, message: 'One more thing.' });
  expect(replied.data.messages).toHaveLength(2);

  await operator.client.call(answerTicket, { id: conversation.id, message: 'Here is how.' });
  await runTasks();
  expect(emailsTo('vera@example.com').at(-1)?.text).toContain('Here is how.');
  expect((await refusal(server.client.call(getConversation, { key: 'A'.repeat(43) }))).status).toBe(404);
});

test('each email to a visitor has its own valid key, none of which is stored', async () => {
  const email = 'vito@example.com';
  const visitor = { name: 'Vito Visitor', email, ...question };
  const { data } = await server.client.call(contactSupport, visitor);
  await runTasks();
  const first = keyOf(emailsTo(email)[0]);
  const { id } = (await server.client.call(getConversation, { key: first })).data;
  await operator.client.call(answerTicket, { id, message: 'Here is how.' });
  await runTasks();
  const second = keyOf(emailsTo(email).at(-1));
  expect(second).not.toBe(first);
  for (const key of [first, second]) {
    expect((await server.client.call(getConversation, { key })).data.number).toBe(data.number);
  }
  const rows = await queryRows<{ kept: string }>(
    server.platform.openDatabase.database,
    sql`select row_to_json(support_keys)::text as kept from support_keys where ticket_id = ${id}`,
  );
  const hashes = [first, second].map((key) => createHash('sha256').update(key).digest('hex'));
  expect(rows).toHaveLength(2);
  for (const hash of hashes) expect(rows.map(({ kept }) => kept).join()).toContain(hash);
  for (const key of [first, second]) expect(rows.map(({ kept }) => kept).join()).not.toContain(key);
});

test('an attachment missing after a restore returns not found instead of a server error', async () => {
  const { client } = await signUp(server);
  const { id } = (await client.call(uploadAttachment, { file: new Blob(['lost']) })).data;
  await server.platform.storage.remove(attachmentKey(id));
  expect((await refusal(client.download(downloadAttachment, { id }))).status).toBe(404);
});

test('only the two parties of a ticket can read the files of a message', async () => {
  const [{ client }, otherUser] = await Promise.all([signUp(server), signUp(server)]);
  const file = new File(['<svg onload="alert(1)">'], '../../evil"name.svg');
  const { data: attached } = await client.call(uploadAttachment, { file });
  const taken = await refusal(
    otherUser.client.call(openTicket, { ...question, attachmentIds: [attached.id] }),
  );
  expect(taken.status).toBe(422);
  expect(taken.errors).toHaveProperty('attachmentIds');

  const { data } = await client.call(openTicket, { ...question, attachmentIds: [attached.id] });
  expect(data.messages[0]?.attachments).toHaveLength(1);
  for (const reader of [client, operator.client]) {
    const { blob, mediaType } = await reader.download(downloadAttachment, { id: attached.id });
    expect(await blob.text()).toContain('<svg');
    expect(mediaType).toBe('application/octet-stream');
  }
  expect((await refusal(otherUser.client.download(downloadAttachment, { id: attached.id }))).status).toBe(
    404,
  );
  const twice = await refusal(
    client.call(replyToTicket, { id: data.id, message: 'Again.', attachmentIds: [attached.id] }),
  );
  expect(twice.status).toBe(422);
  expect((await client.call(getTicket, { id: data.id })).data.messages).toHaveLength(1);
});

test('removes uploaded files that were not sent within a day', async () => {
  const { client, userId } = await signUp(server);
  const { data } = await client.call(uploadAttachment, { file: new Blob(['unsent']) });
  const { attachments } = server.services.support;
  await attachments.removeUnsent();
  expect(await attachments.listFilesOf(userId)).toHaveLength(1);
  const today = now;
  passMinutes(25 * 60);
  await attachments.removeUnsent();
  now = today;
  expect(await attachments.listFilesOf(userId)).toEqual([]);
  await expect(server.platform.storage.load(`support/${data.id}`)).rejects.toThrow();
});

test('operators see priority plans first, then the longest waiting, and can search by number', async () => {
  const own = await startTestServer({ clock: { now: () => now } });
  try {
    const desk = await signUpOperator(own);
    const [free, pro] = [await signUp(own), await signUp(own)];
    await own.platform.openDatabase.database.transaction((transaction) =>
      own.services.credits.changePlan(transaction, pro.organizationId, 'pro'),
    );
    const ask = async (person: typeof free, subject: string) => {
      passMinutes(1);
      return (await person.client.call(openTicket, { ...question, subject })).data;
    };
    const tickets = [await ask(free, 'first'), await ask(free, 'second'), await ask(pro, 'urgent')];
    const done = await ask(free, 'done');
    await desk.client.call(moveTicket, { id: done.id, state: 'solved' });
    const subjects = async (input: { search?: string; state?: 'waiting' }) =>
      (await desk.client.call(listAllTickets, input)).data.tickets.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['urgent', 'first', 'second', 'done']);
    expect(await subjects({ state: 'waiting' })).toEqual(['urgent', 'first', 'second']);
    expect(await subjects({ search: `#${tickets[1]?.number}` })).toEqual(['second']);
    expect(await subjects({ search: pro.email })).toEqual(['urgent']);
    expect(await subjects({ search: '100%' })).toEqual([]);
  } finally {
    await own.stop();
  }
});

test('deleting a person deletes their tickets, including those from before their account', async () => {
  const email = 'leaver@example.com';
  await server.client.call(contactSupport, { name: 'Lev Leaver', email, ...question });
  const { userId, client } = await signUp(server, email);
  await client.call(openTicket, question);
  const person = { userId, supabaseId: '', email };
  const { personalData } = server.services.support;
  expect(await personalData.describe?.(person)).toHaveLength(2);
  await personalData.takeLeave?.(person);
  expect(await personalData.describe?.(person)).toHaveLength(1);
});

test('validates each field', async () => {
  const { client } = await signUp(server);
  const { errors } = await refusal(client.call(openTicket, { subject: ' ', message: 'a\u0000b' }));
  expect(errors).toEqual({
    subject: ['Subject is required', 'Subject must be at least 3 characters'],
    message: ['Message contains characters that cannot be shown'],
  });
  expect((await client.call(listTickets)).data).toEqual([]);
});

test('ranks the best-matching questions first', async () => {
  const find = async (search: string) =>
    (await server.client.call(listFaq, { search })).data.map(({ id }) => id);
  expect((await find('credits expire'))[0]).toBe('roll-over');
  expect((await find('scanned'))[0]).toBe('scan');
  expect((await find('delete my data'))[0]).toBe('take-away');
  expect(await find('refund')).toEqual(['free', 'cancel', 'invoice']);
  expect((await find('delete my account'))[0]).toBe('take-away');
  expect(await find('zebra')).toEqual([]);
  expect((await find('')).length).toBeGreaterThan(15);
});
