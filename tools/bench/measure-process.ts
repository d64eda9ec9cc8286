import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../running/run-command.ts';

export type ProcessFigures = {
  readonly seconds: number;
  /** Largest sum of resident memory of the process and its children, seen every 20 ms; `null` without /proc. */
  readonly peakMegabytes: number | null;
  readonly status: number | null;
};

/** Runs one command as a whole process, its output thrown away, and measures it from outside. */
export function measureProcess(command: string, args: readonly string[]): Promise<ProcessFigures> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: 'ignore' });
  let peakKilobytes = 0;
  const timer = setInterval(() => {
    if (child.pid) peakKilobytes = Math.max(peakKilobytes, residentKilobytes(child.pid));
  }, 20);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      resolve({ seconds, peakMegabytes: peakKilobytes ? Math.round(peakKilobytes / 1024) : null, status });
    });
  });
}

/** The middle one of several runs by time, after one that is not counted. */
export async function medianOfRuns(
  runs: number,
  run: () => Promise<ProcessFigures>,
): Promise<ProcessFigures> {
  await run();
  const figures: ProcessFigures[] = [];
  for (let turn = 0; turn < runs; turn += 1) figures.push(await run());
  figures.sort((a, b) => a.seconds - b.seconds);
  const middle = figures[Math.floor(runs / 2)];
  if (!middle) throw new Error('a median wants at least one run');
  return {
    ...middle,
    peakMegabytes: Math.max(...figures.map((figure) => figure.peakMegabytes ?? 0)) || null,
  };
}

/** Resident memory of a process and all that it started; 0 without /proc. */
export function residentKilobytes(rootPid: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const entry of listProcesses()) {
    parents.set(entry.pid, entry.parent);
    resident.set(entry.pid, entry.kilobytes);
  }
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at && at > 1; at = parents.get(at))
      if (at === rootPid) return true;
    return false;
  };
  return [...resident].reduce((sum, [pid, kilobytes]) => (belongs(pid) ? sum + kilobytes : sum), 0);
}

function* listProcesses(): Generator<{ pid: number; parent: number; kilobytes: number }> {
  for (const name of readNames('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      yield { pid: Number(name), parent, kilobytes };
    } catch {
      // It ended between the listing and the look.
    }
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
