import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { events, gauges, type Metric } from '../apps/server/src/platform/telemetry/metrics.ts';

const folder = join(import.meta.dirname, '../deploy/observability');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

type Dashboard = {
  readonly panels: { readonly title: string; readonly targets: { readonly expr: string }[] }[];
};
type Alerts = {
  readonly groups: {
    readonly rules: {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string };
    }[];
  }[];
};

const panels = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, expr })),
);
const rules = (parse(read('alerts.yaml')) as Alerts).groups.flatMap((group) => group.rules);

const own: Metric[] = [...Object.values(events), ...Object.values(gauges)];
/** Labels by the name of a series. */
const series = new Map(
  own.flatMap(({ name, kind, labels }) =>
    kind === 'histogram'
      ? ['_bucket', '_count', '_sum'].map((end) => [name + end, [...labels, 'le']] as const)
      : [[name, labels] as const],
  ),
);
/** Labels that Prometheus adds, and the Node metrics that we show. */
const added = ['job', 'instance'];
const others = new Set(['up', 'process_cpu_seconds_total']);

describe.each([
  ...panels.map(({ title, expr }) => ({ where: `the panel "${title}"`, expr })),
  ...rules.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr })),
])('$where', ({ expr }) => {
  const nodes: { name: string; text: string }[] = [];
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) =>
      void nodes.push({ name: type.isError ? 'error' : name, text: expr.slice(from, to) }),
  });
  const textsOf = (name: string) => nodes.filter((node) => node.name === name).map(({ text }) => text);

  test('is PromQL', () => {
    expect(textsOf('error')).toEqual([]);
  });

  test('uses existing metrics and labels', () => {
    const named = textsOf('Identifier');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !series.has(name) && !others.has(name))).toEqual([]);
    const known = new Set([...added, ...named.flatMap((name) => series.get(name) ?? [])]);
    expect(textsOf('LabelName').filter((label) => !known.has(label))).toEqual([]);
  });
});

test('every metric is registered and documented once', () => {
  const names = own.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const page = readFileSync(join(import.meta.dirname, '../docs/operating/observability.md'), 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
});

test('no label can contain personal data', () => {
  const labels = new Set(own.flatMap(({ labels: names }) => names));
  expect([...labels].sort()).toEqual([
    'kind',
    'level',
    'method',
    'outcome',
    'quantile',
    'role',
    'route',
    'state',
    'status',
    'task',
    'version',
    'work',
  ]);
});
