import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ApiError, limits, type Sentence, sentence } from '@winnow/contracts';
import {
  findNetworkIsolation,
  type NetworkIsolation,
  readResidentMb,
  startFileClock,
} from '@winnow/documents/processes';
import type { Log } from '../../../platform/log/log.ts';
import { createSemaphore } from '../../../platform/process/semaphore.ts';
import { findPictureFormat, type PictureFormat, pictureHeadBytes } from './picture-format.ts';

/** Limits of the process that decodes one picture. */
export type PictureLimits = {
  /** Roughly processor time: paused while the system lets the process wait. */
  readonly timeoutMs: number;
  /** Milliseconds by the wall clock. */
  readonly ceilingMs: number;
  /** Resident memory; 50 megapixels take some 350 MB, as AVIF twice that and more, which is refused. */
  readonly memoryMb: number;
};

export type DrawProfileImage = (path: string) => Promise<Uint8Array>;

const usualLimits: PictureLimits = { timeoutMs: 10_000, ceilingMs: 25_000, memoryMb: 700 };
/** A second line of defense, enforced by the operating system even if the parent process has ended or is busy. */
const systemLimits = { processorSeconds: 30, dataKb: 1_500_000, openFiles: 64 };
const atOnce = 2;
const maxWaiting = 20;
const watchEveryMs = 40;
/** Maximum bytes of the output; a picture of 512 × 512 pixels takes about a tenth. */
const maxDrawnBytes = 2 * 1024 * 1024;
const refusedCode = 2;

const notTaken = sentence('picture-format');
const notReadable = sentence('picture-unreadable');

/**
 * Draws a picture again: upright, at most 512 pixels a side, without place, camera or any other metadata. Decoding is
 * native code, so each picture gets a separate process without secrets.
 * @param program what the process runs; tests give one that hangs, ends or grows
 */
export function createDrawProfileImage({
  log,
  program = join(import.meta.dirname, 'draw-picture-child.ts'),
  pictureLimits = usualLimits,
}: {
  readonly log: Pick<Log, 'warn'>;
  readonly program?: string;
  readonly pictureLimits?: PictureLimits;
}): DrawProfileImage {
  const semaphore = createSemaphore({ atOnce, maxWaiting });

  /** @throws ApiError `invalid` for anything but a picture, `unavailable` while too many are drawn */
  return async (path) => {
    const format = findPictureFormat(await readHead(path));
    if (format === null) throw refusal(notTaken);
    return semaphore.run(async () => {
      const isolation = await findNetworkIsolation();
      const outcome = await drawInChild(await readFile(path), format, { program, pictureLimits, isolation });
      if (outcome.ok) return outcome.picture;
      if (outcome.reason !== 'refused')
        log.warn({ format, reason: outcome.reason }, 'a picture ended its process');
      throw refusal(notReadable);
    });
  };
}

function refusal(message: Sentence): ApiError {
  return new ApiError('invalid', message, { errors: { file: [message] } });
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pictureHeadBytes), 0, pictureHeadBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Drawn =
  | { readonly ok: true; readonly picture: Uint8Array }
  | { readonly ok: false; readonly reason: 'refused' | 'timeout' | 'memory' | 'output' | 'crash' };

function drawInChild(
  bytes: Uint8Array,
  format: PictureFormat,
  {
    program,
    pictureLimits,
    isolation,
  }: {
    readonly program: string;
    readonly pictureLimits: PictureLimits;
    readonly isolation: NetworkIsolation;
  },
): Promise<Drawn> {
  const child = startChild(program, isolation, [
    format,
    String(limits.profileImagePx),
    String(limits.imagePixelsMax),
  ]);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let drawnBytes = 0;
    const end = (reason: 'timeout' | 'memory' | 'output' | 'crash') => settle({ ok: false, reason });
    const stopClock = startFileClock(child, pictureLimits, () => end('timeout'));
    const watch = setInterval(() => {
      if (child.pid !== undefined && readResidentMb(child.pid) > pictureLimits.memoryMb) end('memory');
    }, watchEveryMs);

    function settle(drawn: Drawn): void {
      stopClock();
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(drawn);
    }

    child.once('error', () => end('crash'));
    // A child that ended before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
    child.stdout?.on('data', (part: Buffer) => {
      parts.push(part);
      drawnBytes += part.length;
      if (drawnBytes > maxDrawnBytes) end('output');
    });
    child.once('close', (code) => {
      if (code === 0 && drawnBytes > 0) settle({ ok: true, picture: Buffer.concat(parts) });
      else settle({ ok: false, reason: code === refusedCode ? 'refused' : 'crash' });
    });
  });
}

/**
 * A process with an empty environment that may write no file. Node's permission model binds the JavaScript in it, the
 * system's limits, where there is a shell to set them, the native code as well.
 */
function startChild(program: string, isolation: NetworkIsolation, args: readonly string[]): ChildProcess {
  const nodeArgs = [
    '--permission',
    '--allow-addons',
    ...readableFolders(dirname(program)).map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    program,
    ...args,
  ];
  const stdio = ['pipe', 'pipe', 'ignore'] as const;
  if (process.platform === 'win32') {
    const env = process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {};
    return spawn(process.execPath, nodeArgs, { env, stdio: [...stdio] });
  }
  const { processorSeconds, dataKb, openFiles } = systemLimits;
  const ulimits = [`-t ${processorSeconds}`, `-d ${dataKb}`, `-n ${openFiles}`, '-f 0', '-c 0'];
  // A limit that the system doesn't know, or that is already lower, is ignored.
  const script = `${ulimits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')}; exec "$0" "$@"`;
  const offline = isolation.kind === 'namespace' ? [isolation.command, ...isolation.args] : [];
  const command = [...offline, process.execPath, ...nodeArgs];
  return spawn('/bin/sh', ['-c', script, ...command], { env: {}, stdio: [...stdio] });
}

/** The program's own folder, and folders of its dependencies. */
function readableFolders(ownFolder: string): string[] {
  const folders = [ownFolder];
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'));
  return folders;
}
