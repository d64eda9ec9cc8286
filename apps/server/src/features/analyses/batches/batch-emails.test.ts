import { randomUUID } from 'node:crypto';
import { type Batch, cancelBatch, retryItem, updateEmailPreferences } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, send, sendResumes, start } from '../../../testing/work.ts';
import { notifyBatchFinished } from './batch-task-values.ts';

async function emailsOf(server: TestServer, { email }: SignedUp, subject: string) {
  const emails = (await server.platform.outbox?.listEmails(100)) ?? [];
  return emails.filter((message) => message.to === email && message.subject === subject);
}

async function tryAgain({ client }: SignedUp, batch: Batch, position: number): Promise<void> {
  const itemId = batch.items[position]?.id ?? '';
  await client.call(retryItem, { id: batch.id, itemId, idempotencyKey: randomUUID() });
}

test('users who waited a long time get an email about the results, unless they turned it off', async () => {
  let time = new Date('2026-11-21T10:00:00Z');
  const own = await startTestServer({ clock: { now: () => time } }, { limitFactor: 1000 });
  try {
    const [anna, boris] = [await signUp(own), await signUp(own)];
    await boris.client.call(updateEmailPreferences, { analysisFinished: false });
    for (const person of [anna, boris]) {
      const job = await newJob(person);
      await start(person, job.id, await sendResumes(person, ['Ada Thorne']));
    }
    time = new Date('2026-11-21T10:05:00Z');
    await own.platform.queue.runTasks();
    const emails = (await own.platform.outbox?.listEmails(100)) ?? [];
    const about = emails.filter(({ subject }) => subject === 'Results for Data analyst');
    expect(about.map(({ to }) => to)).toEqual([anna.email]);
    expect(about[0]?.text).toContain('We scored 1 of 1 resumes');
    expect(about[0]?.text).toContain('/resume-analyzer/');
  } finally {
    await own.stop();
  }
});

test('the run that brings credits low is reported once, unless the email is turned off', async () => {
  const own = await startTestServer({}, { limitFactor: 1000 });
  try {
    const [anna, boris] = [await signUp(own), await signUp(own)];
    await boris.client.call(updateEmailPreferences, { creditsLow: false });
    const names = ['Ada Thorne', 'Bela Novak', 'Cleo Marsh', 'Dana Petrov', 'Emil Strand', 'Faye Okoro'];
    for (const person of [anna, boris]) {
      const job = await newJob(person);
      for (const some of [names, ['Gus Lind', 'Hana Seo'], ['Ines Roth']]) {
        await start(person, job.id, await sendResumes(person, some));
        await own.platform.queue.runTasks();
      }
    }
    const emails = (await own.platform.outbox?.listEmails(100)) ?? [];
    const about = emails.filter(({ subject }) => subject === 'Your credits are running low');
    expect(about.map(({ to }) => to)).toEqual([anna.email]);
    expect(about[0]?.text).toContain('2 credits are left');
  } finally {
    await own.stop();
  }
});

test('a file retried after the end of its run sends no email about the results', async () => {
  let time = new Date('2026-11-21T10:00:00Z');
  const own = await startTestServer({ clock: { now: () => time } }, { limitFactor: 1000 });
  const subject = 'Results for Data analyst';
  const begin = async (person: SignedUp) => {
    const files = [
      ...(await sendResumes(person, ['Ada Thorne'])),
      await send(person, 'broken.pdf', '%PDF-1.7\n'),
    ];
    return start(person, (await newJob(person)).id, files);
  };
  try {
    const [quick, long, stopped] = [await signUp(own), await signUp(own), await signUp(own)];
    const soon = await begin(quick);
    await own.platform.queue.runTasks();
    const late = await begin(long);
    const ended = await begin(stopped);
    await stopped.client.call(cancelBatch, { id: ended.id });
    time = new Date('2026-11-21T10:05:00Z');
    await own.platform.queue.runTasks();
    expect(await emailsOf(own, long, subject)).toHaveLength(1);
    time = new Date('2026-11-21T10:30:00Z');
    await tryAgain(quick, soon, 1);
    await tryAgain(long, late, 1);
    await tryAgain(stopped, ended, 0);
    time = new Date('2026-11-21T10:40:00Z');
    await own.platform.queue.runTasks();
    expect(await emailsOf(own, quick, subject)).toEqual([]);
    expect(await emailsOf(own, long, subject)).toHaveLength(1);
    expect(await emailsOf(own, stopped, subject)).toEqual([]);
  } finally {
    await own.stop();
  }
});

test('a run that was stopped before its email is not reported as finished', async () => {
  const own = await startTestServer({}, { limitFactor: 1000 });
  try {
    const anna = await signUp(own);
    const { id } = await start(anna, (await newJob(anna)).id, await sendResumes(anna, ['Ada Thorne']));
    await anna.client.call(cancelBatch, { id });
    const { database } = own.platform.openDatabase;
    await database.transaction((transaction) =>
      own.platform.queue.enqueue(transaction, notifyBatchFinished, { batchId: id }),
    );
    await own.platform.queue.runTasks();
    expect(await emailsOf(own, anna, 'Results for Data analyst')).toEqual([]);
  } finally {
    await own.stop();
  }
});

test('a free retry of a file does not report low credits again', async () => {
  const own = await startTestServer({}, { limitFactor: 1000 });
  try {
    const anna = await signUp(own);
    const names = ['Ada Thorne', 'Bela Novak', 'Cleo Marsh', 'Dana Petrov', 'Emil Strand', 'Faye Okoro'];
    const files = await sendResumes(anna, [...names, 'Gus Lind', 'Hana Seo']);
    const broken = await send(anna, 'broken.pdf', '%PDF-1.7\n');
    const batch = await start(anna, (await newJob(anna)).id, [...files, broken]);
    await own.platform.queue.runTasks();
    await tryAgain(anna, batch, 8);
    await own.platform.queue.runTasks();
    expect(await emailsOf(own, anna, 'Your credits are running low')).toHaveLength(1);
  } finally {
    await own.stop();
  }
});
