import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from '../apps/server/src/commands/command-line.ts';
import { settingNames } from '../apps/server/src/config/config.ts';
import { gauges } from '../apps/server/src/platform/telemetry/metrics.ts';
import { type KubernetesObject, merge, renderChart } from './charts/render-chart.ts';

const folder = join(import.meta.dirname, '../deploy/chart');
const values = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'));
const everything = {
  worker: { autoscaling: { enabled: true } },
  ingress: { enabled: true },
};
const isValid = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(join(folder, 'values.schema.json'), 'utf8')),
);

/** The schemas of Kubernetes, by kind. */
const kinds = {
  ...{
    Deployment,
    HorizontalPodAutoscaler,
    Job,
    Ingress,
    NetworkPolicy,
    PodDisruptionBudget,
    ConfigMap,
    Service,
  },
} as unknown as Readonly<Record<string, new (object: object) => { validate(): void }>>;

type Container = {
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string }[];
  readonly envFrom: readonly object[];
  readonly volumeMounts: readonly { readonly name: string }[];
};
type Pod = {
  readonly containers: readonly Container[];
  readonly initContainers: readonly Container[];
  readonly volumes: readonly { readonly name: string }[];
};

const podsOf = (objects: readonly KubernetesObject[]) =>
  objects.flatMap(({ kind, spec }) =>
    kind === 'Deployment' || kind === 'Job'
      ? [(spec as unknown as { template: { spec: Pod } }).template.spec]
      : [],
  );
const namesOf = (objects: readonly KubernetesObject[]) =>
  objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();

test('everything that the chart renders is valid for Kubernetes', () => {
  const objects = renderChart(folder, everything);
  for (const object of objects) {
    const Kind = kinds[object.kind];
    if (!Kind) throw new Error(`${object.kind} has no schema here.`);
    expect(() => new Kind(object).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow();
  }
  expect(namesOf(objects)).toEqual([
    'ConfigMap winnow-settings',
    'Deployment winnow-api',
    'Deployment winnow-worker',
    'HorizontalPodAutoscaler winnow-worker',
    'Ingress winnow',
    'Job winnow-migrate',
    'NetworkPolicy winnow-api',
    'NetworkPolicy winnow-worker',
    'PodDisruptionBudget winnow-api',
    'PodDisruptionBudget winnow-worker',
    'Service winnow-api',
  ]);
});

test('the schemas of Kubernetes reject invalid resources', () => {
  const [deployment] = renderChart(folder).filter(({ kind }) => kind === 'Deployment');
  const broken = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } };
  const Kind = kinds['Deployment'];
  expect(() => Kind && new Kind(broken).validate()).toThrow();
});

test('disabled parts are not rendered, and without a scaler the workers have a fixed number', () => {
  const objects = renderChart(folder, { networkPolicy: { enabled: false } });
  const kindsMade = new Set(objects.map(({ kind }) => kind));
  for (const kind of ['Ingress', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
    expect(kindsMade.has(kind), kind).toBe(false);
  const replicasOf = (all: KubernetesObject[]) =>
    all.find(({ metadata, kind }) => kind === 'Deployment' && metadata.name === 'winnow-worker')?.spec?.[
      'replicas'
    ];
  expect(replicasOf(objects)).toBe(2);
  expect(replicasOf(renderChart(folder, everything))).toBeUndefined();
});

test('pods run an existing command with existing settings, mount existing volumes, and write only to volumes', () => {
  const objects = renderChart(folder, everything);
  const pods = podsOf(objects);
  expect(
    pods.map(({ containers }) => readCommand(containers[0]?.args ?? [])).map((command) => command.kind),
  ).toEqual(['serve', 'migrate', 'serve']);
  for (const { containers, initContainers, volumes } of pods) {
    expect(initContainers).toMatchObject([{ command: expect.arrayContaining(['install', '600']) }]);
    const [container] = containers;
    expect(container).toMatchObject({ securityContext: { readOnlyRootFilesystem: true } });
    expect(container?.env.filter(({ name }) => !settingNames.includes(name))).toEqual([]);
    const has = volumes.map(({ name }) => name);
    expect(container?.volumeMounts.filter(({ name }) => !has.includes(name))).toEqual([]);
    expect(container?.envFrom).toContainEqual({ secretRef: { name: values.secretName } });
  }
  const settings = objects.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('workers scale by an existing metric', () => {
  const scaler = renderChart(folder, everything).find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  expect(scaler?.spec).toMatchObject({
    metrics: [{ external: { metric: { name: gauges.queueTasks.name }, target: { averageValue: '20' } } }],
  });
});

test('values are validated: secrets by reference, images by version', () => {
  const accepts = (changes: object) => isValid(merge(values, changes as Record<string, unknown>));
  expect(accepts({}), JSON.stringify(isValid.errors)).toBe(true);
  expect(accepts(everything)).toBe(true);
  expect(accepts({ settings: { DATABASE_URL: 'postgres://winnow:secret@db/winnow' } })).toBe(false);
  expect(accepts({ image: { tag: 'latest' } })).toBe(false);
  expect(accepts({ worker: { replicas: 0 } })).toBe(false);
  expect(accepts({ workers: {} })).toBe(false);
});
