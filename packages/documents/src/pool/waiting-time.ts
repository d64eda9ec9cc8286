import { readFileSync } from 'node:fs';

/**
 * Milliseconds in which a process could have worked and the system let others go first, since it began; 0 where the
 * system does not tell through `/proc`. Of the first thread, on which files are read.
 */
export function readWaitingMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1_000_000 || 0;
  } catch {
    return 0;
  }
}
