/**
 * All metrics by their names in the code. Labels come from closed lists (routes, tasks, kinds of work), so the number
 * of series is bounded and none identifies a person or an organization.
 */
export type Metric = {
  readonly name: string;
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
};

const ofAnswers = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ofWork = [0.05, 0.25, 1, 5, 15, 60];

/** Counters and histograms, updated as events happen. */
export const events = {
  requestSeconds: {
    name: 'winnow_http_request_duration_seconds',
    kind: 'histogram',
    help: 'Time to answer a request, by route.',
    labels: ['method', 'route'],
    buckets: ofAnswers,
  },
  requests: {
    name: 'winnow_http_requests_total',
    kind: 'counter',
    help: 'Answered requests, by route and class of status.',
    labels: ['method', 'route', 'status'],
  },
  taskSeconds: {
    name: 'winnow_task_duration_seconds',
    kind: 'histogram',
    help: 'Time of an attempt at a task of the queue.',
    labels: ['task'],
    buckets: ofWork,
  },
  tasks: {
    name: 'winnow_tasks_total',
    kind: 'counter',
    help: 'Attempts at tasks of the queue, by how they ended: completed, failed or postponed.',
    labels: ['task', 'outcome'],
  },
  readingSeconds: {
    name: 'winnow_reading_duration_seconds',
    kind: 'histogram',
    help: 'Time from asking the reading processes until their answer, waiting included.',
    labels: ['work'],
    buckets: ofWork,
  },
  readings: {
    name: 'winnow_readings_total',
    kind: 'counter',
    help: 'Work of reading processes, by how it ended: answered, refused (the file or text cannot be read) or left.',
    labels: ['work', 'outcome'],
  },
  leasesExpired: {
    name: 'winnow_leases_expired_total',
    kind: 'counter',
    help: 'Files of runs whose worker stopped renewing its lease, and which were queued again.',
    labels: [],
  },
  logLines: {
    name: 'winnow_log_lines_total',
    kind: 'counter',
    help: 'Lines of the log that warn or tell of an error.',
    labels: ['level'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** Gauges, read on demand. */
export const gauges = {
  info: { name: 'winnow_info', kind: 'gauge', help: 'Always 1.', labels: ['version', 'role'] },
  queueTasks: {
    name: 'winnow_queue_tasks',
    kind: 'gauge',
    help: 'Tasks of the queue by state: waiting or running. The same in every process.',
    labels: ['task', 'state'],
  },
  queueOldest: {
    name: 'winnow_queue_oldest_seconds',
    kind: 'gauge',
    help: 'For how long the oldest task that is due has waited; 0 if none waits. The same in every process.',
    labels: ['task'],
  },
  deadLetters: {
    name: 'winnow_queue_dead_letters',
    kind: 'gauge',
    help: 'Tasks that were given up. The same in every process.',
    labels: [],
  },
  diskFree: {
    name: 'winnow_disk_free_bytes',
    kind: 'gauge',
    help: 'Free space of the disk with the data folder.',
    labels: [],
  },
  diskTotal: {
    name: 'winnow_disk_total_bytes',
    kind: 'gauge',
    help: 'Size of the disk with the data folder.',
    labels: [],
  },
  eventLoopLag: {
    name: 'winnow_event_loop_lag_seconds',
    kind: 'gauge',
    help: 'Delay of the event loop since it was last asked for.',
    labels: ['quantile'],
  },
  memory: {
    name: 'winnow_memory_bytes',
    kind: 'gauge',
    help: 'Memory of this process, without its reading processes.',
    labels: ['kind'],
  },
  readingProcesses: {
    name: 'winnow_reading_processes',
    kind: 'gauge',
    help: 'Reading processes by state: busy or idle.',
    labels: ['state'],
  },
  readingWaiting: {
    name: 'winnow_reading_waiting',
    kind: 'gauge',
    help: 'Files and texts that wait for a reading process.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type EventName = keyof typeof events;
export type GaugeName = keyof typeof gauges;

/** A value for each label of a metric. */
export type LabelsOf<Described extends Metric> = Readonly<Record<Described['labels'][number], string>>;

/** The current value of a gauge. */
export type Reading = {
  [Name in GaugeName]: {
    readonly gauge: Name;
    readonly labels: LabelsOf<(typeof gauges)[Name]>;
    readonly value: number;
  };
}[GaugeName];

/** Reads some gauges; if it rejects, the others are still reported. */
export type ReadGauges = () => Promise<readonly Reading[]> | readonly Reading[];

/** Readings of all sources; failing ones are left out, since the others matter most when something fails. */
export async function readAll(sources: readonly ReadGauges[]): Promise<Reading[]> {
  const settled = await Promise.allSettled(sources.map(async (read) => read()));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
