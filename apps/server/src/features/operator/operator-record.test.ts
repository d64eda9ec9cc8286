import { randomUUID } from 'node:crypto';
import * as contracts from '@winnow/contracts';
import {
  addCredits,
  answerTicket,
  type Described,
  downloadAnyInvoice,
  downloadAttachment,
  downloadWaitlist,
  getAnyOrganization,
  getAnyTicket,
  getOrganizationBilling,
  getQueue,
  getTicket,
  getUserAccount,
  getUserBilling,
  giveOrganizationCredits,
  giveOwnership,
  listAllInvoices,
  listAllOrganizations,
  listAllTickets,
  listAuditEntries,
  listInvoices,
  listOrganizationLedger,
  listOrganizationRuns,
  listOrganizationsOfUser,
  listUserBatches,
  listUserLedger,
  listUsers,
  listUserTickets,
  listWaitlist,
  moveTicket,
  openTicket,
  organizationId,
  retryTask,
  runChecks,
  setOrganizationLimits,
  setOrganizationPlan,
  setPlan,
  settleInvoice,
  subscribe,
  suspendOrganization,
  suspendUser,
  uploadAttachment,
  verifyAudit,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { queryRows } from '../../platform/database/query-rows.ts';
import { createQueue } from '../../platform/tasks/queue.ts';
import { task } from '../../platform/tasks/task.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';

const hopeless = task({ name: 'hopeless', payload: z.object({ id: z.uuid() }), retries: 0 });
const reason = 'Asked for it';
let server: TestServer;
let operator: SignedUp;
let aheadMs = 0;

beforeAll(async () => {
  const openDatabase = await openTestDatabase();
  const queue = createQueue(openDatabase.queueConnection, quietLog);
  queue.handle(hopeless, async () => {
    throw new Error('the other side is away');
  });
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  server = await startTestServer({ openDatabase, queue, clock }, { limitFactor: 100 });
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

type Entry = {
  action: string;
  subjectId: string | null;
  body: { details: Record<string, unknown> };
  transaction: string;
};

/** The operator's audit entries, oldest first; read from the table, since requesting them adds an entry. */
async function entries(): Promise<Entry[]> {
  return queryRows<Entry>(
    database(),
    sql`select e.action, e.subject_id as "subjectId", e.body::jsonb as body, e.xmin::text as transaction
      from audit_entries e join audit_chain c on c.entry_id = e.id
      where e.actor_id = ${operator.userId} and e.action <> 'credits-grant' order by c.number`,
  );
}

/** The response of a call and the audit entries that it adds. */
async function recorded<Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; left: Entry[] }> {
  const before = (await entries()).length;
  const answer = await call();
  return { answer, left: (await entries()).slice(before) };
}

/** A user with everything that operators can see. */
async function somebody() {
  const anna = await signUp(server);
  const { userId } = anna;
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  const [invoice] = (await anna.client.call(listInvoices)).data;
  const file = new File(['A page'], 'page.txt');
  const attachmentId = (await anna.client.call(uploadAttachment, { file })).data.id;
  const question = { subject: 'A question', message: 'How does it work?', attachmentIds: [attachmentId] };
  const ticketId = (await anna.client.call(openTicket, question)).data.id;
  const { id, members } = await openTeam(server, ['owner', 'recruiter']);
  const team = { organizationId: organizationId.parse(id), memberId: members[1]?.userId ?? '' };
  return { anna, userId, invoiceId: invoice?.id ?? '', attachmentId, ticketId, team };
}

type Somebody = Awaited<ReturnType<typeof somebody>>;

async function givenUpTask(): Promise<string> {
  const id = randomUUID();
  await database().transaction((transaction) => server.platform.queue.enqueue(transaction, hopeless, { id }));
  await server.platform.queue.runTasks();
  const { dead } = await server.platform.queue.describe(1);
  return dead[0]?.id ?? '';
}

type Tried = {
  readonly route: Described;
  readonly action: string;
  call(about: Somebody): Promise<unknown>;
  /** Subject of the entry. */
  subject(about: Somebody): string | null;
};

const ofNobody = () => null;
const ofPerson = ({ userId }: Somebody) => userId;
const ofInvoice = ({ invoiceId }: Somebody) => invoiceId;
const ofTeam = ({ team }: Somebody) => team.organizationId;
let taskId = '';

function look(
  route: Described,
  call: (about: Somebody) => Promise<unknown>,
  subject: Tried['subject'] = ofNobody,
): Tried {
  return { route, action: 'operator-look', call, subject };
}

const { call, download } = {
  call: ((route: never, input: never) => operator.client.call(route, input)) as SignedUp['client']['call'],
  download: ((route: never, input: never) =>
    operator.client.download(route, input)) as SignedUp['client']['download'],
};

const calls: Tried[] = [
  look(listUsers, () => call(listUsers, { search: 'Anna' })),
  look(getQueue, () => call(getQueue, {})),
  look(runChecks, () => call(runChecks)),
  look(listAuditEntries, ({ userId }) => call(listAuditEntries, { about: userId })),
  look(verifyAudit, () => call(verifyAudit)),
  look(listWaitlist, () => call(listWaitlist, {})),
  look(downloadWaitlist, () => download(downloadWaitlist, {})),
  look(listAllTickets, () => call(listAllTickets, { state: 'waiting' })),
  look(listAllInvoices, () => call(listAllInvoices, {})),
  {
    ...look(getUserAccount, ({ userId }) => call(getUserAccount, { userId }), ofPerson),
    action: 'account-looked-at',
  },
  look(listUserTickets, ({ userId }) => call(listUserTickets, { userId }), ofPerson),
  look(listUserBatches, ({ userId }) => call(listUserBatches, { userId }), ofPerson),
  look(listUserLedger, ({ userId }) => call(listUserLedger, { userId }), ofPerson),
  look(getUserBilling, ({ userId }) => call(getUserBilling, { userId }), ofPerson),
  look(getAnyTicket, ({ ticketId: id }) => call(getAnyTicket, { id }), ofPerson),
  look(downloadAttachment, ({ attachmentId: id }) => download(downloadAttachment, { id }), ofPerson),
  look(downloadAnyInvoice, ({ invoiceId: id }) => download(downloadAnyInvoice, { id }), ofPerson),
  look(listAllOrganizations, () => call(listAllOrganizations, { search: 'Harbor' })),
  {
    ...look(
      getAnyOrganization,
      ({ team: { organizationId } }) => call(getAnyOrganization, { organizationId }),
      ofTeam,
    ),
    action: 'organization-looked-at',
  },
  look(
    listOrganizationLedger,
    ({ team: { organizationId } }) => call(listOrganizationLedger, { organizationId }),
    ofTeam,
  ),
  look(
    listOrganizationRuns,
    ({ team: { organizationId } }) => call(listOrganizationRuns, { organizationId }),
    ofTeam,
  ),
  look(
    getOrganizationBilling,
    ({ team: { organizationId } }) => call(getOrganizationBilling, { organizationId }),
    ofTeam,
  ),
  look(listOrganizationsOfUser, ({ userId }) => call(listOrganizationsOfUser, { userId }), ofPerson),
  {
    route: giveOrganizationCredits,
    action: 'credits-given',
    call: ({ team: { organizationId } }) =>
      call(giveOrganizationCredits, { organizationId, credits: 5, reason, idempotencyKey: randomUUID() }),
    subject: ofTeam,
  },
  {
    route: setOrganizationPlan,
    action: 'plan-set',
    call: ({ team: { organizationId } }) =>
      call(setOrganizationPlan, { organizationId, plan: 'enterprise', until: null, reason }),
    subject: ofTeam,
  },
  {
    route: setOrganizationLimits,
    action: 'organization-limits-set',
    call: ({ team: { organizationId } }) =>
      call(setOrganizationLimits, { organizationId, storageMb: 5, maxMembers: null, reason }),
    subject: ofTeam,
  },
  {
    route: giveOwnership,
    action: 'ownership-transferred',
    call: ({ team: { organizationId, memberId: userId } }) =>
      call(giveOwnership, { organizationId, userId, reason }),
    subject: ({ team }) => team.memberId,
  },
  {
    route: suspendOrganization,
    action: 'organization-suspended',
    call: ({ team: { organizationId } }) =>
      call(suspendOrganization, { organizationId, isSuspended: true, reason }),
    subject: ofTeam,
  },
  {
    route: addCredits,
    action: 'credits-given',
    call: ({ userId }) => call(addCredits, { userId, credits: 5, reason, idempotencyKey: randomUUID() }),
    subject: ofPerson,
  },
  {
    route: settleInvoice,
    action: 'invoice-settled',
    call: ({ invoiceId: id }) => call(settleInvoice, { id, state: 'paid', reason }),
    subject: ofInvoice,
  },
  {
    route: setPlan,
    action: 'plan-set',
    call: ({ userId }) => call(setPlan, { userId, plan: 'enterprise', until: null, reason }),
    subject: ofPerson,
  },
  {
    route: answerTicket,
    action: 'ticket-answered',
    call: ({ ticketId: id }) => call(answerTicket, { id, message: 'Like this.', isSolved: false }),
    subject: ofPerson,
  },
  {
    route: moveTicket,
    action: 'ticket-moved',
    call: ({ ticketId: id }) => call(moveTicket, { id, state: 'solved' }),
    subject: ofPerson,
  },
  {
    route: retryTask,
    action: 'job-retried',
    call: () => call(retryTask, { id: taskId }),
    subject: () => taskId,
  },
  {
    route: suspendUser,
    action: 'account-suspended',
    call: ({ userId }) => call(suspendUser, { userId, isSuspended: true, reason }),
    subject: ofPerson,
  },
];

test('every call that only operators make is tried here', () => {
  const described = Object.values(contracts).filter(
    (each): each is typeof each & Described =>
      typeof each === 'object' && each !== null && 'access' in each && each.access === 'operator',
  );
  expect(described.length).toBeGreaterThan(20);
  const tried = new Set<unknown>(calls.map(({ route }) => route));
  expect(described.filter((each) => !tried.has(each)).map(({ path }) => path)).toEqual([]);
});

test('every look and every act of an operator leaves one entry, with whom it is about and where it came from', async () => {
  const about = await somebody();
  taskId = await givenUpTask();
  for (const tried of calls) {
    const { left } = await recorded(() => tried.call(about));
    const name = `${tried.route.method} ${tried.route.path}`;
    expect(
      left.map(({ action, subjectId, body }) => [
        action,
        subjectId,
        body.details['call'],
        body.details['client'],
      ]),
      name,
    ).toEqual([[tried.action, tried.subject(about), name, '127.0.0.1']]);
  }
});

test('what an operator types is not on record: the length of a search is', async () => {
  const { left } = await recorded(() => operator.client.call(listUsers, { search: 'Quibblethorn', page: 2 }));
  expect(left.map(({ body }) => body.details)).toEqual([
    { call: 'GET /admin/users', client: '127.0.0.1', searchLength: 12, page: 2 },
  ]);
  const state = await recorded(() => operator.client.call(listAllTickets, { state: 'answered' }));
  expect(state.left[0]?.body.details).toMatchObject({ state: 'answered' });
});

test('the same look within five minutes is one entry, another look is another', async () => {
  const { left } = await recorded(async () => {
    for (const page of [7, 7, 8, 7]) await operator.client.call(listUsers, { page });
  });
  expect(left.map(({ body }) => body.details['page'])).toEqual([7, 8]);
  aheadMs += 6 * 60_000;
  expect((await recorded(() => operator.client.call(listUsers, { page: 7 }))).left).toHaveLength(1);
});

test('whose files a person reads is not on record where they are their own', async () => {
  const { anna, attachmentId, ticketId } = await somebody();
  const { left } = await recorded(async () => {
    await anna.client.download(downloadAttachment, { id: attachmentId });
    await anna.client.call(getTicket, { id: ticketId });
  });
  expect(left).toEqual([]);
  const rows = await queryRows(
    database(),
    sql`select 1 from audit_entries where actor_id = ${anna.userId} and action like 'operator-%'`,
  );
  expect(rows).toEqual([]);
});

test('an act and its entry are one: neither is there without the other', async () => {
  const { userId, ticketId } = await somebody();
  const { left } = await recorded(() => operator.client.call(moveTicket, { id: ticketId, state: 'solved' }));
  const [ticket] = await queryRows<{ transaction: string }>(
    database(),
    sql`select xmin::text as transaction from support_tickets where id = ${ticketId}`,
  );
  expect(left.map(({ transaction }) => transaction)).toEqual([ticket?.transaction]);

  await withoutRecord(async () => {
    const acts = [
      () => operator.client.call(moveTicket, { id: ticketId, state: 'waiting' }),
      () => operator.client.call(suspendUser, { userId, isSuspended: true, reason }),
      () => operator.client.call(addCredits, { userId, credits: 5, reason, idempotencyKey: randomUUID() }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 500 });
  });
  expect((await operator.client.call(getAnyTicket, { id: ticketId })).data.state).toBe('solved');
  const { data: account } = await operator.client.call(getUserAccount, { userId });
  expect([account.isSuspended, account.credits.boughtLeft]).toEqual([false, 0]);
});

test('a look that cannot be recorded is not answered', async () => {
  const about = await somebody();
  aheadMs += 6 * 60_000;
  await withoutRecord(async () => {
    for (const tried of calls.filter(({ route }) => route.method === 'GET'))
      await expect(tried.call(about), tried.route.path).rejects.toMatchObject({ status: 500 });
  });
});

/** Runs `work` while the database refuses audit entries. */
async function withoutRecord(work: () => Promise<void>): Promise<void> {
  await database().execute(sql`create function take_no_entry() returns trigger language plpgsql as
    $$ begin raise exception 'the record is full'; end $$`);
  await database().execute(sql`create trigger take_no_entry before insert on audit_entries
    for each row execute function take_no_entry()`);
  try {
    await work();
  } finally {
    await database().execute(sql`drop trigger take_no_entry on audit_entries`);
    await database().execute(sql`drop function take_no_entry`);
  }
}
