import type { OrganizationId } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { lastPartOf } from '../../platform/storage/storage.ts';
import type { FileOwner } from '../housekeeping/unowned-files.ts';
import { measureResumes, measureResumesOfAllBut } from './library-repository.ts';
import { listStorageKeys } from './resume-repository.ts';

/** The files of resumes. */
export function createResumeFiles(database: Database): FileOwner {
  return {
    folder: 'resumes',
    listKnown(keys) {
      const ids = keys.map(lastPartOf).filter(isUuid);
      return listStorageKeys(database, ids);
    },
    measure: measureResumes,
    measureAllBut: measureResumesOfAllBut,
  };
}

/** Storage key of a resume. */
export function resumeKey(organizationId: OrganizationId, id: string): string {
  return `resumes/${organizationId}/${id}`;
}
