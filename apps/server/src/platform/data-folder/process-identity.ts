import { readFile } from 'node:fs/promises';

/**
 * Distinguishes a process from a later one with the same id: the machine's boot id and the tick at which the process
 * started. `null` if the system doesn't report it (no /proc) or the process is gone.
 */
export async function bornAt(pid: number): Promise<string | null> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the 20th field after it is the start (proc(5), field 22).
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const tick = fields[19];
    return tick === undefined || fields[0] === 'Z' ? null : `${boot}:${tick}`;
  } catch {
    return null;
  }
}

/** Whether the process with this id still runs and is the same one. */
export async function isAlive(pid: number, born: string | null): Promise<boolean> {
  if (born !== null) return (await bornAt(pid)) === born;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
