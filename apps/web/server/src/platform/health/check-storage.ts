import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import type { Storage } from '../storage/storage.ts';

/** Below this share of free room the disk is reported, while there is still time. */
const freeShareNeeded = 0.05;

/** Writes, reads and removes a small file, and looks at the room that is left. */
export async function checkStorage(storage: Storage, folder: string): Promise<Record<string, unknown>> {
  // Of this question alone: others ask the same bucket at the same time.
  const probeKey = `readiness/${randomUUID()}`;
  const probe = new TextEncoder().encode(`${process.pid} ${performance.now()}`);
  await storage.save(probeKey, probe);
  await storage.load(probeKey);
  await storage.remove(probeKey);
  await mkdir(folder, { recursive: true });
  const { bavail, blocks } = await statfs(folder);
  const freeShare = Math.round((bavail / blocks) * 100) / 100;
  if (freeShare < freeShareNeeded) throw new Error(`only ${freeShare * 100} % of the disk is free`);
  return { freeShare };
}
