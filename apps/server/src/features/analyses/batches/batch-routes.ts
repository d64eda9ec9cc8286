import {
  analyze,
  batchEvents,
  cancelBatch,
  deleteBatch,
  getBatch,
  listBatches,
  listOrganizationRuns,
  listUserBatches,
  quoteBatch,
  removeSample,
  retryItem,
  startBatch,
  startResumeAnalysis,
  startSampleBatch,
} from '@winnow/contracts';
import { everyJobOf } from '../../../platform/http/caller.ts';
import type { EventStreams } from '../../../platform/http/event-streams.ts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import { personalOrganizationOf } from '../../organizations/personal-organization.ts';
import type { BatchService } from './batch-service.ts';
import type { RunFollowers } from './follow-runs.ts';
import type { SampleService } from './sample-service.ts';

export function mountBatches(
  api: Api,
  {
    batches,
    samples,
    eventStreams,
    runFollowers,
  }: {
    readonly batches: BatchService;
    readonly samples: SampleService;
    readonly eventStreams: EventStreams;
    readonly runFollowers: RunFollowers;
  },
): void {
  mount(api, quoteBatch, async ({ caller, input }) => ({
    data: await batches.quote(caller, input),
  }));

  for (const endpoint of [startBatch, startResumeAnalysis]) {
    mount(api, endpoint, async ({ caller, input }) => ({ data: await batches.start(caller, input) }));
  }
  mount(api, analyze, async ({ caller, input: { fileId, ...rest } }) => ({
    data: await batches.start(caller, { ...rest, fileIds: [fileId] }),
  }));

  mount(api, startSampleBatch, async ({ caller }) => ({ data: await samples.start(caller) }));
  mount(api, removeSample, async ({ caller }) => ({
    data: { removed: await samples.remove(caller.organizationId) },
  }));

  mount(api, listBatches, async ({ caller, input }) => ({
    data: await batches.list(caller, input),
  }));
  mount(api, getBatch, async ({ caller, input: { id } }) => ({
    data: await batches.get(caller.organizationId, id),
  }));

  mount(api, listUserBatches, async ({ input: { userId, ...page } }) => ({
    data: await batches.list(everyJobOf(personalOrganizationOf(userId)), page),
  }));

  mount(api, listOrganizationRuns, async ({ input: { organizationId, ...page } }) => ({
    data: await batches.list(everyJobOf(organizationId), page),
  }));

  eventStreams.mount(
    api,
    batchEvents,
    ({ caller, input: { id }, emit, signal }) =>
      runFollowers.follow({ organizationId: caller.organizationId, id, signal }, emit),
    ({ caller, input: { id } }) => batches.get(caller.organizationId, id),
  );

  mount(api, cancelBatch, async ({ caller, input: { id } }) => ({
    data: await batches.cancel(caller, id),
  }));
  mount(api, retryItem, async ({ caller, input }) => ({ data: await batches.retry(caller, input) }));
  mount(api, deleteBatch, async ({ caller, input: { id } }) => {
    await batches.remove(caller, id);
    return { data: { id } };
  });
}
