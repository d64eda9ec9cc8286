import {
  downloadWaitlist,
  joinWaitlist,
  limits,
  listWaitlist,
  offer,
  type RequestFailure,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailMessage } from '../../platform/email/email-transport.ts';
import { signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
const emails: EmailMessage[] = [];
let isTransportDown = false;

beforeAll(async () => {
  server = await startTestServer({
    emailTransport: {
      destination: 'this test',
      async send(message) {
        if (isTransportDown) throw new Error('the mail server is down');
        emails.push(message);
      },
      close() {},
    },
  });
});

afterAll(() => server.stop());

const person = { name: 'Ada Thorne', role: 'Recruiter' };
const join = (changes: Partial<Record<'name' | 'email' | 'role' | 'company', string>>) =>
  server.client.call(joinWaitlist, { ...person, email: 'ada@example.com', ...changes });
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => Promise.reject(new Error('it was not refused')),
    (failure: RequestFailure) => failure,
  );

/** Runs all tasks, including postponed ones. */
async function runAllTasks(): Promise<void> {
  await server.platform.openDatabase.database.execute(
    sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`,
  );
  await server.platform.queue.runTasks();
}

test('150 concurrent joins get distinct positions and 100 offers in total', async () => {
  const joins = await Promise.all(
    Array.from({ length: 150 }, (_, index) => join({ email: `person${index}@example.com` })),
  );
  const places = joins.map(({ data }) => data.position).sort((one, other) => one - other);
  expect(places).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  const offered = joins.filter(({ data }) => data.hasOffer).map(({ data }) => data.position);
  expect(offered).toHaveLength(offer.firstUsers);
  expect(Math.max(...offered)).toBe(offer.firstUsers);
  expect(new Set(joins.map(({ message }) => message))).toEqual(
    new Set(['Thank you for joining our waitlist!']),
  );
});

test('an address joins once in any spelling, and a rejected join takes no place', async () => {
  const { data } = await join({ email: 'maria@example.com' });
  for (const email of ['maria@example.com', ' MARIA@Example.COM ', 'ｍａｒｉａ@example.com']) {
    const { status, message, errors } = await refusal(join({ email }));
    expect(status).toBe(409);
    expect(message).toBe('This email is already registered on our waitlist');
    expect(errors).toEqual({ email: ['This email is already registered on our waitlist'] });
  }
  const next = await join({ email: 'next@example.com' });
  expect(next.data.position).toBe(data.position + 1);
});

test('concurrent joins with one address create one entry', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => join({ email: 'six@example.com' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('delivers each confirmation once, even after an outage of the mail server', async () => {
  isTransportDown = true;
  await join({ email: 'letter@example.com', company: 'Harbour & Sons' });
  await runAllTasks();
  expect(emails.filter(({ to }) => to === 'letter@example.com')).toEqual([]);
  isTransportDown = false;
  await runAllTasks();
  await runAllTasks();
  const [message, ...more] = emails.filter(({ to }) => to === 'letter@example.com');
  expect(more).toEqual([]);
  expect(message?.text).toContain('Hello Ada Thorne,');
});

test('the first hundred can redeem their month once, however the address is written', async () => {
  const { waitlist } = server.services;
  const { database } = server.platform.openDatabase;
  const redeem = (email: string) =>
    database.transaction((transaction) => waitlist.redeemOffer(transaction, email));
  const all = await waitlist.listAll();
  const first = all.find(({ hasOffer }) => hasOffer)?.email ?? '';
  const written = first.toUpperCase();
  const redeemed = await Promise.all([redeem(written), redeem(written), redeem(written)]);
  expect(redeemed.filter(Boolean)).toHaveLength(1);
  expect((await waitlist.find(written))?.offerRedeemedAt).toBeInstanceOf(Date);

  const late = all.find(({ hasOffer }) => !hasOffer)?.email ?? '';
  expect([await redeem(late), await redeem('stranger@example.com')]).toEqual([false, false]);
  expect((await waitlist.find(late))?.offerRedeemedAt).toBeNull();
});

test('erases a deleted entry completely and does not reuse its place', async () => {
  const { data } = await join({ email: 'leaver@example.com', name: 'Lev Leaver' });
  await server.services.waitlist.forget('Leaver@Example.com');
  const { data: next } = await join({ email: 'follower@example.com' });
  expect(next.position).toBe(data.position + 1);
  expect(JSON.stringify(await server.services.waitlist.listAll())).not.toContain('Lev Leaver');
});

test('only operators can read the waitlist', async () => {
  const { client } = await signUp(server);
  expect((await refusal(server.client.call(listWaitlist))).status).toBe(401);
  expect((await refusal(client.call(listWaitlist))).status).toBe(403);
  expect((await refusal(client.download(downloadWaitlist, {}))).status).toBe(403);
});

test('an operator can search the list and download a CSV without formulas', async () => {
  await join({ email: 'formula@example.com', role: '=HYPERLINK("http://example.com")', company: '+1, 2' });
  const { client } = await signUpOperator(server);
  const { data } = await client.call(listWaitlist, { search: 'hyperlink(' });
  expect(data.entries.map(({ email }) => email)).toEqual(['formula@example.com']);
  const all = await client.call(listWaitlist, { page: 2 });
  expect(all.data.entries).toHaveLength(data.pageSize);
  expect((await client.call(listWaitlist, { search: '100%' })).data.total).toBe(0);

  const { blob, mediaType } = await client.download(downloadWaitlist, {});
  expect(mediaType).toBe('text/csv; charset=utf-8');
  const line = (await blob.text()).split('\r\n').find((row) => row.includes('formula@example.com'));
  expect(line).toContain(`"'=HYPERLINK(""http://example.com"")","'+1, 2"`);
});

test('limits how many addresses a caller can test for being on the list', async () => {
  const own = await startTestServer();
  try {
    const known = { ...person, email: 'known@example.com' };
    await own.client.call(joinWaitlist, known);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < limits.waitlistKnownPerMinute; attempt += 1) {
      // New entries don't count.
      await own.client.call(joinWaitlist, { ...person, email: `new-${attempt}@example.com` });
      statuses.push((await refusal(own.client.call(joinWaitlist, known))).status);
    }
    expect(statuses).toEqual(statuses.map(() => 409));
    const further = [known, { ...person, email: 'unknown@example.com' }];
    const answers = await Promise.all(further.map((each) => refusal(own.client.call(joinWaitlist, each))));
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(await own.services.waitlist.find('unknown@example.com')).toBeUndefined();
  } finally {
    await own.stop();
  }
});

test('limits joins to 200 per minute and IP address', async () => {
  const own = await startTestServer();
  try {
    const attempts = Array.from({ length: limits.waitlistJoinsPerMinute + 1 }, () =>
      refusal(own.client.call(joinWaitlist, { ...person, email: 'none' })),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(limits.waitlistJoinsPerMinute);
  } finally {
    await own.stop();
  }
});

test('personal data contains the person’s waitlist entry, even among many similar addresses', async () => {
  const own = await startTestServer();
  try {
    const { waitlist, personalData } = own.services;
    const join = (email: string) =>
      waitlist.join({ name: 'Ada Thorne', email, role: 'Cook', company: null }, { address: '127.0.0.1' });
    await join('Ada@example.com');
    for (let more = 0; more < 51; more += 1) await join(`${more}.ada@example.com`);
    const source = personalData.find(({ name }) => name === 'waitlist');
    const described = (email: string) => source?.describe?.({ userId: '', supabaseId: '', email });
    expect(await described('ada@example.com')).toMatchObject([{ position: 1, email: 'Ada@example.com' }]);
    expect(await described('nobody@example.com')).toEqual([]);
    expect(await described('')).toEqual([]);
  } finally {
    await own.stop();
  }
});
