import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DiskMeter } from '../storage/disk-meter.ts';
import type { Queue } from '../tasks/queue.ts';
import type { ReadGauges } from './metrics.ts';

const nanoseconds = 1e9;
/** Sampling interval of the event loop's delay in milliseconds; included in the measured delay. */
const resolutionMs = 10;

/** Reads the state of this process. `close` stops measuring the event loop. */
export function readProcess(): { readonly read: ReadGauges; close(): void } {
  const lag = monitorEventLoopDelay({ resolution: resolutionMs });
  lag.enable();
  return {
    read() {
      const { rss, heapUsed, external } = process.memoryUsage();
      // There are no percentiles without a sample.
      const at = (percentile: number) =>
        lag.count > 0 ? Math.max(0, lag.percentile(percentile) / nanoseconds - resolutionMs / 1000) : 0;
      const [p50, p99] = [at(50), at(99)];
      lag.reset();
      return [
        { gauge: 'eventLoopLag', labels: { quantile: '0.5' }, value: p50 },
        { gauge: 'eventLoopLag', labels: { quantile: '0.99' }, value: p99 },
        { gauge: 'memory', labels: { kind: 'resident' }, value: rss },
        { gauge: 'memory', labels: { kind: 'heap' }, value: heapUsed },
        { gauge: 'memory', labels: { kind: 'external' }, value: external },
      ];
    },
    close: () => lag.disable(),
  };
}

/** Reads the disk with the data folder. */
export function readDisk(diskMeter: DiskMeter): ReadGauges {
  return async () => {
    const { freeBytes, totalBytes } = await diskMeter();
    return [
      { gauge: 'diskFree', labels: {}, value: freeBytes },
      { gauge: 'diskTotal', labels: {}, value: totalBytes },
    ];
  };
}

/** Reads the state of the queue. */
export function readQueue(queue: Pick<Queue, 'measure'>): ReadGauges {
  return async () => {
    const { queues, deadTotal } = await queue.measure();
    return [
      { gauge: 'deadLetters', labels: {}, value: deadTotal },
      ...queues.flatMap(({ name: task, waiting, running, oldestSeconds }) => [
        { gauge: 'queueTasks' as const, labels: { task, state: 'waiting' }, value: waiting },
        { gauge: 'queueTasks' as const, labels: { task, state: 'running' }, value: running },
        { gauge: 'queueOldest' as const, labels: { task }, value: oldestSeconds },
      ]),
    ];
  };
}
