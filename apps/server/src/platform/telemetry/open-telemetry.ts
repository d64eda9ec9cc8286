import {
  type Context,
  context,
  ROOT_CONTEXT,
  SeverityNumber,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { LogSink } from '../log/log.ts';
import { type EventName, events, type GaugeName, gauges, type ReadGauges, readAll } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';

export type OtlpTarget = {
  /** URL of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

export type OpenedTelemetry = Telemetry & {
  readonly sink: LogSink;
  /** Sends the remaining data. Never rejects, so that an unavailable collector doesn't prevent a shutdown. */
  close(): Promise<void>;
};

const metricsEveryMs = 30_000;
const closeWaitMs = 3_000;
const severities = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
} as const;
const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/**
 * Sends traces, metrics and logs to a collector. Only this file imports the libraries, so they are only loaded if a
 * collector is set.
 */
export function openOpenTelemetry(
  { endpoint, headers, serviceName }: OtlpTarget,
  about: { readonly version: string; readonly role: string },
  sources: () => readonly ReadGauges[],
): OpenedTelemetry {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': about.version,
    'winnow.role': about.role,
  });
  const at = (signal: string) => ({
    url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`,
    headers: { ...headers },
  });
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(at('traces')) })],
  });
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(at('logs')) })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(at('metrics')),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: metricsEveryMs / 2,
      }),
    ],
  });
  const tracer = traces.getTracer('winnow', about.version);
  const logger = logs.getLogger('winnow', about.version);
  const measure = meter(metrics, sources);

  return {
    measure,

    span(name, { kind, attributes = {}, parent }, work) {
      const from = parent === undefined ? context.active() : contextOf(parent);
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, from, async (span) => {
        const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
        try {
          return await work({
            describe(said) {
              if (said.name !== undefined) span.updateName(said.name);
              if (said.attributes) span.setAttributes(said.attributes);
            },
            fail,
          });
        } catch (error) {
          // Without its message, which may contain user-entered text.
          fail();
          throw error;
        } finally {
          span.end();
        }
      });
    },

    traceparent() {
      const now = trace.getSpanContext(context.active());
      if (!now) return undefined;
      return `00-${now.traceId}-${now.spanId}-${now.traceFlags.toString(16).padStart(2, '0')}`;
    },

    sink(level, fields, message) {
      logger.emit({
        severityNumber: severities[level],
        severityText: level,
        body: message,
        // As in the log: nested values become text.
        attributes: Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [
            key,
            typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value),
          ]),
        ),
        context: context.active(),
      });
    },

    async close() {
      const closing = Promise.allSettled([traces.shutdown(), metrics.shutdown(), logs.shutdown()]);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, closeWaitMs);
      });
      await Promise.race([closing, late]);
      clearTimeout(timer);
    },
  };
}

function meter(provider: MeterProvider, sources: () => readonly ReadGauges[]): Telemetry['measure'] {
  const own = provider.getMeter('winnow');
  const adders = new Map<EventName, (value: number, labels: Record<string, string>) => void>();
  for (const [event, metric] of Object.entries(events) as [EventName, (typeof events)[EventName]][]) {
    const { name, help: description } = metric;
    if (metric.kind === 'counter') {
      const counter = own.createCounter(name, { description });
      adders.set(event, (value, labels) => counter.add(value, labels));
    } else {
      const advice = { explicitBucketBoundaries: [...metric.buckets] };
      const histogram = own.createHistogram(name, { description, unit: 's', advice });
      adders.set(event, (value, labels) => histogram.record(value, labels));
    }
  }
  const read = new Map(
    (Object.entries(gauges) as [GaugeName, (typeof gauges)[GaugeName]][]).map(([key, { name, help }]) => [
      key,
      own.createObservableGauge(name, { description: help }),
    ]),
  );
  own.addBatchObservableCallback(
    async (result) => {
      for (const { gauge, labels, value } of await readAll(sources())) {
        const observed = read.get(gauge);
        if (observed) result.observe(observed, value, labels);
      }
    },
    [...read.values()],
  );
  return (event, labels, value = 1) => adders.get(event)?.(value, labels);
}

/** The context of a `traceparent`; an invalid one starts a new trace. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
