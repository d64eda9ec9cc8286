import {
  analyze,
  batchEvents,
  cancelBatch,
  deleteBatch,
  getBatch,
  listBatches,
  listUserBatches,
  quoteBatch,
  removeSample,
  retryItem,
  startBatch,
  startResumeAnalysis,
  startSampleBatch,
} from '@winnow/contracts';
import type { EventStreams } from '../../../platform/http/event-streams.ts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { BatchService } from './batch-service.ts';
import { followBatch } from './follow-batch.ts';
import type { SampleService } from './sample-service.ts';

export function mountBatches(
  api: Api,
  {
    batches,
    samples,
    eventStreams,
  }: {
    readonly batches: BatchService;
    readonly samples: SampleService;
    readonly eventStreams: EventStreams;
  },
): void {
  mount(api, quoteBatch, async ({ caller, input }) => ({ data: await batches.quote(caller.userId, input) }));

  for (const endpoint of [startBatch, startResumeAnalysis]) {
    mount(api, endpoint, async ({ caller, input }) => ({ data: await batches.start(caller.userId, input) }));
  }
  mount(api, analyze, async ({ caller, input: { fileId, ...rest } }) => ({
    data: await batches.start(caller.userId, { ...rest, fileIds: [fileId] }),
  }));

  mount(api, startSampleBatch, async ({ caller }) => ({ data: await samples.start(caller.userId) }));
  mount(api, removeSample, async ({ caller }) => ({
    data: { removed: await samples.remove(caller.userId) },
  }));

  mount(api, listBatches, async ({ caller, input }) => ({ data: await batches.list(caller.userId, input) }));
  mount(api, getBatch, async ({ caller, input: { id } }) => ({ data: await batches.get(caller.userId, id) }));

  mount(api, listUserBatches, async ({ input: { userId, ...page } }) => ({
    data: await batches.list(userId, page),
  }));

  eventStreams.mount(
    api,
    batchEvents,
    ({ caller, input: { id }, emit, signal }) =>
      followBatch(batches, { ownerId: caller.userId, id, signal }, emit),
    ({ caller, input: { id } }) => batches.get(caller.userId, id),
  );

  mount(api, cancelBatch, async ({ caller, input: { id } }) => ({
    data: await batches.cancel(caller.userId, id),
  }));
  mount(api, retryItem, async ({ caller, input }) => ({ data: await batches.retry(caller.userId, input) }));
  mount(api, deleteBatch, async ({ caller, input: { id } }) => {
    await batches.remove(caller.userId, id);
    return { data: { id } };
  });
}
