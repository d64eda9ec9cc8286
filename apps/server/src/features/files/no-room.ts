import { ApiError, type FullLimit, type Sentence, sentence } from '@winnow/contracts';

const megabyte = 1024 * 1024;

/** There is no room for a file; says which limit is reached. */
export class NoRoomError extends ApiError {
  readonly fullLimit: FullLimit;

  constructor(fullLimit: FullLimit) {
    super('no-room', describeFullLimit(fullLimit));
    this.fullLimit = fullLimit;
  }
}

/** The message for callers of the API; the screens have words of their own for each limit. */
export function describeFullLimit(full: FullLimit): Sentence {
  switch (full.limit) {
    case 'files':
      return sentence('files-full', { used: full.used, max: full.max });
    case 'storage':
      return sentence('storage-full', inMegabytes(full));
    case 'day':
      return sentence('day-full', inMegabytes(full));
    case 'free-plan':
      return sentence('free-plan-full');
  }
}

function inMegabytes({ usedBytes, maxBytes }: { readonly usedBytes: number; readonly maxBytes: number }) {
  return { used: tenths(usedBytes), max: tenths(maxBytes) };
}

/** Rounded down, so that the shown size never exceeds the real one. */
const tenths = (bytes: number): number => Math.floor((bytes * 10) / megabyte) / 10;
