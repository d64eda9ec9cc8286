import type { Database } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import type { FileOwner } from '../../housekeeping/unowned-files.ts';
import type { OrganizationDataSource } from '../organization-data.ts';
import {
  listExports,
  listExportsById,
  type OrganizationExportRow,
  sumExportsOfAllBut,
} from './organization-export-repository.ts';

const folder = 'organization-exports';

/** Storage key of a part of an archive, from 0. */
export function partKey(exportId: string, part: number): string {
  return `${folder}/${exportId}/${part}`;
}

export function partKeysOf({ id, parts }: Pick<OrganizationExportRow, 'id' | 'parts'>): string[] {
  return Array.from({ length: parts }, (_, part) => partKey(id, part));
}

/** Owner of the parts of archives. */
export function createOrganizationExportFiles(database: Database): FileOwner {
  return {
    folder,
    async listKnown(keys) {
      const ids = new Set(keys.map(exportOf).filter(isUuid));
      const rows = await listExportsById(database, [...ids]);
      const known = new Set(rows.flatMap(partKeysOf));
      // Archives that are being written aren't counted yet.
      const waiting = new Set(rows.filter(({ state }) => state === 'waiting').map(({ id }) => id));
      return keys.filter((key) => known.has(key) || waiting.has(exportOf(key)));
    },
    // One at a time for each organization, for a week: not counted against what it may upload.
    measure: async () => ({ files: 0, bytes: 0 }),
    measureAllBut: (on, organizationIds) => sumExportsOfAllBut(on, organizationIds),
  };
}

function exportOf(key: string): string {
  return key.split('/')[1] ?? '';
}

/** Archives are deleted with their organization, and aren't part of later archives. */
export function createOrganizationExportSource(database: Database): OrganizationDataSource {
  return {
    name: 'exports',
    isExport: true,
    async listFiles(organizationId) {
      const rows = await listExports(database, organizationId);
      return rows.flatMap((row) => partKeysOf(row).map((key) => ({ key, name: 'part' })));
    },
  };
}
