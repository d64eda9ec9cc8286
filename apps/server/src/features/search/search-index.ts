import { createHash } from 'node:crypto';
import { ApiError, type FactCorrections, type OrganizationId } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../engine-tasks/requester.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import { keepResumeSearches } from './search-repository.ts';
import type { ResumeIndex } from './words/index-resume.ts';

type Indexed = {
  readonly id: string;
  readonly organizationId: OrganizationId;
  readonly personId: string;
  readonly documentHash: string | null;
  readonly corrections: FactCorrections | null;
};

/** Creates and stores the search index of resumes. */
export type SearchIndex = {
  /** Must be called before the transaction. A resume that takes too long gets an empty index. */
  prepare(requester: Requester, resume: Resume): Promise<ResumeIndex>;
  /** Stores the index, in the transaction that changes the resume; also updates its person in the talent pool. */
  keep(transaction: Transaction, resume: Indexed, index: ResumeIndex): Promise<void>;
  /** Stores the index of resumes of an organization; the talent pool does not know it yet. */
  keepAll(
    transaction: Transaction,
    organizationId: OrganizationId,
    resumes: readonly { readonly resume: Indexed; readonly index: ResumeIndex }[],
  ): Promise<void>;
};

const nobody = { name: [], emails: [], phones: [], stays: [], schools: [], sketch: [] };
/** Of a resume that could not be indexed. */
export const emptyIndex: ResumeIndex = {
  personal: '',
  facts: '',
  words: '',
  details: [],
  covered: [],
  pool: [],
  identity: nobody,
};

export function createSearchIndex({
  readers,
  poolWriter,
}: {
  readers: Pick<ReadingProcesses, 'indexResume'>;
  poolWriter: Pick<PoolWriter, 'refresh'>;
}): SearchIndex {
  return {
    async prepare(requester, resume) {
      try {
        return await readers.indexResume(resume, requester);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unreadable') return emptyIndex;
        throw error;
      }
    },

    keepAll,

    async keep(transaction, resume, index) {
      await keepAll(transaction, resume.organizationId, [{ resume, index }]);
      await poolWriter.refresh(transaction, resume.organizationId, [resume.personId]);
    },
  };
}

const keepAll: SearchIndex['keepAll'] = (transaction, organizationId, resumes) =>
  keepResumeSearches(
    transaction,
    organizationId,
    resumes.map(({ resume, index: { identity: _, ...index } }) => ({
      resumeId: resume.id,
      organizationId,
      source: sourceOf(resume),
      ...index,
    })),
  );

/** As `isPending` computes it from the stored text. */
function sourceOf({ documentHash, corrections }: Indexed): string {
  const corrected = corrections && createHash('md5').update(JSON.stringify(corrections)).digest('hex');
  return [documentHash ?? '', ...(corrected ? [corrected] : [])].join(' ');
}
