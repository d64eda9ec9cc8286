import { listFittingJobs, notifyOfStrongPeople, previewAnalysis, suggestPeople } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { FittingJobsService } from './fitting-jobs-service.ts';
import type { PreviewService } from './preview-service.ts';
import type { SuggestionService } from './suggestion-service.ts';

export function mountRediscovery(
  api: Api,
  {
    suggestions,
    fittingJobs,
    previews,
  }: {
    readonly suggestions: SuggestionService;
    readonly fittingJobs: FittingJobsService;
    readonly previews: PreviewService;
  },
): void {
  mount(api, suggestPeople, async ({ caller, input: { id, ...asked }, signal }) => ({
    data: await suggestions.suggest(caller, id, asked, signal),
  }));
  mount(api, notifyOfStrongPeople, async ({ caller, input: { id, isOn } }) => {
    await suggestions.setTelling(caller, id, isOn);
    return { data: { isOn } };
  });
  mount(api, listFittingJobs, async ({ caller, input: { id }, signal }) => ({
    data: await fittingJobs.list(caller, id, signal),
  }));
  mount(api, previewAnalysis, async ({ caller, input: { id, jobDescriptionId }, signal }) => ({
    data: await previews.preview(caller, id, jobDescriptionId, signal),
  }));
}
