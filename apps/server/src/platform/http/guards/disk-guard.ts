import { ApiError } from '@winnow/contracts';
import { type DiskMeter, freeShareOf } from '../../storage/disk-meter.ts';

/** @throws ApiError `out-of-space` while the disk has too little free space for files */
export type RequireDiskRoom = () => Promise<void>;

const retryAfterSeconds = 60;

/** Refuses files before they are written, so that a full disk doesn't stop the database. */
export function createDiskGuard(diskMeter: DiskMeter, minFreeShare: number): RequireDiskRoom {
  return async () => {
    if (freeShareOf(await diskMeter()) >= minFreeShare) return;
    throw new ApiError('out-of-space', 'The server has no room left for files. Please try again later.', {
      retryAfterSeconds,
    });
  };
}
