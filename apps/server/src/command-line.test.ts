import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createApiKey, listBatches, listFiles, revokeApiKey, type Scope } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedUp, signUp } from './testing/sign-up.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { newJob, resumeText } from './testing/work.ts';

// Many processes start one after the other, which a busy machine takes long for.
vi.setConfig({ testTimeout: 400_000 });

const program = resolve(import.meta.dirname, '../../cli/bin/winnow.js');

const everyScope: Scope[] = [
  'jobs:read',
  'resumes:write',
  'runs:write',
  'runs:read',
  'analyses:read',
  'exports:read',
];

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'winnow-command-line-'));
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** The command in a process of its own, with the settings of one user. */
function start(home: string, args: readonly string[], input = '') {
  const env = { PATH: process.env['PATH'] ?? '', HOME: join(folder, home) };
  let stop = () => {};
  const ended = new Promise<Ended>((done) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      done({ status: child.exitCode, stdout, stderr });
      if (error && child.exitCode === 0) throw error;
    });
    child.stdin?.end(input);
    stop = () => child.kill('SIGKILL');
  });
  return { ended, stop: () => stop() };
}

const winnow = (home: string, ...args: string[]) => start(home, args).ended;

/** Does the server's tasks until the command has ended. */
async function whileServerWorks(running: Promise<Ended>): Promise<Ended> {
  let ended: Ended | null = null;
  void running.then((outcome) => {
    ended = outcome;
  });
  await expect
    .poll(
      async () => {
        await server.platform.queue.runTasks();
        return ended;
      },
      { timeout: 120_000 },
    )
    .not.toBeNull();
  return running;
}

async function logIn(home: string, owner: SignedUp, scopes: Scope[]) {
  const { secret, key } = (await owner.client.call(createApiKey, { name: 'Terminal', scopes })).data;
  const { ended } = start(
    home,
    ['login', '--server', `${server.url}/api/`, '--key-file', '-'],
    `${secret}\n`,
  );
  return { outcome: await ended, secret, key };
}

async function writeResumes(name: string, people: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (const person of people) await writeFile(join(path, `${person}.txt`), resumeText(person));
  return path;
}

test('three commands do the main job, and the same again continues an interrupted run', async () => {
  const owner = await signUp(server);
  const { outcome, secret } = await logIn('ada', owner, everyScope);
  expect(outcome).toMatchObject({ status: 0, stdout: '', stderr: expect.stringContaining('The key works') });
  expect(outcome.stderr).not.toContain(secret);
  const kept = await stat(join(folder, 'ada/.config/winnow/key.json'));
  expect((kept.mode & 0o777).toString(8)).toBe('600');
  const job = await newJob(owner);
  const listed = JSON.parse((await winnow('ada', 'jobs', '--json')).stdout);
  expect(listed.jobs).toMatchObject([{ id: job.id }]);
  expect((await winnow('ada', 'jobs')).stdout).toContain(`${job.id}           0  ${job.title}`);

  const resumes = await writeResumes('resumes', ['Ada Thorne', 'Ben Quill']);
  await writeFile(join(resumes, 'empty.pdf'), '');
  const command = ['run', '--job', job.id, resumes, '--json'];
  const interrupted = start('ada', command);
  // The server does no task meanwhile: the run has begun and cannot have ended.
  const runsOf = async () => (await owner.client.call(listBatches, {})).data.batches;
  await expect.poll(runsOf, { timeout: 120_000 }).toHaveLength(1);
  interrupted.stop();
  expect((await interrupted.ended).status).not.toBe(0);

  const ended = await whileServerWorks(start('ada', command).ended);
  expect({ status: ended.status, stderr: ended.stderr }).toMatchObject({ status: 0 });
  const report = JSON.parse(ended.stdout);
  expect(report.runs).toMatchObject([{ state: 'done', counts: { done: 2 }, credits: { charged: 2 } }]);
  expect(report.files.map(({ outcome: each }: { outcome: string }) => each).toSorted()).toContain('known');
  const [{ id: runId }] = report.runs;
  const [only, ...others] = await runsOf();
  expect({ id: only?.id, others }).toEqual({ id: runId, others: [] });
  const fileIds = report.files.flatMap(({ fileId }: { fileId: string | null }) => fileId ?? []);
  expect((await owner.client.call(listFiles, {})).data.total).toBe(fileIds.length);
  const again = await winnow('ada', 'run', '--job', job.id, resumes);
  expect(again.stdout).toContain(`Run ${runId}: 2 of`);
  expect(again.stdout).toContain('empty.pdf');

  expect((await winnow('ada', 'results', '--run', runId)).stdout).toMatch(/of \d+ {2}Ada Thorne \(/);
  const best = JSON.parse((await winnow('ada', 'results', '--job', job.id, '--top', '1', '--json')).stdout);
  expect(best).toMatchObject({ total: 2, analyses: [{ jobDescriptionId: job.id }] });
  const file = join(folder, 'export.csv');
  expect(await winnow('ada', 'export', '--run', runId, '--names', '--output', file)).toMatchObject({
    status: 0,
    stdout: '',
  });
  const printed = await winnow('ada', 'export', '--run', runId, '--names');
  expect(printed.stdout).toContain('Ben Quill');
  expect((await stat(file)).size).toBe(Buffer.byteLength(printed.stdout));
  const anonymous = await winnow('ada', 'export', '--run', runId, '--format', 'json');
  expect(JSON.parse(anonymous.stdout)).toBeTruthy();
  expect(anonymous.stdout).not.toContain('Ben Quill');
});

test('what stands in the way is said with what to do, and wrong use ends in 2', async () => {
  const owner = await signUp(server);
  const job = await newJob(owner);
  const resumes = await writeResumes('others', ['Cleo Marsh']);
  const none = await winnow('cleo', 'jobs');
  expect(none).toMatchObject({
    status: 1,
    stderr: 'winnow: there is no API key yet. Run winnow login first.\n',
  });

  const { key } = await logIn('cleo', owner, ['jobs:read']);
  const closed = await winnow('cleo', 'run', '--job', job.id, resumes);
  expect(closed).toMatchObject({ status: 1, stderr: expect.stringContaining('resumes:write') });
  const nowhere = await winnow('cleo', 'run', '--job', owner.userId, resumes);
  expect(nowhere.status).toBe(1);
  expect(nowhere.stderr).toMatch(/^winnow: .+\n$/);
  for (const wrong of [
    ['run', '--job', 'first', resumes],
    ['results'],
    ['export', '--job', job.id, '--format', 'doc'],
    ['jobs', 'all'],
    ['login', '--server', 'winnow', '--key-file', '-'],
  ]) {
    const { status, stderr } = await winnow('cleo', ...wrong);
    expect({ wrong, status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^winnow: .+\n\n/),
    });
  }

  await owner.client.call(revokeApiKey, { id: key.id });
  const revoked = await winnow('cleo', 'jobs');
  expect(revoked).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/was revoked.+winnow login\.\n$/),
  });
  const away = start('cleo', ['login', '--server', 'http://127.0.0.1:9', '--key-file', '-'], 'wn_live_0');
  expect((await away.ended).stderr).toMatch(/^winnow: http:\/\/127\.0\.0\.1:9 cannot be reached/);
  expect(await winnow('cleo', 'logout')).toMatchObject({ status: 0 });
  expect((await winnow('cleo', 'results', '--job', job.id)).stderr).toContain('Run winnow login first');
});
