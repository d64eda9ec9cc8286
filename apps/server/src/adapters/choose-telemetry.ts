import type { Config } from '../config/config.ts';
import type { LogSink } from '../platform/log/log.ts';
import type { ReadGauges } from '../platform/telemetry/metrics.ts';
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts';

export type ChosenTelemetry = {
  readonly telemetry: Telemetry;
  /** Receivers of log lines in addition to standard output. */
  readonly sinks: readonly LogSink[];
  /** Whether telemetry goes anywhere, so that gauges are worth reading. */
  readonly isOn: boolean;
  /** Adds a source of gauges. */
  read(source: ReadGauges): void;
  /** Sends the remaining data and stops serving metrics. */
  close(): Promise<void>;
};

/**
 * Prometheus, a collector, both or neither, by the settings. Libraries are only loaded if needed.
 * @throws Error if the port for metrics is in use or not allowed
 */
export async function chooseTelemetry(
  { observability: { metrics, collector } }: Pick<Config, 'observability'>,
  about: { readonly version: string; readonly role: string },
): Promise<ChosenTelemetry> {
  const sources: ReadGauges[] = [() => [{ gauge: 'info', labels: about, value: 1 }]];
  const measures: Telemetry['measure'][] = [];
  const sinks: LogSink[] = [];
  const closers: (() => Promise<void>)[] = [];
  let traces: Pick<Telemetry, 'span' | 'traceparent'> = noTelemetry;
  if (metrics) {
    const { createPrometheus } = await import('../platform/telemetry/prometheus.ts');
    const { serveMetrics } = await import('../platform/telemetry/metrics-server.ts');
    const prometheus = createPrometheus(() => sources);
    const server = await serveMetrics(prometheus, metrics);
    process.stdout.write(`Metrics: http://${metrics.host}:${server.port}/metrics\n`);
    measures.push(prometheus.measure);
    closers.push(server.close);
  }
  if (collector) {
    const { openOpenTelemetry } = await import('../platform/telemetry/open-telemetry.ts');
    const opened = openOpenTelemetry(collector, about, () => sources);
    measures.push(opened.measure);
    sinks.push(opened.sink);
    closers.push(opened.close);
    traces = opened;
  }
  const isOn = measures.length > 0;
  const measure: Telemetry['measure'] = (event, labels, value) => {
    for (const add of measures) add(event, labels, value);
  };
  if (isOn) {
    sinks.push((level) => {
      if (level === 'warn' || level === 'error') measure('logLines', { level });
    });
  }
  return {
    telemetry: {
      measure,
      span: (name, options, work) => traces.span(name, options, work),
      traceparent: () => traces.traceparent(),
    },
    sinks,
    isOn,
    read: (source) => void sources.push(source),
    async close() {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
