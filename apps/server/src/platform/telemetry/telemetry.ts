import type { EventName, events, LabelsOf } from './metrics.ts';

export type SpanOptions = {
  readonly kind: 'server' | 'consumer' | 'client';
  /** Ids and names from closed lists only: spans leave this machine. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Where the work was asked for, if elsewhere: a `traceparent` of another process or an earlier time. */
  readonly parent?: string | undefined;
};

/** A span while its work goes on. */
export type OpenSpan = {
  /** Says more of it; the name is known only at the end where it depends on the route. */
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

/** Tells others how the server fares. It speaks of routes, tasks and times, never of people. */
export type Telemetry = {
  /** Adds to a counter (1 by default), or seconds to a histogram. */
  readonly measure: Measure;
  /** Runs work in a span, which its own spans are children of. */
  span<Result>(
    name: string,
    options: SpanOptions,
    work: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result>;
  /** The current span in the form of W3C Trace Context, to go on with elsewhere; `undefined` without traces. */
  traceparent(): string | undefined;
};

const noSpan: OpenSpan = { describe() {}, fail() {} };

/** Where nobody listens. */
export const noTelemetry: Telemetry = {
  measure() {},
  span: (_name, _options, work) => work(noSpan),
  traceparent: () => undefined,
};
