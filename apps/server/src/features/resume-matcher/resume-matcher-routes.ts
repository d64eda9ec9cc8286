import { ApiError, getSample, listSamples, matchResume, sentenceInWords } from '@winnow/contracts';
import { presentNotes } from '../../engine-tasks/present-notes.ts';
import { visitorRequester } from '../../engine-tasks/requester.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { presentMatch } from './match-report.ts';
import type { ResumeMatcherService } from './resume-matcher-service.ts';
import type { SampleFiles } from './sample-files.ts';

export function mountResumeMatcher(
  api: Api,
  {
    resumeMatcher,
    sampleFiles,
  }: { readonly resumeMatcher: ResumeMatcherService; readonly sampleFiles: SampleFiles },
): void {
  mount(api, matchResume, async ({ input, files, signal, visit }) => {
    const outcome = await resumeMatcher.match(
      files.resume,
      input.job,
      visitorRequester(visit.address, signal),
    );
    if (outcome.ok) {
      const { job, notes } = outcome;
      return { data: { ...presentMatch(outcome), jobNotes: presentNotes(job.text, notes) } };
    }
    const { reason } = outcome;
    const words = sentenceInWords(`unreadable-${reason}`, outcome.message);
    throw new ApiError('unreadable', words, { reason, errors: { resume: [words] } });
  });

  mount(api, listSamples, async () => ({ data: await sampleFiles.list() }));

  mountDownload(api, getSample, async ({ input }) => {
    const sample = await sampleFiles.find(input.id);
    if (!sample) throw new ApiError('not-found', 'There is no such sample.');
    return sample;
  });
}
