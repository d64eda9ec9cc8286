import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../running/run-command.ts';

export type ProcessFigures = {
  readonly seconds: number;
  /** Of the process and its children, which other work on the machine hardly changes; `null` without /proc. */
  readonly processorSeconds: number | null;
  /** Largest sum of resident memory of the process and its children, seen every 20 ms; `null` without /proc. */
  readonly peakMegabytes: number | null;
  readonly status: number | null;
};

/** Runs one command as a whole process, its output thrown away, and measures it from outside. */
export function measureProcess(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ProcessFigures> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  let peakKilobytes = 0;
  // The last reading of each process, since an ended process cannot be read.
  const processorSeconds = new Map<number, number>();
  const timer = setInterval(() => {
    if (!child.pid) return;
    const family = familyOf(child.pid);
    peakKilobytes = Math.max(
      peakKilobytes,
      sumOf(family, ({ kilobytes }) => kilobytes),
    );
    for (const { pid, seconds } of family) processorSeconds.set(pid, seconds);
  }, 20);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      clearInterval(timer);
      resolve({
        seconds: (performance.now() - started) / 1000,
        processorSeconds: sumOf([...processorSeconds.values()], (seconds) => seconds) || null,
        peakMegabytes: peakKilobytes ? Math.round(peakKilobytes / 1024) : null,
        status,
      });
    });
  });
}

/** The median run by time, after a warm-up run. */
export async function medianOfRuns(
  runs: number,
  run: () => Promise<ProcessFigures>,
): Promise<ProcessFigures> {
  await run();
  const figures: ProcessFigures[] = [];
  for (let round = 0; round < runs; round += 1) figures.push(await run());
  figures.sort((a, b) => a.seconds - b.seconds);
  const middle = figures[Math.floor(runs / 2)];
  if (!middle) throw new Error('a median wants at least one run');
  return {
    ...middle,
    peakMegabytes: Math.max(...figures.map((figure) => figure.peakMegabytes ?? 0)) || null,
  };
}

/** Resident memory of a process and all that it started; 0 without /proc. */
export const residentKilobytes = (rootPid: number): number =>
  sumOf(familyOf(rootPid), ({ kilobytes }) => kilobytes);

type SeenProcess = {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
  /** Seconds of processor time. */
  readonly seconds: number;
};

/** A process and its descendants. */
export function familyOf(rootPid: number): readonly SeenProcess[] {
  const all = new Map([...listProcesses()].map((seen) => [seen.pid, seen]));
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at && at > 1; at = all.get(at)?.parent)
      if (at === rootPid) return true;
    return false;
  };
  return [...all.values()].filter(({ pid }) => belongs(pid));
}

const sumOf = <Item>(items: readonly Item[], measure: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0);

/** Linux counts processor time in hundredths of a second, and memory in pages of this size on most machines. */
const ticksPerSecond = 100;
const pageKilobytes = 4;

function* listProcesses(): Generator<SeenProcess> {
  for (const name of readNames('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program, in brackets, may hold anything; what follows it is parted by blanks (proc(5)).
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      const [user = 0, system = 0] = fields.slice(11, 13);
      const pages = fields[21] ?? 0;
      yield {
        pid: Number(name),
        parent,
        kilobytes: pages * pageKilobytes,
        seconds: (user + system) / ticksPerSecond,
      };
    } catch {
      // The process ended between listing and reading.
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
