import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type EventName, events, type GaugeName, gauges, type ReadGauges, readAll } from './metrics.ts';
import type { Measure } from './telemetry.ts';

export type Prometheus = {
  readonly measure: Measure;
  readonly contentType: string;
  /** All metrics in the text format of Prometheus. */
  write(): Promise<string>;
};

/** Collects metrics for Prometheus. Only loaded if it is configured. */
export function createPrometheus(sources: () => readonly ReadGauges[]): Prometheus {
  const registry = new Registry();
  // Node's standard metrics: processor, memory, garbage collection.
  collectDefaultMetrics({ register: registry });
  const counters = new Map<EventName, Counter>();
  const histograms = new Map<EventName, Histogram>();
  for (const [event, metric] of Object.entries(events) as [EventName, (typeof events)[EventName]][]) {
    const { name, help, labels } = metric;
    const described = { name, help, labelNames: [...labels], registers: [registry] };
    if (metric.kind === 'counter') counters.set(event, new Counter(described));
    else histograms.set(event, new Histogram({ ...described, buckets: [...metric.buckets] }));
  }
  const read = new Map<GaugeName, Gauge>();
  for (const [key, { name, help, labels }] of Object.entries(gauges) as [
    GaugeName,
    (typeof gauges)[GaugeName],
  ][]) {
    read.set(key, new Gauge({ name, help, labelNames: [...labels], registers: [registry] }));
  }

  async function write(): Promise<string> {
    const readings = await readAll(sources());
    for (const gauge of read.values()) gauge.reset();
    for (const { gauge, labels, value } of readings) read.get(gauge)?.set(labels, value);
    return registry.metrics();
  }

  let writing: Promise<string> | null = null;
  return {
    measure(event, labels, value = 1) {
      counters.get(event)?.inc(labels, value);
      histograms.get(event)?.observe(labels, value);
    },
    contentType: registry.contentType,
    /** Concurrent requests share one result, so that frequent scraping doesn't burden the database. */
    write() {
      writing ??= write().finally(() => {
        writing = null;
      });
      return writing;
    },
  };
}
