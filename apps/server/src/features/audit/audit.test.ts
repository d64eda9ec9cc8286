import { randomUUID } from 'node:crypto';
import { addCredits, listAuditEntries, verifyAudit } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;
const verification = async () => (await operator.client.call(verifyAudit)).data;

async function record(action: string, subjectId: string): Promise<void> {
  const { audit } = server.services;
  await database().transaction((transaction) =>
    audit.record(transaction, {
      action,
      actorId: null,
      subjectId,
      organizationId: null,
      details: { words: 'ü "x" \\ ' },
    }),
  );
}

test('each record is chained to all earlier ones', async () => {
  const subject = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => record('tested', subject)));
  const { entries } = (await operator.client.call(listAuditEntries, { about: subject })).data;
  expect(entries).toHaveLength(20);
  expect(entries[0]).toMatchObject({ action: 'tested', subjectId: subject, details: { words: 'ü "x" \\ ' } });
  expect(await verification()).toMatchObject({ isWhole: true, error: null });
});

test('rolled back changes are not recorded', async () => {
  const subject = randomUUID();
  const { audit } = server.services;
  const undone = database().transaction(async (transaction) => {
    const entry = { action: 'tested', actorId: null, subjectId: subject, organizationId: null };
    await audit.record(transaction, entry);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await operator.client.call(listAuditEntries, { about: subject })).data.entries).toEqual([]);
  expect((await verification()).isWhole).toBe(true);
});

test('a sign-in is recorded', async () => {
  const anna = await signUp(server);
  const supabaseId = (
    JSON.parse(Buffer.from(anna.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  ).sub;
  const { entries } = (await operator.client.call(listAuditEntries, { about: supabaseId })).data;
  expect(entries.map(({ action }) => action)).toContain('identity-sign-in');
});

test('spent credits, and credits granted by an operator, are recorded', async () => {
  const anna = await signUp(server);
  const { credits } = server.services;
  await database().transaction(async (transaction) => {
    const work = { reason: 'analysis', subjectId: 'a', label: 'PLANTED.pdf' } as const;
    const holdId = await credits.hold(transaction, anna, { ...work, credits: 1 });
    await credits.settle(transaction, anna.organizationId, { ...work, holdId });
  });
  const gift = {
    userId: anna.userId,
    credits: 5,
    reason: 'Sorry for the wait',
    idempotencyKey: randomUUID(),
  };
  await operator.client.call(addCredits, gift);
  const list = async (about: string) =>
    (await operator.client.call(listAuditEntries, { about })).data.entries;
  expect(await list(anna.userId)).toMatchObject([
    { action: 'credits-given', actorId: operator.userId, details: { credits: 5, call: 'POST /credits/add' } },
    { action: 'credits-debit', details: { credits: 1, reason: 'analysis' } },
  ]);
  expect(await list(operator.userId)).toContainEqual(
    expect.objectContaining({ action: 'credits-grant', details: expect.objectContaining({ credits: 5 }) }),
  );
  expect(JSON.stringify(await list(anna.userId))).not.toContain('PLANTED');
});

test('the record is paginated without gaps or duplicates', async () => {
  const numbers: number[] = [];
  let before: number | undefined;
  do {
    const page = (await operator.client.call(listAuditEntries, { limit: 7, before })).data;
    numbers.push(...page.entries.map(({ number }) => number));
    before = page.nextBefore ?? undefined;
  } while (before);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers.length - index));
});

test.each([
  sql`update audit_entries set action = 'other'`,
  sql`delete from audit_entries`,
  sql`truncate audit_entries cascade`,
  sql`update audit_chain set hash = 'x'`,
  sql`delete from audit_chain`,
])('the database refuses to change the record', async (statement) => {
  await expect(database().execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('the audit record is only ever added to') },
  });
});

/** The database's owner can disable its triggers: then the chain shows it. Undone afterwards. */
async function tampered(statement: ReturnType<typeof sql>) {
  const off = ['audit_entries', 'audit_chain'].map((table) =>
    sql.raw(`alter table ${table} disable trigger user`),
  );
  const on = ['audit_entries', 'audit_chain'].map((table) =>
    sql.raw(`alter table ${table} enable trigger user`),
  );
  for (const each of off) await database().execute(each);
  await database().execute(statement);
  for (const each of on) await database().execute(each);
  return verification();
}

test('a change that bypasses the rules is detected', async () => {
  const forged = sql`update audit_entries set body = replace(body, 'tested', 'forged') where action = 'tested'`;
  expect(await tampered(forged)).toMatchObject({ isWhole: false, error: expect.stringContaining('follow') });
  const back = sql`update audit_entries set body = replace(body, 'forged', 'tested') where action = 'tested'`;
  expect((await tampered(back)).isWhole).toBe(true);
  const column = sql`update audit_entries set action = 'forged' where action = 'tested'`;
  expect(await tampered(column)).toMatchObject({ isWhole: false, error: expect.stringContaining('columns') });
  const again = sql`update audit_entries set action = 'tested' where action = 'forged'`;
  expect((await tampered(again)).isWhole).toBe(true);
  const cut = sql`delete from audit_chain where number = 3`;
  expect(await tampered(cut)).toMatchObject({ isWhole: false, error: 'entry 3 is missing' });
});
