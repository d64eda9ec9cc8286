import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const digestLength = 32;

/** The built model kept in the folder, or `null` where there is none or its bytes are damaged. */
export async function loadModelFile(folder: string, version: string): Promise<Uint8Array | null> {
  const file = await readFile(pathOf(folder, version)).catch(() => null);
  if (!file || file.length <= digestLength) return null;
  const model = file.subarray(digestLength);
  return digestOf(model).equals(file.subarray(0, digestLength)) ? model : null;
}

/**
 * Keeps the built model, its SHA-256 before it. Written aside and moved into place, so that another process
 * sees all of it or nothing. A full or read-only disk costs the next start some time and is no fault.
 */
export async function saveModelFile(folder: string, version: string, model: Uint8Array): Promise<void> {
  const aside = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(aside, Buffer.concat([digestOf(model), model]), { mode: 0o600 });
    await rename(aside, pathOf(folder, version));
  } catch {
    await rm(aside, { force: true }).catch(() => {});
  }
}

function pathOf(folder: string, version: string): string {
  return join(folder, `${version}.onnx`);
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
