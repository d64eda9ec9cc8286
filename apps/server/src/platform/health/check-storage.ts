import { randomUUID } from 'node:crypto';
import { type DiskMeter, freeShareOf } from '../storage/disk-meter.ts';
import type { Storage } from '../storage/storage.ts';

/** Below this share of free room the disk is reported, while there is still time. */
const freeShareNeeded = 0.05;

/** Writes, reads and removes a small file, and looks at the room that is left. */
export async function checkStorage(storage: Storage, diskMeter: DiskMeter): Promise<Record<string, unknown>> {
  // Of this question alone: others ask the same bucket at the same time.
  const probeKey = `readiness/${randomUUID()}`;
  const probe = new TextEncoder().encode(`${process.pid} ${performance.now()}`);
  await storage.save(probeKey, probe);
  await storage.load(probeKey);
  await storage.remove(probeKey);
  const freeShare = Math.round(freeShareOf(await diskMeter()) * 100) / 100;
  if (freeShare < freeShareNeeded) throw new Error(`only ${freeShare * 100} % of the disk is free`);
  return { freeShare };
}
