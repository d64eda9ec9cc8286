import { readFileSync } from 'node:fs';

/** Page size of Linux in bytes; some machines have 16 or 64 KB instead. */
const pageBytes = 4096;

/** Resident memory of a process, in megabytes; 0 on systems without `/proc`. */
export function readResidentMb(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return (pages * pageBytes) / 1024 ** 2;
  } catch {
    return 0;
  }
}
