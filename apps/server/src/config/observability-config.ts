import * as z from 'zod';
import type { OtlpTarget } from '../platform/telemetry/open-telemetry.ts';
import { address, setting, wholeNumber } from './environment-fields.ts';

/** Receivers of metrics, traces and logs. */
export type ObservabilityConfig = {
  /** Address for Prometheus to scrape; `null` if off. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Collector for traces, metrics and logs; `null` if none. */
  readonly collector: OtlpTarget | null;
};

/** Named as in OpenTelemetry's specification where it defines a name. */
export const observabilityEnvironment = {
  METRICS_PORT: setting(wholeNumber(0, 65_535).optional()),
  METRICS_HOST: setting(z.string().default('localhost')),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address('http', 'https').optional()),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    z
      .string()
      .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'must be NAME=VALUE, with commas between')
      .optional(),
  ),
  OTEL_SERVICE_NAME: setting(z.string().max(100, 'must have at most 100 characters').default('winnow')),
};

type Values = z.output<z.ZodObject<typeof observabilityEnvironment>>;

export function readObservabilityConfig(values: Values): ObservabilityConfig {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    collector: endpoint
      ? {
          endpoint,
          headers: readHeaders(values.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
          serviceName: values.OTEL_SERVICE_NAME,
        }
      : null,
  };
}

/** Values are percent-encoded, as specified. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name, decode(rest.join('='))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
