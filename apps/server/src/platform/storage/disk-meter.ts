import { mkdir, statfs } from 'node:fs/promises';

export type DiskRoom = { readonly freeBytes: number; readonly totalBytes: number };

/** Reads the free and total space of the disk with the data folder. */
export type DiskMeter = () => Promise<DiskRoom>;

export function createDiskMeter(folder: string): DiskMeter {
  return async () => {
    await mkdir(folder, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  };
}

/** From 0 to 1. */
export function freeShareOf({ freeBytes, totalBytes }: DiskRoom): number {
  return totalBytes === 0 ? 0 : freeBytes / totalBytes;
}
