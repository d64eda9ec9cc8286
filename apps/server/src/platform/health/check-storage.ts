import { randomUUID } from 'node:crypto';
import { type DiskMeter, freeShareOf } from '../storage/disk-meter.ts';
import type { Storage } from '../storage/storage.ts';

/** Share of free disk space below which a warning is reported. */
const freeShareNeeded = 0.05;

/** Writes, reads and removes a small file, and checks the free space. */
export async function checkStorage(storage: Storage, diskMeter: DiskMeter): Promise<Record<string, unknown>> {
  // Unique, since other processes check the same bucket.
  const probeKey = `readiness/${randomUUID()}`;
  const probe = new TextEncoder().encode(`${process.pid} ${performance.now()}`);
  await storage.save(probeKey, probe);
  await storage.load(probeKey);
  await storage.remove(probeKey);
  const freeShare = Math.round(freeShareOf(await diskMeter()) * 100) / 100;
  if (freeShare < freeShareNeeded) throw new Error(`only ${freeShare * 100} % of the disk is free`);
  return { freeShare };
}
