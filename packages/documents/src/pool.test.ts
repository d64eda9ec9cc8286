import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
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

/** Some four megabytes of XML in a small file: harmless, but slower than a clock of a millisecond. */
const slow = {
  bytes: makeDocx({
    body: Array.from({ length: 60_000 }, (_, index) => paragraph(run(`word ${index * 7919}`))).join(''),
  }),
};

describe('a pool of readers', () => {
  test('reads many documents in the order in which they were asked for', async () => {
    const { read } = open({ processes: 2 });
    const names = Array.from({ length: 12 }, (_, index) => `Candidate ${index}, welder and diver`);
    expect(await Promise.all(names.map((name) => textOf(read(text(name)))))).toEqual(names);
  });

  test('reads a file by its path, and says so when there is none', async () => {
    const file = path.join(tmpdir(), `winnow-pool-${process.pid}.txt`);
    onTestFinished(() => rm(file));
    await writeFile(file, 'Imani Sato, welder and diver');
    const { read } = open({ processes: 1 });
    expect(await textOf(read({ path: file }))).toBe('Imani Sato, welder and diver');
    expect(await read({ path: `${file}.missing` })).toMatchObject({ ok: false, message: /cannot be opened/ });
    expect(await read({ path: tmpdir() })).toMatchObject({ ok: false, reason: 'unsupported' });
  });

  test('ends what takes too long, and reads the next file in a new process', async () => {
    const { read } = open({ processes: 1, timeoutMs: 1 });
    expect(await read(slow)).toMatchObject({ ok: false, reason: 'timeout' });
    await pool?.close();
    const patient = open({ processes: 1 });
    expect(await textOf(patient.read(text('Imani Sato, welder and diver')))).toBe(
      'Imani Sato, welder and diver',
    );
  });

  if (process.platform === 'linux') {
    test('ends what takes too much memory, and others go on', async () => {
      const { read } = open({ processes: 2, memoryMb: 20 });
      expect(await read(text('Imani Sato, welder and diver'))).toMatchObject({
        ok: false,
        reason: 'too-large',
      });
    });
  }

  test('can be left while it reads', async () => {
    const { read } = open({ processes: 1 });
    const controller = new AbortController();
    const outcome = read(slow, controller.signal);
    controller.abort(new Error('left'));
    await expect(outcome).rejects.toThrow('left');
    expect(await textOf(read(text('Imani Sato, welder and diver')))).toBe('Imani Sato, welder and diver');
  });

  test('is over once it is closed', async () => {
    const { read, close } = open({ processes: 1 });
    const waiting = [read(slow), read(text('Imani Sato, welder and diver'))];
    const ends = waiting.map((outcome) => expect(outcome).rejects.toThrow('closed'));
    await close();
    await Promise.all(ends);
    await expect(read(text('Imani Sato, welder and diver'))).rejects.toThrow('closed');
  });
});
