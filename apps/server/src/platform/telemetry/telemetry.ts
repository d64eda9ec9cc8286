import type { EventName, events, LabelsOf } from './metrics.ts';

export type SpanOptions = {
  readonly kind: 'server' | 'consumer' | 'client';
  /** Only ids and names from closed lists, since spans leave this machine. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** `traceparent` of the work's origin, if it is in another process or earlier. */
  readonly parent?: string | undefined;
};

/** A span in progress. */
export type OpenSpan = {
  /** Sets name and attributes; a name that depends on the route is only known at the end. */
  describe(said: {
    readonly name?: string;
    readonly attributes?: Readonly<Record<string, string | number>>;
  }): void;
  fail(): void;
};

export type Measure = <Name extends EventName>(
  event: Name,
  labels: LabelsOf<(typeof events)[Name]>,
  value?: number,
) => void;

/** Metrics and traces about routes, tasks and durations, never about people. */
export type Telemetry = {
  /** Adds to a counter (1 by default), or seconds to a histogram. */
  readonly measure: Measure;
  /** Runs work in a span, which its own spans are children of. */
  span<Result>(
    name: string,
    options: SpanOptions,
    work: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result>;
  /** The current span as a W3C `traceparent`, to be continued elsewhere; `undefined` without tracing. */
  traceparent(): string | undefined;
};

const noSpan: OpenSpan = { describe() {}, fail() {} };

/** Discards everything. */
export const noTelemetry: Telemetry = {
  measure() {},
  span: (_name, _options, work) => work(noSpan),
  traceparent: () => undefined,
};
