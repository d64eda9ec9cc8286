import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable, Transaction } from '../database/database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { inBackground } from '../database/priority-mutex.ts';
import { queryRows } from '../database/query-rows.ts';
import { forInstallation } from '../database/scope.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import { currentOrigin, withOrigin } from '../telemetry/origin.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { Postponed, type Task, type TaskHandler } from './task.ts';

export type Queue = {
  /** Registers the handler of a task; call before `start`. */
  handle<Payload extends object>(task: Task<Payload>, handler: TaskHandler<Payload>): void;
  /** Schedules a task (cron expression, UTC); call before `start`. */
  schedule<Payload extends object>(task: Task<Payload>, cron: string, payload: Payload): void;
  /** Enqueues a task in the caller's transaction: it exists if and only if that is committed. */
  enqueue<Payload extends object>(
    transaction: Transaction,
    task: Task<Payload>,
    payload: Payload,
    /** 0 runs before 1, however long 1 has waited. */
    priority?: number,
  ): Promise<void>;
  /** Like `enqueue`, for many tasks at once. */
  enqueueAll<Payload extends object>(
    transaction: Transaction,
    task: Task<Payload>,
    payloads: readonly { readonly payload: Payload; readonly priority?: number }[],
  ): Promise<void>;
  /** Payloads with a waiting task, including retries but not running ones. */
  listWaiting<Payload extends object>(
    on: Queryable,
    task: Task<Payload>,
    payloads: readonly Payload[],
  ): Promise<Payload[]>;
  /** `work: false` enqueues only. */
  start(options: { readonly work: boolean }): Promise<void>;
  /**
   * Runs due tasks in this process until none is left; returns how many ran. Optionally runs delayed tasks
   * first. For tests.
   */
  runTasks(options?: { readonly withPostponed?: boolean }): Promise<number>;
  /** Counts of tasks, and the newest hundred dead letters. */
  describe(deadListed: number): Promise<QueueOverview>;
  /** Number of waiting and running tasks of each kind, and how long the oldest has been due. */
  measure(): Promise<QueueMeasures>;
  /** Retries a dead letter; returns whether it existed. */
  retry(transaction: Transaction, id: string): Promise<boolean>;
  /** Resolves if the queue is reachable; rejects otherwise. */
  ping(): Promise<void>;
  /** Stops claiming tasks and waits for running ones, at most `waitMs`; tasks can still be enqueued. */
  stopWorking(waitMs: number): Promise<void>;
  /** Like `stopWorking`, and disconnects from the database. */
  stop(waitMs: number): Promise<void>;
};

export type QueueOverview = {
  readonly queues: { name: string; waiting: number; running: number; failed: number }[];
  readonly dead: {
    id: string;
    name: string;
    givenUpAt: string;
    tries: number;
    message: string;
    payload: Record<string, unknown>;
  }[];
  /** Number of dead letters, listed or not. */
  readonly deadTotal: number;
};

export type QueueMeasures = {
  readonly queues: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly running: number;
    readonly oldestSeconds: number;
  }[];
  readonly deadTotal: number;
};

type Handled = { readonly task: Task; readonly run: (data: unknown) => Promise<void> };
type Scheduled = { readonly task: Task; readonly cron: string; readonly payload: object };

const deadLetters = 'dead-letters';
/** A retry that is due later may wait for the worker's next poll. */
const longestWakeMs = 60_000;
/** Time for storing a failure, from which its retry is counted. */
const settlingMs = 500;
const noTask = '00000000-0000-4000-8000-000000000000';

/** Creates the queue, in the same database as the rows that its tasks are about. */
export function createQueue(
  connection: OpenDatabase['queueConnection'],
  log: Log,
  telemetry: Telemetry = noTelemetry,
): Queue {
  const handled = new Map<string, Handled>();
  const scheduled: Scheduled[] = [];
  let boss: PgBoss | null = null;

  function started(): PgBoss {
    if (!boss) throw new Error('The queue has not been started.');
    return boss;
  }

  /** @param postponed called with the milliseconds that similar work should wait */
  function run(handler: Handled, id: string, data: unknown, postponed?: (waitMs: number) => void) {
    const { origin, payload } = splitOrigin(data);
    const { requestId, traceparent: parent } = origin;
    const { name } = handler.task;
    const ids = { taskId: id, ...(requestId !== undefined && { requestId }) };
    return withOrigin(ids, () =>
      telemetry.span(`task ${name}`, { kind: 'consumer', attributes: ids, parent }, async (span) => {
        const begun = performance.now();
        const { result, outcome } = await attempt(handler, id, { data, payload }, postponed);
        if (outcome === 'failed') span.fail();
        telemetry.measure('taskSeconds', { task: name }, (performance.now() - begun) / 1000);
        telemetry.measure('tasks', { task: name, outcome });
        return result;
      }),
    );
  }

  async function attempt(
    { task, run: handle }: Handled,
    id: string,
    { data, payload }: { readonly data: unknown; readonly payload: unknown },
    postponed?: (waitMs: number) => void,
  ) {
    try {
      await inBackground(() => forInstallation(() => handle(payload)));
      return { outcome: 'completed', result: { id, status: 'completed' as const } };
    } catch (thrown) {
      if (thrown instanceof Postponed) {
        postponed?.(thrown.seconds * 1_000);
        return { outcome: 'postponed', result: await postpone(task, id, data as object, thrown.seconds) };
      }
      const error = describeError(thrown);
      log.error({ task: task.name, taskId: id, ...error }, 'a task failed');
      return {
        outcome: 'failed',
        result: { id, status: 'failed' as const, output: { message: error.message } },
      };
    }
  }

  /** Enqueues the same work again before the current task ends: running twice is harmless, losing it isn't. */
  async function postpone({ name }: Task, id: string, data: object, seconds: number) {
    await started().send(name, data, { startAfter: seconds });
    return { id, status: 'completed' as const };
  }

  async function start(work: boolean): Promise<void> {
    // Only workers are notified of new tasks; senders need no connection for it.
    boss = new PgBoss({ ...connection, useListenNotify: work, supervise: work, schedule: work });
    boss.on('error', (error) => log.warn(describeError(error), 'the queue met an error'));
    await boss.start();
    await createQueues(
      boss,
      [...handled.values()].map(({ task }) => task),
    );
    if (!work) return;
    for (const { task, cron, payload } of scheduled) await boss.schedule(task.name, cron, payload);
    const workers = new Map<string, string>();
    for (const handler of handled.values()) {
      const workerId: string = await boss.work(
        handler.task.name,
        // With batches of one, a worker claims only one task per poll.
        { batchSize: 10, perJobResults: true, burstWhenBatchFull: true, includeMetadata: true },
        async (tasks) => {
          const wake = (waitMs: number) => wakeAfter(workerId, waitMs);
          const results = await Promise.all(tasks.map(({ id, data }) => run(handler, id, data, wake)));
          const failed = tasks.filter((_, index) => results[index]?.status === 'failed');
          for (const { retryCount } of failed) wakeForRetry(workerId, handler.task, retryCount);
          return results;
        },
      );
      workers.set(handler.task.name, workerId);
    }
    await wakeForEarlierWork(boss, workers);
  }

  /** Wakes workers for tasks that an ended process postponed, since no one else will. */
  async function wakeForEarlierWork(from: PgBoss, workers: ReadonlyMap<string, string>): Promise<void> {
    const { rows } = await from.getDb().executeSql(listDueSoon, [[...workers.keys()], longestWakeMs / 1_000]);
    for (const { name, waitMs } of rows as { name: string; waitMs: number }[]) {
      const workerId = workers.get(name);
      if (workerId) wakeAfter(workerId, waitMs);
    }
  }

  function wakeForRetry(workerId: string, { retries, retryDelaySeconds }: Task, retryCount: number): void {
    if (retryCount >= retries) return;
    wakeAfter(workerId, retryDelaySeconds * 2 ** (retryCount + 1) * 1_000);
  }

  /** Work that becomes due sends no notification: the worker would find it only when it polls, every half minute. */
  function wakeAfter(workerId: string, waitMs: number): void {
    if (waitMs > longestWakeMs) return;
    setTimeout(() => boss?.notifyWorker(workerId), waitMs + settlingMs).unref();
  }

  /** Runs the due tasks of each kind once; returns how many. */
  async function runDue(ignoreStartAfter = false): Promise<number> {
    let count = 0;
    for (const handler of handled.values()) {
      const { name } = handler.task;
      const fetched = await started().fetch(name, {
        batchSize: 100,
        includeMetadata: true,
        ignoreStartAfter,
      });
      // Tasks that are fetched together have no defined order.
      for (const { id, data } of fetched.sort((left, right) => right.priority - left.priority)) {
        const result = await run(handler, id, data);
        if (result.status === 'completed') await started().complete(name, id);
        else await started().fail(name, id, result.output);
        count += 1;
      }
    }
    return count;
  }

  return {
    handle(task, handler) {
      handled.set(task.name, {
        task: task as unknown as Task,
        run: async (data) => handler(task.payload.parse(data)),
      });
    },

    schedule(task, cron, payload) {
      scheduled.push({ task: task as unknown as Task, cron, payload });
    },

    async enqueue(transaction, task, payload, priority = 0) {
      const id = await started().send(task.name, addOrigin(task.payload.parse(payload), telemetry), {
        db: within(transaction),
        priority: -priority,
      });
      if (id === null) throw new Error(`The task ${task.name} was not taken.`);
    },

    async enqueueAll(transaction, task, payloads) {
      if (payloads.length === 0) return;
      const tasks = payloads.map(({ payload, priority = 0 }) => ({
        data: addOrigin(task.payload.parse(payload), telemetry),
        priority: -priority,
      }));
      await started().insert(task.name, tasks, { db: within(transaction) });
    },

    async listWaiting(on, task, payloads) {
      if (payloads.length === 0) return [];
      const found = await queryRows<{ data: unknown }>(
        on,
        sql`select data from pgboss.job
          where name = ${task.name} and state in ('created', 'retry')
          and data - ${originField} in (select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb))`,
      );
      return found.map(({ data }) => task.payload.parse(data));
    },

    start: ({ work }) => inBackground(() => start(work)),

    async runTasks({ withPostponed = false } = {}) {
      let count = withPostponed ? await runDue(true) : 0;
      // Tasks may have enqueued more.
      for (let ran = await runDue(); ran > 0; ran = await runDue()) count += ran;
      return count;
    },

    async describe(deadListed) {
      const names = [...handled.keys()];
      const { rows: queues } = await started().getDb().executeSql(countJobs, [names]);
      const { rows: dead } = await started().getDb().executeSql(listDeadTasks, [deadLetters, deadListed]);
      const { rows: counted } = await started().getDb().executeSql(countDeadTasks, [deadLetters]);
      // The columns of the query match the type.
      return { queues, dead, ...counted[0] } as QueueOverview;
    },

    async measure() {
      const { rows: queues } = await started()
        .getDb()
        .executeSql(measureJobs, [[...handled.keys()]]);
      const { rows: counted } = await started().getDb().executeSql(countDeadTasks, [deadLetters]);
      // As above.
      return { queues, ...counted[0] } as QueueMeasures;
    },

    async retry(transaction, id) {
      return (await started().redrive(deadLetters, { ids: [id], db: within(transaction) })) > 0;
    },

    async ping() {
      if ((await started().schemaVersion()) === null) throw new Error('The queue has no tables.');
    },

    async stopWorking(waitMs) {
      await boss?.stop({ graceful: true, timeout: waitMs, close: false });
    },

    async stop(waitMs) {
      await boss?.stop({ graceful: true, timeout: waitMs, close: true });
      boss = null;
    },
  };
}

/** Field next to the payload's, which processes of any release ignore: the request that enqueued the task. */
const originField = '_origin';

type TaskOrigin = { readonly requestId?: string; readonly traceparent?: string };

/** The payload with the id of the request that enqueued it and its trace; only the payload if neither is known. */
function addOrigin<Payload extends object>(payload: Payload, telemetry: Telemetry): Payload {
  const { requestId } = currentOrigin();
  const traceparent = telemetry.traceparent();
  if (requestId === undefined && traceparent === undefined) return payload;
  return { ...payload, [originField]: { requestId, traceparent } };
}

function splitOrigin(data: unknown): { readonly origin: TaskOrigin; readonly payload: unknown } {
  if (typeof data !== 'object' || data === null || !(originField in data))
    return { origin: {}, payload: data };
  const { [originField]: origin, ...payload } = data;
  // Only `addOrigin` writes it.
  return { origin: (origin ?? {}) as TaskOrigin, payload };
}

function within(transaction: Transaction) {
  // Both drivers return rows from `execute`, but their shared type doesn't show it.
  return fromDrizzle(transaction as unknown as DrizzleTransactionLike, sql);
}

const listDueSoon = `select distinct name, ceil(extract(epoch from start_after - now()) * 1000)::int as "waitMs"
  from pgboss.job
  where name = any($1::text[]) and state in ('created', 'retry')
    and start_after > now() and start_after < now() + make_interval(secs => $2)`;

const countJobs = `select name,
    count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as running,
    count(job.id) filter (where job.state = 'failed')::int as failed
  from unnest($1::text[]) as name left join pgboss.job using (name)
  group by name order by name`;

const measureJobs = `select name,
    count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after))
      filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::float as "oldestSeconds"
  from unnest($1::text[]) as name left join pgboss.job using (name)
  group by name order by name`;

const listDeadTasks = `select id, coalesce(source_name, 'unknown') as name,
    coalesce(data - '${originField}', '{}') as payload,
    to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "givenUpAt",
    coalesce(source_retry_count, 0) + 1 as tries,
    coalesce(source_output ->> 'message', output ->> 'message', '') as message
  from pgboss.job where name = $1 and state in ('created', 'retry')
  order by created_on desc, id limit $2`;

const countDeadTasks = `select count(*)::int as "deadTotal"
  from pgboss.job where name = $1 and state in ('created', 'retry')`;

async function createQueues(boss: PgBoss, tasks: readonly Task[]): Promise<void> {
  await boss.createQueue(deadLetters);
  for (const task of tasks) {
    const options = {
      retryLimit: task.retries,
      retryDelay: task.retryDelaySeconds,
      retryBackoff: task.retryDelaySeconds > 0,
      expireInSeconds: task.expireSeconds,
      deadLetter: deadLetters,
      notify: true,
    };
    await boss.createQueue(task.name, options);
    await boss.updateQueue(task.name, options);
    // The first use of a queue looks it up on the main connection. Inside a transaction of the embedded
    // database, which has no other, that lookup would wait forever: so it is done here.
    await boss.findJobs(task.name, { id: noTask });
  }
}
