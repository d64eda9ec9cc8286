import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createApiKey, createClient, signUp, verifyEmail } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

const root = resolve(import.meta.dirname, '../../..');
const email = 'robin.vale@example.com';

type Example = {
  readonly heading: string;
  readonly script: string;
  /** What the page says that the script prints, where it says so. */
  readonly prints: { readonly language: string; readonly text: string } | null;
};

let folder: string;
let server: SpawnedServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-api-guide-'));
  server = await spawnServer({ DATA_DIR: folder });
});

afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  await rm(folder, { recursive: true, force: true });
});

test('every command of the API guide runs, and answers as the guide says', async () => {
  const pages = ['docs/api.md', 'docs/api-conventions.md'];
  const examples = (await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')))).flatMap(
    readExamples,
  );
  const isFirst = ({ script }: Example) => script.includes('/api/auth/signup');
  const [setUp, signUp, ...rest] = examples;
  if (!setUp || !signUp || !isFirst(signUp)) throw new Error('The guide no longer begins with signing up.');

  const [, signedUp] = await run([setUp, signUp]);
  const code = await codeOf(email);
  const withCode = rest.map((each) => ({
    ...each,
    script: each.script.replace('CODE=123456', `CODE=${code}`),
  }));
  const [, ...printed] = await run([setUp, ...withCode]);

  const all = [signUp, ...rest].map((example, index) => ({
    ...example,
    output: [signedUp, ...printed][index] ?? '',
  }));
  expect(all.length).toBeGreaterThan(15);
  for (const { heading, prints, output } of all) {
    if (prints?.language === 'json') {
      expect(differences(JSON.parse(prints.text), JSON.parse(output)), heading).toEqual([]);
    } else if (prints) {
      expect(output.trim(), heading).toBe(prints.text.trim());
    }
  }
  const outputOf = (heading: string) =>
    all.filter((each) => each.heading === heading).map(({ output }) => output);
  expect(outputOf('Export').join()).toContain('Adaeze Okonkwo');
  expect(outputOf('Paging').join().trim().split('\n')).toHaveLength(2);
});

test('the built TypeScript client does the whole work by an API key, in the program that its README names', async () => {
  const client = join(root, 'packages/api-client');
  const program = join(folder, 'program');
  const node = (parameters: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) =>
    promisify(execFile)(process.execPath, parameters, options);
  await node([join(client, 'generate/build.ts'), join(program, 'node_modules/@winnow/api-client')]);
  await cp(join(client, 'examples/main-job.ts'), join(program, 'main-job.ts'));
  const resumes = ['adaeze-okonkwo.pdf', 'priya-raghunathan.docx', 'tomas-quispe.txt'];
  const { stdout } = await node(
    ['main-job.ts', ...['job-description.txt', ...resumes.map((name) => `resumes/${name}`)].map(sampleOf)],
    { cwd: program, env: { WINNOW: server.url, WINNOW_API_KEY: await newApiKey() } },
  );
  const [, counts, , ...lines] =
    /^(3 of 3 scored, 3 credits)\n((?:\d+ .+\n){3})([\s\S]*)$/.exec(stdout) ?? expect.fail(stdout);
  expect(counts).toBe('3 of 3 scored, 3 credits');
  const printed = lines.join('');
  for (const name of ['Adaeze Okonkwo', 'Priya Raghunathan', 'Tomás Quispe']) expect(printed).toContain(name);
  expect(printed).toMatch(/\n404 not-found .+\n$/);
});

const sampleOf = (name: string) => join(root, 'samples', name);

/** Of a new organization, with the scopes of the whole work. */
async function newApiKey(): Promise<string> {
  const address = 'tilda.moor@example.com';
  const password = 'a long and quiet river';
  const visitor = createClient({ baseUrl: `${server.url}/api` });
  await visitor.call(signUp, { name: 'Tilda Moor', email: address, password });
  const { token } = (await visitor.call(verifyEmail, { email: address, code: await codeOf(address) })).data;
  const owner = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  const created = await owner.call(createApiKey, {
    name: 'Main job',
    scopes: [
      'jobs:read',
      'jobs:write',
      'resumes:write',
      'runs:read',
      'runs:write',
      'analyses:read',
      'exports:read',
    ],
  });
  return created.data.secret;
}

/** The shell examples of a page, in order, each with the block below it that says what it prints. */
function readExamples(markdown: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  const parts = markdown.matchAll(/^## (.+)$|^```(\w+)\n([\s\S]*?)^```$/gm);
  for (const [, title, language, text = ''] of parts) {
    if (title) heading = title;
    else if (language === 'sh') examples.push({ heading, script: text, prints: null });
    else if (language === 'json' || language === 'text') {
      const last = examples.pop();
      if (last) examples.push({ ...last, prints: { language, text } });
    }
  }
  return examples;
}

/** What each example prints; all run in one shell, which ends at the first command that fails. */
async function run(examples: readonly Example[]): Promise<string[]> {
  const mark = '@@@ the next example @@@';
  const script = examples.map((each) => `${each.script}\necho; echo '${mark}'`).join('\n');
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], {
    cwd: root,
    env: { PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`, WINNOW: server.url, EMAIL: email },
    maxBuffer: 50 * 1024 * 1024,
  });
  return stdout.split(mark).slice(0, -1);
}

/** The six digits of the email that confirms an address. */
async function codeOf(address: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const find = async () => {
    for (const name of await readdir(outbox).catch(() => [])) {
      // Long lines of an email are broken behind a `=`.
      const text = (await readFile(join(outbox, name), 'utf8')).replace(/=\r?\n/g, '');
      if (text.includes(address)) return /code: (\d{6})\b/.exec(text)?.[1];
    }
    return undefined;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/**
 * Differences between an answer and the guide's example. Additional fields are fine; numbers and strings with an
 * ellipsis are examples of their type; of a list only the shown entries are compared.
 */
function differences(shown: unknown, actual: unknown, path = 'answer'): string[] {
  if (typeof shown === 'string' && shown.includes('…')) {
    return typeof actual === 'string' ? [] : [`${path} is ${JSON.stringify(actual)}, not a string`];
  }
  if (typeof shown === 'number' && !path.endsWith('.status')) {
    return typeof actual === 'number' ? [] : [`${path} is ${JSON.stringify(actual)}, not a number`];
  }
  if (shown === null || typeof shown !== 'object') {
    return Object.is(shown, actual)
      ? []
      : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(shown)}`];
  }
  if (actual === null || typeof actual !== 'object') return [`${path} is ${JSON.stringify(actual)}`];
  const fields = actual as Readonly<Record<string, unknown>>;
  return Object.entries(shown).flatMap(([name, value]) =>
    differences(value, fields[name], `${path}.${name}`),
  );
}
