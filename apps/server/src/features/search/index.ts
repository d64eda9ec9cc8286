import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { createPendingResumes } from './pending-resumes.ts';
import type { SearchIndex } from './search-index.ts';
import { listPending } from './search-repository.ts';
import { mountSearch } from './search-routes.ts';
import { createSearchService } from './search-service.ts';
import { indexResumes } from './search-task-values.ts';
import { handleSearchTasks } from './search-tasks.ts';

type Needs = Foundation & {
  readonly organizations: OrganizationService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
};

export const search = feature({
  createServices: (given: Needs) => ({
    pendingIndex: createPendingResumes(given, {
      task: indexResumes,
      list: listPending,
      keep: given.searchIndex.keep,
    }),
    search: createSearchService({
      ...given,
      isAnonymous: given.organizations.isAnonymous,
    }),
  }),
  routes: mountSearch,
  tasks: handleSearchTasks,
});
