import type { Database } from '../../../platform/database/database.ts';
import { lastPartOf } from '../../../platform/storage/storage.ts';
import type { FileOwner } from '../../housekeeping/unowned-files.ts';
import { listKnownLogos, logoKey } from './logo-repository.ts';

/** Owner of the files of logos. */
export function createLogoFiles(database: Database): FileOwner {
  return {
    folder: 'organization-logos',
    async listKnown(keys) {
      return (await listKnownLogos(database, keys.map(lastPartOf))).map(logoKey);
    },
    // One small redrawn picture for each organization: not counted against any limit.
    measure: async () => ({ files: 0, bytes: 0 }),
    measureAllBut: async () => 0,
  };
}
