import type { FileAllowance } from '@winnow/contracts';

/** From this share on people are told while there is still time to delete. */
const nearlyFullFrom = 0.9;

/** How much of what may be held is held: the fuller of bytes and files, 1 at most. */
export function shareHeld({ bytes, maxBytes, files, maxFiles }: FileAllowance): number {
  return Math.min(1, Math.max(bytes / maxBytes, files / maxFiles));
}

export function isNearlyFull(allowance: FileAllowance): boolean {
  return shareHeld(allowance) >= nearlyFullFrom;
}
