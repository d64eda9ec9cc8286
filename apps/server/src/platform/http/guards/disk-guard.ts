import { ApiError } from '@winnow/contracts';
import { type DiskMeter, freeShareOf } from '../../storage/disk-meter.ts';

/** @throws ApiError `out-of-space` while too little of the disk is free to take files */
export type RequireDiskRoom = () => Promise<void>;

const retryAfterSeconds = 60;

/** Refuses files before anything of them is written, so that a full disk does not take the database down with it. */
export function createDiskGuard(diskMeter: DiskMeter, minFreeShare: number): RequireDiskRoom {
  return async () => {
    if (freeShareOf(await diskMeter()) >= minFreeShare) return;
    throw new ApiError('out-of-space', 'The server has no room left for files. Please try again later.', {
      retryAfterSeconds,
    });
  };
}
