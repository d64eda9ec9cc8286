import { generateJobDescription, jobDraft, rewriteJobSection } from '@winnow/contracts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { WriterService } from './writer-service.ts';

export function mountWriter(
  api: Api,
  { writer, eventStreams }: { readonly writer: WriterService; readonly eventStreams: EventStreams },
): void {
  mount(api, generateJobDescription, async ({ caller, input, signal }) => ({
    data: await writer.generate(caller, { ...input, signal }),
  }));

  mount(api, rewriteJobSection, async ({ caller, input, signal }) => ({
    data: await writer.rewrite(caller.organizationId, { ...input, signal }),
  }));

  eventStreams.mount(api, jobDraft, async ({ caller, input, emit, signal }) => {
    await emit('watching', {});
    await writer.watch({ organizationId: caller.organizationId, key: input.idempotencyKey, signal }, (text) =>
      emit('piece', { text }),
    );
  });
}
