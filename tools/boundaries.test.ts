import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImports } from './testing/read-imports.ts';

const root = join(import.meta.dirname, '..');

/** Forbidden imports: the importing file, the import, and the expected message. */
const refused: readonly (readonly [from: string, imported: string, because: string])[] = [
  ['packages/engine/src/match.ts', 'node:fs', 'The engine touches nothing outside itself'],
  ['packages/engine/src/match.ts', 'node:fs/promises', 'The engine touches nothing outside itself'],
  ['packages/engine/src/match.ts', '@winnow/contracts', 'the languages alone'],
  [
    'packages/engine/src/resume/person/name.ts',
    '../../../../documents/src/index.ts',
    'The engine ends at its own folder',
  ],
  ['packages/engine/src/match.ts', '../../documents/src/index.ts', 'The engine ends at its own folder'],
  ['packages/engine/src/match.ts', '../../locales/src/index.ts', 'The engine ends at its own folder'],
  ['packages/locales/src/pl/index.ts', '@winnow/engine', 'they import nothing'],
  ['packages/locales/src/pl/index.ts', 'node:fs', 'they import nothing'],
  ['packages/document-model/src/formats.ts', '@winnow/engine', 'it imports nothing'],
  ['packages/document-model/src/formats.ts', 'node:fs', 'it imports nothing'],
  ['packages/contracts/src/user.ts', '@winnow/engine', 'know zod alone'],
  ['packages/contracts/src/user.ts', 'node:crypto', 'which has no Node'],
  ['packages/contracts/src/user.ts', '../../engine/src/index.ts', 'know zod alone'],
  ['packages/api-client/src/retries.ts', '@winnow/contracts', 'it imports nothing of ours'],
  ['packages/api-client/src/retries.ts', 'node:fs', 'which have no Node'],
  ['packages/documents/src/pool.ts', '@winnow/contracts', 'meet the parsers and nothing else of ours'],
  ['packages/documents/src/pool.ts', '../../../apps/server/src/app.ts', 'imported by its name'],
  ['packages/documents/src/pool.ts', '../../engine/src/index.ts', 'imported by its name'],
  ['packages/embedding/src/index.ts', '@winnow/documents', "knows the engine's types alone"],
  ['packages/embedding/src/index.ts', '../../engine/src/index.ts', 'imported by its name'],
  ['packages/tuning/src/index.ts', '@winnow/documents', 'knows Node and V8'],
  ['packages/tuning/src/index.ts', '../../engine/src/index.ts', 'knows Node and V8'],
  ['packages/evaluation/src/main.ts', '@winnow/contracts', 'knows no wire'],
  ['packages/evaluation/src/main.ts', '../../engine/src/index.ts', 'imported by its name'],
  ['apps/web/src/features/jobs/list.tsx', '@winnow/documents', 'it reads no documents itself'],
  ['apps/web/src/features/jobs/list.tsx', '../../../../server/src/app.ts', 'never reaches into the server'],
  ['apps/web/src/features/jobs/list.tsx', 'node:path', 'The browser has no Node'],
  ['apps/web/src/features/jobs/list.tsx', '../../app/screens.ts', 'none of them knows where it is mounted'],
  ['apps/web/src/entities/analysis/source.ts', '../../features/jobs/list.tsx', 'shared by features'],
  ['apps/web/src/ui/buttons/button.tsx', '../../features/jobs/list.tsx', 'know no feature'],
  ['apps/web/src/ui/buttons/button.tsx', '../../entities/analysis/source.ts', 'know no feature'],
  ['apps/web/src/ui/buttons/button.tsx', '@winnow/engine', 'take plain values'],
  ['apps/web/src/lib/requests/api-client.ts', '../../features/jobs/list.tsx', 'knows no screen'],
  ['apps/web/src/lib/requests/api-client.ts', '@winnow/engine', 'through the contracts alone'],
  ['apps/server/src/app.ts', '../../web/src/main.tsx', "never imports another app's source"],
  ['apps/server/src/platform/tasks/queue.ts', '../../features/credits/credit-service.ts', 'knows no feature'],
  ['apps/server/src/platform/tasks/queue.ts', '@winnow/engine', 'not the engine'],
  ['apps/server/src/platform/tasks/queue.ts', '../../services.ts', 'hands it what it needs'],
  ['apps/server/src/platform/tasks/queue.ts', '../../config/config.ts', 'hands it what it needs'],
  ['apps/server/src/features/credits/credit-service.ts', 'hono', 'knows no HTTP'],
  ['apps/server/src/features/credits/credit-service.ts', 'drizzle-orm', 'writes no SQL'],
  ['apps/server/src/features/credits/credit-service.ts', './credit-routes.ts', 'never the other way round'],
  [
    'apps/server/src/features/credits/credit-routes.ts',
    './credit-repository.ts',
    "queries are the repository's",
  ],
  [
    'apps/server/src/features/credits/credit-tasks.ts',
    '../files/file-repository.ts',
    "uses another feature's service",
  ],
  ['apps/server/src/features/credits/credit-data.ts', '../files/index.ts', "uses another feature's service"],
  ['apps/server/src/features/credits/credit-data.ts', '../index.ts', "uses another feature's service"],
  [
    'apps/server/src/features/credits/ledger/entry-repository.ts',
    '../../files/index.ts',
    "uses another feature's service",
  ],
  [
    'apps/server/src/features/credits/credit-data.ts',
    '../files/reading/reading-repository.ts',
    "uses another feature's service",
  ],
  [
    'apps/server/src/features/credits/credit-routes.ts',
    './ledger/entry-repository.ts',
    "queries are the repository's",
  ],
  ['apps/server/src/features/credits/ledger/entry-service.ts', 'drizzle-orm', 'writes no SQL'],
  [
    'apps/server/src/features/credits/ledger/entry-service.ts',
    '../holds/hold-routes.ts',
    'never the other way',
  ],
  [
    'apps/server/src/features/credits/ledger/entry-routes.ts',
    '../holds/hold-repository.ts',
    "queries are the repository's",
  ],
  [
    'apps/server/src/features/credits/ledger/entry-routes.ts',
    '../credit-repository.ts',
    "queries are the repository's",
  ],
  [
    'apps/server/src/features/credits/ledger/entry-repository.ts',
    '../../files/file-repository.ts',
    "uses another feature's service",
  ],
  [
    'apps/server/src/features/credits/ledger/entry-tasks.ts',
    '../../files/reading/reading-repository.ts',
    "uses another feature's service",
  ],
  ['apps/cli/src/main.ts', '@winnow/contracts', 'with the network cable out'],
  ['apps/cli/src/remote/run.ts', '@winnow/engine', 'the server reads and scores'],
];

const allowed: readonly (readonly [from: string, imported: string])[] = [
  ['packages/engine/src/match.ts', '@winnow/locales'],
  ['packages/locales/src/pl/index.ts', '../locale.ts'],
  ['packages/engine/src/match.ts', '@winnow/document-model'],
  ['packages/documents/src/pool.ts', '@winnow/document-model'],
  ['packages/documents/src/pool.ts', '@winnow/engine'],
  ['packages/documents/src/pool.ts', 'node:child_process'],
  ['packages/documents/src/pool.ts', '@winnow/tuning/measures'],
  ['apps/web/src/features/jobs/list.tsx', '@winnow/engine'],
  ['apps/web/src/features/jobs/list.tsx', '@winnow/contracts'],
  ['apps/server/src/features/credits/credit-service.ts', '../files/file-service.ts'],
  ['apps/server/src/features/credits/credit-service.ts', './ledger/entry-repository.ts'],
  ['apps/server/src/features/credits/index.ts', '../feature.ts'],
  ['apps/server/src/features/credits/index.ts', './credit-routes.ts'],
  ['apps/server/src/features/index.ts', './credits/index.ts'],
  ['apps/server/src/features/credits/credit-repository.ts', 'drizzle-orm'],
  ['apps/server/src/features/credits/ledger/entry-service.ts', '../holds/hold-repository.ts'],
  ['apps/server/src/platform/tasks/queue.ts', '@winnow/contracts'],
  ['apps/cli/src/main.ts', '@winnow/engine'],
  ['packages/evaluation/src/main.ts', '@winnow/engine'],
  ['packages/evaluation/src/main.ts', '@winnow/documents'],
  ['apps/cli/src/main.ts', '@winnow/contracts/explanations'],
  ['apps/cli/src/remote/run.ts', '@winnow/contracts'],
];

describe('dependency rules between the parts', () => {
  let folder = '';
  let complaints: readonly Complaint[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'winnow-boundaries-'));
    complaints = await lint(folder, [...refused, ...allowed]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(refused)('%s may not import %s', (from, imported, because) => {
    const file = fileFor(from, imported);
    const messages = complaints.filter((complaint) => complaint.file === file).map(({ message }) => message);
    expect(messages.join('\n')).toContain(because);
  });

  test.each(allowed)('%s may import %s', (from, imported) => {
    const file = fileFor(from, imported);
    expect(complaints.filter((complaint) => complaint.file === file)).toEqual([]);
  });
});

test('the program imports no test code', async () => {
  const ofTests = /\/testing\/|\.test\.tsx?$/;
  const offenders = [...(await readImports())]
    .filter(([file]) => /^(?:apps|packages)\/[^/]+\/src\//.test(file) && !ofTests.test(file))
    .filter(([, imported]) => imported.some((path) => ofTests.test(path)));
  expect(offenders.map(([file]) => file)).toEqual([]);
});

test('documents import only types of the engine, except in one place, loaded with the first resume', async () => {
  const folder = join(root, 'packages/documents/src');
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const offenders = names.filter((_, index) =>
    /^(import|export) (?!type\b)[^;]*from '@winnow\/engine'/m.test(sources[index] ?? ''),
  );
  const loadedAtOnce = names.filter((_, index) =>
    /^(?:import|export) [^;]*from '.*\/read-facts\.ts'/m.test(sources[index] ?? ''),
  );
  expect(offenders).toEqual(['read-facts.ts']);
  expect(loadedAtOnce).toEqual([]);
});

type Complaint = { readonly file: string; readonly message: string };

/** Each case is a separate file next to the place it is about: keeps the layer's extension. */
function fileFor(from: string, imported: string): string {
  const slug = imported.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '');
  return join(dirname(from), `${slug}-case-${from.split('/').at(-1)}`);
}

async function lint(folder: string, cases: readonly (readonly [string, string, ...string[]])[]) {
  const config = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, vcs: undefined, $schema: undefined }),
  );
  for (const [from, imported] of cases) {
    const file = join(folder, fileFor(from, imported));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import type { Something } from '${imported}';\nexport type Other = Something;\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = promisify(execFile);
  const options = { cwd: folder, maxBuffer: 10_000_000 };
  const args = [
    biome,
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ];
  // The linter exits with 1, as expected, since it reports an error.
  const { stdout } = await run(process.execPath, args, options).catch((error: { stdout: string }) => error);
  return readReport(stdout);
}

function readReport(stdout: string): Complaint[] {
  const report = JSON.parse(stdout) as {
    diagnostics: { message: unknown; location: { path: string | { file: string } } }[];
  };
  return report.diagnostics.map(({ message, location }) => ({
    file: (typeof location.path === 'string' ? location.path : location.path.file).replace(/^\.\//, ''),
    message: JSON.stringify(message),
  }));
}
