import type { OrganizationId } from '@winnow/contracts';
import type { Evidence } from '@winnow/engine';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { OpenedAnalysis } from '../analyses/analysis-service.ts';

/** The places in the resume of an analysis that identify the candidate. */
export type FindPersonal = (
  organizationId: OrganizationId,
  opened: OpenedAnalysis,
  signal?: AbortSignal,
) => Promise<readonly Evidence[]>;

export function createFindPersonal(readers: Pick<ReadingProcesses, 'findPersonal'>): FindPersonal {
  return (organizationId, { detail, resume }, signal) => {
    const { documentHash, factsHash } = detail.inputs;
    const key = [detail.id, documentHash, factsHash, resume.document.text.length].join(' ');
    return readers.findPersonal(resume, key, userRequester(organizationId, signal));
  };
}
