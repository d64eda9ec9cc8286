import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { SearchService } from '../search/search-service.ts';
import { mountTalentLists } from './talent-list-routes.ts';
import { createTalentListService } from './talent-list-service.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly organizations: OrganizationService;
  readonly search: SearchService;
  readonly credits: CreditService;
};

/** Talent lists: named lists of people. */
export const talentLists = feature({
  createServices: (given: Needs) => ({
    talentLists: createTalentListService({ ...given, isAnonymous: given.organizations.isAnonymous }),
  }),
  routes: mountTalentLists,
});
