import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rememberingLog } from '../../../testing/quiet-log.ts';
import { createDrawProfileImage, type PictureLimits } from './draw-profile-image.ts';
import { pictureFormats } from './picture-format.ts';

let folder = '';
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-pictures-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function write(content: string | Uint8Array, ending = ''): Promise<string> {
  made += 1;
  const path = join(folder, `${made}${ending}`);
  await writeFile(path, content);
  return path;
}

const teal = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

const patient: PictureLimits = { timeoutMs: 60_000, ceilingMs: 60_000, memoryMb: 1_000 };

/** The result for a picture when the process runs this program instead of the decoder. */
async function drawnBy(program: string, limits: Partial<PictureLimits> = {}) {
  const { log, lines } = rememberingLog();
  const pictureLimits = { ...patient, ...limits };
  const draw = createDrawProfileImage({ log, program: await write(program, '.mjs'), pictureLimits });
  const answer = await draw(await write(await teal().png().toBuffer())).then(
    (picture) => Buffer.from(picture).toString(),
    ({ code, message }) => ({ code, message }),
  );
  return { answer, reasons: lines.map(({ fields }) => 'reason' in fields && fields.reason) };
}

const drawing = () => createDrawProfileImage({ log: rememberingLog().log });

const notReadable = {
  code: 'invalid',
  message: 'We couldn’t read this picture. Upload a JPEG, PNG or WebP file.',
};
const notTaken = {
  code: 'invalid',
  message: 'Choose a picture: JPEG, PNG, WebP, GIF or AVIF, at most 50 megapixels.',
};

test.each(pictureFormats)('a picture in %s is converted to WebP', async (format) => {
  const path = await write(await teal(600).toFormat(format).toBuffer());
  const { format: drawn, width, height } = await sharp(await drawing()(path)).metadata();
  expect([drawn, width, height]).toEqual(['webp', 512, 512]);
});

test.each([
  ['TIFF', () => teal().tiff().toBuffer()],
  ['a drawing', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a drawing behind a line of XML', async () => '<?xml version="1.0"?><svg width="9" height="9"/>'],
  ['HEIC', async () => Buffer.from('0000001c667479706865696300000000686569636d6966316d736631', 'hex')],
  ['the own format of the library', async () => Buffer.from(`b6a6f208${'00'.repeat(60)}`, 'hex')],
  ['a bitmap', async () => `BM${'\0'.repeat(60)}`],
  ['nothing', async () => ''],
])('%s is refused without a process', async (_, make) => {
  const draw = createDrawProfileImage({ log: rememberingLog().log, program: join(folder, 'not-there.mjs') });
  await expect(draw(await write(await make()))).rejects.toMatchObject(notTaken);
});

/** Exit code of the process for a format and these bytes. */
function exitCode(format: string, bytes: Uint8Array): number | null {
  const child = join(import.meta.dirname, 'draw-picture-child.ts');
  const { status } = spawnSync(process.execPath, [child, format, '512', '50000000'], { input: bytes });
  return status;
}

test('the process has only the decoder of the given format', async () => {
  const others: Record<string, Uint8Array> = {
    tiff: await teal().tiff().toBuffer(),
    gif: await teal().gif().toBuffer(),
    webp: await teal().webp().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  };
  expect(exitCode('png', await teal().png().toBuffer())).toBe(0);
  for (const [name, bytes] of Object.entries(others)) expect(exitCode('png', bytes), name).toBe(2);
  expect(exitCode('', await teal().png().toBuffer())).toBe(2);
});

test('a process that ends in any way counts as an unreadable picture', async () => {
  for (const end of ['process.abort()', 'process.kill(process.pid, "SIGSEGV")', 'throw new Error()'])
    expect(await drawnBy(end), end).toEqual({ answer: notReadable, reasons: ['crash'] });
  expect(await drawnBy('process.exit(2)')).toEqual({ answer: notReadable, reasons: [] });
  expect(await drawnBy('process.exit(0)')).toEqual({ answer: notReadable, reasons: ['crash'] });
});

test('a process that hangs, uses too much memory or writes endlessly is killed', async () => {
  const grow = 'const held = []; setInterval(() => held.push(Buffer.alloc(2 ** 24, 1)), 1);';
  const talk = 'setInterval(() => process.stdout.write(Buffer.alloc(2 ** 16)), 0);';
  expect(await drawnBy('for (;;);', { timeoutMs: 300 })).toEqual({
    answer: notReadable,
    reasons: ['timeout'],
  });
  expect(await drawnBy(grow, { memoryMb: 200 })).toEqual({ answer: notReadable, reasons: ['memory'] });
  expect(await drawnBy(talk)).toEqual({ answer: notReadable, reasons: ['output'] });
});

test('the process has no environment variables, and can neither write files nor start processes', async () => {
  vi.stubEnv('WINNOW_TEST_SECRET', 'swordfish');
  const { answer } = await drawnBy(`
    import { spawnSync } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    const tries = {
      write: () => writeFileSync(${JSON.stringify(join(folder, 'written'))}, 'x'),
      read: () => readFileSync('/etc/passwd'),
      start: () => spawnSync('true'),
    };
    const refused = Object.entries(tries).filter(([, attempt]) => {
      try { attempt(); return false; } catch { return true; }
    });
    process.stdout.write(JSON.stringify({ refused: refused.map(([name]) => name), names: Object.keys(process.env) }));
  `);
  const { refused, names } = JSON.parse(String(answer));
  expect(refused).toEqual(['write', 'read', 'start']);
  expect(names).not.toContain('WINNOW_TEST_SECRET');
  expect(names).not.toContain('PATH');
});

test('two pictures are converted at once, twenty wait, and further requests are told to retry', async () => {
  const go = join(folder, 'go');
  const program = `
    import { existsSync } from 'node:fs';
    const clock = new Int32Array(new SharedArrayBuffer(4));
    while (!existsSync(${JSON.stringify(go)})) Atomics.wait(clock, 0, 0, 20);
    process.stdout.write('drawn');`;
  const draw = createDrawProfileImage({
    log: rememberingLog().log,
    program: await write(program, '.mjs'),
    pictureLimits: patient,
  });
  const path = await write(await teal().png().toBuffer());
  const calls = Array.from({ length: 23 }, () => draw(path));
  await expect(Promise.race(calls)).rejects.toMatchObject({ code: 'unavailable' });
  await writeFile(go, '');
  const settled = await Promise.allSettled(calls);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
});
