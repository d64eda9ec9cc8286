import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packModules } from '@winnow/tuning/pack-modules';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './pool.ts';
import { makeDocx, paragraph, run } from './testing/make-docx.ts';

let pool: ReaderPool | null = null;
const open = (options?: ReaderPoolOptions): ReaderPool => {
  pool = createReaderPool(options);
  return pool;
};
afterEach(async () => {
  await pool?.close();
});

const text = (content: string) => ({ bytes: Buffer.from(content) });
const textOf = async (outcome: ReturnType<ReaderPool['read']>) => {
  const result = await outcome;
  return result.ok ? result.document.text : result.reason;
};

/** About four megabytes of XML in a small file: harmless, but slower than a clock of one millisecond. */
const slow = {
  bytes: makeDocx({
    body: Array.from({ length: 60_000 }, (_, index) => paragraph(run(`word ${index * 7919}`))).join(''),
  }),
};

describe('a pool of readers', () => {
  test('reads many documents in the order of the requests', async () => {
    const { read } = open({ processes: 2 });
    const names = Array.from({ length: 12 }, (_, index) => `Candidate ${index}, welder and diver`);
    expect(await Promise.all(names.map((name) => textOf(read(text(name)))))).toEqual(names);
  });

  test('reads a file by its path, and reports a missing one', async () => {
    const file = path.join(tmpdir(), `winnow-pool-${process.pid}.txt`);
    onTestFinished(() => rm(file));
    await writeFile(file, 'Imani Sato, welder and diver');
    const { read } = open({ processes: 1 });
    expect(await textOf(read({ path: file }))).toBe('Imani Sato, welder and diver');
    expect(await read({ path: `${file}.missing` })).toMatchObject({ ok: false, message: /cannot be opened/ });
    expect(await read({ path: tmpdir() })).toMatchObject({ ok: false, reason: 'unsupported' });
  });

  test('ends a process that takes too long, and reads the next file in a new one', async () => {
    const { read } = open({ processes: 1, timeoutMs: 1 });
    expect(await read(slow)).toMatchObject({ ok: false, reason: 'timeout' });
    await pool?.close();
    const patient = open({ processes: 1 });
    expect(await textOf(patient.read(text('Imani Sato, welder and diver')))).toBe(
      'Imani Sato, welder and diver',
    );
  });

  if (process.platform === 'linux') {
    test('ends a process that uses too much memory, while others continue', async () => {
      const { read } = open({ processes: 2, memoryMb: 20 });
      expect(await read(text('Imani Sato, welder and diver'))).toMatchObject({
        ok: false,
        reason: 'too-large',
      });
    });
  }

  test('supports aborting while it reads', async () => {
    const { read } = open({ processes: 1 });
    const controller = new AbortController();
    const outcome = read(slow, controller.signal);
    controller.abort(new Error('left'));
    await expect(outcome).rejects.toThrow('left');
    expect(await textOf(read(text('Imani Sato, welder and diver')))).toBe('Imani Sato, welder and diver');
  });

  test('reads the facts of a resume in the process that reads the file', async () => {
    const { read, readResume } = open({ processes: 1 });
    const file = text(
      'Imani Sato\nimani.sato@example.com\n\nExperience\nWelder, Alder & Pine, 2020 - Present',
    );
    const outcome = await readResume(file, '2026-11-01');
    if (!outcome.ok) throw new Error(outcome.message);
    const { resume } = outcome;
    expect(resume.name?.value).toBe('Imani Sato');
    const monthsBy = async (today: string) => {
      const read = await readResume(file, today);
      return read.ok ? read.resume.experienceMonths : null;
    };
    expect(resume.experienceMonths).toBe(Number(await monthsBy('2025-11-01')) + 12);
    expect(await read(file)).toEqual({ ok: true, document: resume.document });
    expect(await readResume(text(' '), '2026-11-01')).toMatchObject({ ok: false, reason: 'no-text' });
  });

  test('can be started ahead of its first file', async () => {
    const { start, read } = open({ processes: 2 });
    await start();
    expect(await textOf(read(text('Imani Sato, welder and diver')))).toBe('Imani Sato, welder and diver');
  });

  test('can be warmed up ahead of its first file, and needs no warm-up once it is working', async () => {
    const { prepare, readResume } = open({ processes: 2 });
    await prepare();
    await prepare();
    const outcome = await readResume(text('Imani Sato\nWelder and diver'), '2026-11-01');
    expect(outcome.ok && outcome.resume.name?.value).toBe('Imani Sato');
  });

  test('rejects requests after it is closed', async () => {
    const { read, close } = open({ processes: 1 });
    const waiting = [read(slow), read(text('Imani Sato, welder and diver'))];
    const ends = waiting.map((outcome) => expect(outcome).rejects.toThrow('closed'));
    await close();
    await Promise.all(ends);
    await expect(read(text('Imani Sato, welder and diver'))).rejects.toThrow('closed');
  });
});

describe('the code of the reading processes', () => {
  const folderOf = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'winnow-code-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  };
  const readWith = (codeFolder: string) => {
    const { read } = open({ processes: 1, codeFolder });
    return textOf(read(text('Imani Sato, welder and diver')));
  };

  /** Replaces the code of the reading process: its `readDocument` answers every file. */
  const replaceReader = async (codeFolder: string, source: string) => {
    const [name = ''] = await readdir(codeFolder);
    const program = `${source}
      let last = Promise.resolve();
      const answer = (outcome) => new Promise((resolve) => process.send({ outcome, residentMb: 0 }, resolve));
      process.on('message', (task) => { last = last.then(() => readDocument(task)).then(answer); });
      process.on('disconnect', () => process.exit());`;
    await writeFile(path.join(codeFolder, name), packModules({ 'reader-child.js': program }));
  };

  /** A folder with a reading process that runs this code. */
  const folderWithReader = async (source: string) => {
    const codeFolder = await folderOf();
    await readWith(codeFolder);
    await pool?.close();
    await replaceReader(codeFolder, source);
    return codeFolder;
  };

  test('is bundled into few modules, and reused the next time', async () => {
    const codeFolder = await folderOf();
    expect(await readWith(codeFolder)).toBe('Imani Sato, welder and diver');
    expect(await readdir(codeFolder)).toEqual([
      expect.stringMatching(/^reader-[0-9a-f]{12}-[0-9a-f]{32}\.modules$/),
    ]);
    await pool?.close();
    await replaceReader(
      codeFolder,
      'export const readDocument = async () => ({ ok: false, reason: "the kept code" });',
    );
    expect(await readWith(codeFolder)).toBe('the kept code');
  });

  test('may only read code, and cannot write, start processes or learn secrets', async () => {
    const codeFolder = await folderOf();
    await readWith(codeFolder);
    await pool?.close();
    const secret = path.join(await folderOf(), 'secret.txt');
    await writeFile(secret, 'Imani Sato');
    await replaceReader(codeFolder, deedsOfAnIntruder(secret, path.join(codeFolder, 'traces')));
    expect(await readWith(codeFolder)).toBe('could do: nothing');
    expect(await readdir(codeFolder)).toHaveLength(1);
  });

  test('reads files in a new process that were sent ahead to one that a file ended', async () => {
    const codeFolder = await folderWithReader(
      `async function readDocument({ bytes }) {
        const reason = new TextDecoder().decode(bytes);
        return reason === 'bomb' ? process.exit(7) : { ok: false, reason };
      }`,
    );
    const { read } = open({ processes: 1, codeFolder, handsAhead: true });
    const names = ['one', 'bomb', 'two', 'bomb', 'three', 'four'];
    expect(await Promise.all(names.map((name) => textOf(read(text(name)))))).toEqual(
      names.map((name) => (name === 'bomb' ? 'corrupt' : name)),
    );
  });

  test('reads each of many files sent ahead exactly once', async () => {
    const codeFolder = await folderWithReader(
      'let count = 0; async function readDocument() { count += 1; return { ok: false, reason: String(count) }; }',
    );
    const { read } = open({ processes: 1, codeFolder, handsAhead: true });
    const numbers = Array.from({ length: 40 }, (_, index) => String(index + 1));
    expect(await Promise.all(numbers.map((number) => textOf(read(text(number)))))).toEqual(numbers);
  });

  test('starts another process only if no file was finished for a while', async () => {
    const codeFolder = await folderWithReader(
      `async function readDocument({ bytes }) {
        if (new TextDecoder().decode(bytes) === 'endless') await new Promise(() => {});
        return { ok: false, reason: String(process.pid) };
      }`,
    );
    const options = { processes: 2, processesAtFirst: 1, codeFolder };
    const { read } = open({ ...options, growAfterMs: 600_000 });
    const ofOne = await Promise.all(['one', 'two', 'three'].map((name) => textOf(read(text(name)))));
    expect(new Set(ofOne).size).toBe(1);
    await pool?.close();

    const impatient = open({ ...options, growAfterMs: 1 });
    const endless = impatient.read(text('endless'));
    endless.catch(() => {});
    expect(await textOf(impatient.read(text('one')))).toMatch(/^\d+$/);
  });

  test('runs in processes that end when idle, and start again with the next file', async () => {
    const codeFolder = await folderWithReader(
      `async function readDocument({ bytes }) {
        if (new TextDecoder().decode(bytes) === 'endless') await new Promise(() => {});
        return { ok: false, reason: String(process.pid) };
      }`,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const idleMs = 60_000;
    const patient = {
      codeFolder,
      idleMs,
      growAfterMs: 9 * idleMs,
      timeoutMs: 9 * idleMs,
      ceilingMs: 9 * idleMs,
    };
    const { read } = open({ ...patient, processes: 2 });
    const pid = () => textOf(read(text('one')));

    const first = await pid();
    vi.advanceTimersByTime(idleMs - 1);
    expect(await pid()).toBe(first);
    vi.advanceTimersByTime(idleMs - 1);
    expect(await pid()).toBe(first);
    vi.advanceTimersByTime(idleMs);
    const second = await pid();
    expect(second).not.toBe(first);

    const left = new AbortController();
    const endless = read(text('endless'), left.signal);
    const beside = await pid();
    vi.advanceTimersByTime(2 * idleMs);
    expect(await pid()).toBe(beside);
    left.abort(new Error('left'));
    await expect(endless).rejects.toThrow('left');
  });

  test('is rebuilt when the sources change, and the old bundle is removed', async () => {
    const codeFolder = await folderOf();
    await readWith(codeFolder);
    const [name = ''] = await readdir(codeFolder);
    await pool?.close();
    const older = `${name.slice(0, 20)}${'0'.repeat(32)}.modules`;
    await rm(path.join(codeFolder, name));
    await writeFile(path.join(codeFolder, older), '{}');
    expect(await readWith(codeFolder)).toBe('Imani Sato, welder and diver');
    expect(await readdir(codeFolder)).toEqual([name]);
  });

  test('is loaded from the sources if the bundle is damaged or no folder is writable', async () => {
    const codeFolder = await folderOf();
    await readWith(codeFolder);
    await pool?.close();
    const [name = ''] = await readdir(codeFolder);
    const kept = await readFile(path.join(codeFolder, name));
    for (const damaged of [kept.subarray(0, 20), kept.subarray(0, -1000), Buffer.from('[["half')]) {
      await writeFile(path.join(codeFolder, name), damaged);
      expect(await readWith(codeFolder)).toBe('Imani Sato, welder and diver');
      await pool?.close();
    }
    expect(await readWith(path.join(codeFolder, name, 'below-a-file'))).toBe('Imani Sato, welder and diver');
  });
});

/** Tries what a compromised parser might do, and reports what succeeded. */
const deedsOfAnIntruder = (secret: string, traces: string) => `
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const deeds = {
  read: () => readFileSync(${JSON.stringify(secret)}),
  list: () => readdirSync(${JSON.stringify(tmpdir())}),
  write: () => writeFileSync(${JSON.stringify(traces)}, 'traces'),
  start: () => {
    const { error } = spawnSync(process.execPath, ['--version']);
    if (error) throw error;
  },
  work: () => new Worker('', { eval: true }),
  learn: () => {
    if (Object.keys(process.env).every((name) => name.startsWith('NODE_CHANNEL'))) throw new Error('nothing');
  },
};
export async function readDocument() {
  const done = Object.entries(deeds).flatMap(([name, deed]) => {
    try {
      deed();
      return [name];
    } catch {
      return [];
    }
  });
  return { ok: false, reason: 'could do: ' + (done.join(', ') || 'nothing') };
}`;
