import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { createPendingIndex } from './pending-index.ts';
import type { SearchIndex } from './search-index.ts';
import { mountSearch } from './search-routes.ts';
import { createSearchService } from './search-service.ts';
import { handleSearchTasks } from './search-tasks.ts';

type Needs = Foundation & {
  readonly organizations: OrganizationService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
};

export const search = feature({
  createServices: (given: Needs) => ({
    pendingIndex: createPendingIndex(given),
    search: createSearchService({
      ...given,
      isAnonymous: given.organizations.isAnonymous,
    }),
  }),
  routes: mountSearch,
  tasks: handleSearchTasks,
});
