import { removeUploadsBefore } from '../../platform/http/abandoned-uploads.ts';
import { type Foundation, feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import type { WriterService } from '../writer/writer-service.ts';
import { createHousekeepingService } from './housekeeping-service.ts';
import { handleHousekeepingTasks } from './housekeeping-tasks.ts';
import { createUnownedFiles } from './unowned-files.ts';

export const housekeeping = feature({
  createServices: (given: Foundation & { readonly writer: WriterService }) => ({
    housekeeping: createHousekeepingService({
      ...given,
      removeUploads: async (before) =>
        (await removeUploadsBefore(given.uploadFolder, before)) + (await given.storage.removeDrafts(before)),
      removeDrafts: (before) => given.writer.removeAbandonedDrafts(before),
    }),
  }),
  tasks: handleHousekeepingTasks,
  checks: (stored) => [
    check('files-owned', 'Every file in storage belongs to something that is held.', () =>
      createUnownedFiles({ ...stored, owners: stored.fileOwners }).find(),
    ),
  ],
});
