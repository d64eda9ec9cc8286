import { type Foundation, feature } from '../feature.ts';
import { mountResumeMatcher } from './resume-matcher-routes.ts';
import { createResumeMatcherService } from './resume-matcher-service.ts';
import { createSampleFiles } from './sample-files.ts';

export const resumeMatcher = feature({
  createServices: (given: Foundation) => ({
    resumeMatcher: createResumeMatcherService(given),
    sampleFiles: createSampleFiles(given.samplesFolder),
  }),
  routes: mountResumeMatcher,
});
