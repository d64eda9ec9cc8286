import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { lastPartOf } from '../../platform/storage/storage.ts';
import type { FileOwner } from '../housekeeping/unowned-files.ts';
import {
  listKnownAttachmentIds,
  measureAttachments,
  measureAttachmentsOfAllBut,
} from './attachment-repository.ts';
import { attachmentKey } from './attachment-service.ts';

/** Owner of the files attached to support messages. */
export function createAttachmentFiles(database: Database): FileOwner {
  return {
    folder: 'support',
    async listKnown(keys) {
      const ids = keys.map(lastPartOf).filter(isUuid);
      return (await listKnownAttachmentIds(database, ids)).map(attachmentKey);
    },
    measure: measureAttachments,
    measureAllBut: measureAttachmentsOfAllBut,
  };
}
