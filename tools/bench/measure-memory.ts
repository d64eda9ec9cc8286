import { readdirSync, readFileSync } from 'node:fs';
import { familyOf } from './measure-process.ts';

export type HeldMemory = {
  readonly pid: number;
  /** What the process alone holds and its share of what it holds with others (PSS). */
  readonly megabytes: number;
  readonly openFiles: number;
};

/** What a process and each that it started hold, without counting twice what they share; needs Linux's /proc. */
export function listMemoryInUse(rootPid: number): HeldMemory[] {
  return familyOf(rootPid).flatMap(({ pid }) => {
    try {
      const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
      const openFiles = readdirSync(`/proc/${pid}/fd`).length;
      return [{ pid, megabytes: Number(kilobytes ?? 0) / 1024, openFiles }];
    } catch {
      // The process ended between listing and reading.
      return [];
    }
  });
}
