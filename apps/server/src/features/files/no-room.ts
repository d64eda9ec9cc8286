import { ApiError, type FullLimit } from '@winnow/contracts';

const megabyte = 1024 * 1024;

/** A file has no room; says which limit is reached. */
export class NoRoomError extends ApiError {
  readonly fullLimit: FullLimit;

  constructor(fullLimit: FullLimit) {
    super('no-room', describeFullLimit(fullLimit));
    this.fullLimit = fullLimit;
  }
}

/** The message for callers of the API; the screens have words of their own for each limit. */
export function describeFullLimit(full: FullLimit): string {
  switch (full.limit) {
    case 'files':
      return `There is no room for this file: you store ${full.used} of ${full.max} files. Delete files you no longer need, or choose a larger plan.`;
    case 'storage':
      return `There is no room for this file: you store ${inMegabytes(full.usedBytes)} of ${inMegabytes(full.maxBytes)} MB. Delete files you no longer need, or choose a larger plan.`;
    case 'day':
      return `There is no room for this file today: you added ${inMegabytes(full.usedBytes)} of ${inMegabytes(full.maxBytes)} MB. Try again tomorrow, or choose a larger plan.`;
    case 'free-plan':
      return 'There is no room for this file: the storage of the free plan is used up at the moment. Try again later, or choose a larger plan.';
  }
}

/** Rounded down to tenths, so that the shown size never exceeds the real one. */
function inMegabytes(bytes: number): number {
  return Math.floor((bytes * 10) / megabyte) / 10;
}
