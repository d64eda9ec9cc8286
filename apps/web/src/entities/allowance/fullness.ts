import type { FileAllowance } from '@winnow/contracts';

/** Share of the limit from which users are warned, while there is time to delete. */
const nearlyFullFrom = 0.9;

/** Share of the storage allowance in use, 0 to 1: the larger one of bytes and files. */
export function shareUsed({ bytes, maxBytes, files, maxFiles }: FileAllowance): number {
  return Math.min(1, Math.max(bytes / maxBytes, files / maxFiles));
}

export function isNearlyFull(allowance: FileAllowance): boolean {
  return shareUsed(allowance) >= nearlyFullFrom;
}
