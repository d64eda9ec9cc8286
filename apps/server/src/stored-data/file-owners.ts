import { createProfileImageFiles } from '../features/accounts/profile-images/profile-image-files.ts';
import { createTombstoneFiles } from '../features/accounts/safety/tombstones.ts';
import { createResumeFiles } from '../features/files/resume-files.ts';
import type { FileOwner } from '../features/housekeeping/unowned-files.ts';
import { createAttachmentFiles } from '../features/support/attachment-files.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * All owners of files in storage: files unknown to all of them are removed, others count toward their user's storage.
 */
export function listFileOwners(database: Database): FileOwner[] {
  return [
    createResumeFiles(database),
    createProfileImageFiles(database),
    createAttachmentFiles(database),
    createTombstoneFiles(),
  ];
}
