import { readFileSync } from 'node:fs';

/**
 * Milliseconds that the first thread of a process, which reads the files, was ready but not scheduled since it started;
 * 0 on systems without `/proc`.
 */
export function readWaitingMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1_000_000 || 0;
  } catch {
    return 0;
  }
}
