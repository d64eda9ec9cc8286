import type { FileAllowance } from '@winnow/contracts';

/** From this share on people are told while there is still time to delete. */
const nearlyFullFrom = 0.9;

/** Share of the storage allowance in use, 0 to 1: the larger one of bytes and files. */
export function shareUsed({ bytes, maxBytes, files, maxFiles }: FileAllowance): number {
  return Math.min(1, Math.max(bytes / maxBytes, files / maxFiles));
}

export function isNearlyFull(allowance: FileAllowance): boolean {
  return shareUsed(allowance) >= nearlyFullFrom;
}
