import {
  connectTracking,
  countSentScores,
  disconnectTracking,
  importFromTracking,
  listSentScores,
  listTrackingConnections,
  listTrackingJobs,
  listTrackingSystems,
  sendScores,
  testTracking,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { TrackingService } from './tracking-service.ts';

export function mountTracking(api: Api, { tracking }: { readonly tracking: TrackingService }): void {
  mount(api, listTrackingConnections, async ({ caller }) => ({
    data: { connections: await tracking.list(caller) },
  }));

  mount(api, listTrackingSystems, async ({ caller }) => ({
    data: { connections: await tracking.list(caller) },
  }));

  mount(api, connectTracking, async ({ caller, input }) => ({ data: await tracking.connect(caller, input) }));

  mount(api, testTracking, async ({ caller, input: { id } }) => ({
    data: { error: await tracking.test(caller, id) },
  }));

  mount(api, listTrackingJobs, async ({ caller, input: { id } }) => ({
    data: { jobs: await tracking.listJobs(caller, id) },
  }));

  mount(api, importFromTracking, async ({ caller, input: { id, ...request }, signal }) => ({
    data: { importIds: await tracking.startImports(caller, id, request, signal) },
  }));

  mount(api, disconnectTracking, async ({ caller, input: { id } }) => {
    await tracking.disconnect(caller, id);
    return { data: { id } };
  });

  mount(api, listSentScores, async ({ caller, input: { id } }) => ({
    data: { systems: await tracking.listScores(caller, id) },
  }));

  mount(api, countSentScores, async ({ caller, input: { analysisIds } }) => ({
    data: await tracking.countScores(caller, [...new Set(analysisIds.split(','))]),
  }));

  mount(api, sendScores, async ({ caller, input: { analysisIds, passOverUnknown } }) => ({
    data: await tracking.sendScores(caller, analysisIds, passOverUnknown),
  }));
}
