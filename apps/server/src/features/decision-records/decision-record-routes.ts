import { getDecisionRecord, listDecisionRecords, listJobsOfDecisionRecords } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { DecisionRecordService } from './decision-record-service.ts';

export function mountDecisionRecords(
  api: Api,
  { decisionRecords }: { readonly decisionRecords: DecisionRecordService },
): void {
  mount(api, listDecisionRecords, async ({ caller, input }) => {
    const { cursor, limit, purpose, jobDescriptionId: jobId, since, until, ...rest } = input;
    const filter = {
      ...rest,
      jobId,
      since: since === undefined ? undefined : new Date(since),
      until: until === undefined ? undefined : new Date(until),
    };
    return { data: await decisionRecords.list(caller, filter, { cursor, limit, purpose }) };
  });
  // Must precede the route of one record, since `jobs` is not an id.
  mount(api, listJobsOfDecisionRecords, async ({ caller }) => ({
    data: await decisionRecords.listJobs(caller.organizationId),
  }));
  mount(api, getDecisionRecord, async ({ caller, input: { id } }) => ({
    data: await decisionRecords.get(caller, id),
  }));
}
