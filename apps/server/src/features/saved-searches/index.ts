import { type Foundation, feature } from '../feature.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { TalentPoolService } from '../talent-pool/talent-pool-service.ts';
import { mountSavedSearches } from './saved-search-routes.ts';
import { createSavedSearchService } from './saved-search-service.ts';
import { forgetSearches, notifySearchers } from './saved-search-task-values.ts';
import { createSearchAlertService, type SearchAlertService } from './search-alert-service.ts';

const everyMinute = '* * * * *';
const daily = '37 3 * * *';

type Needs = Foundation & {
  readonly notifications: NotificationService;
  readonly talentPool: TalentPoolService;
};

/** Saved searches of the talent pool, and alerts about new people that they find. */
export const savedSearches = feature({
  createServices: (given: Needs) => ({
    savedSearches: createSavedSearchService(given),
    searchAlerts: createSearchAlertService(given),
  }),
  routes: mountSavedSearches,
  tasks(queue, { searchAlerts }: { readonly searchAlerts: SearchAlertService }) {
    queue.handle(notifySearchers, () => searchAlerts.notify());
    queue.handle(forgetSearches, () => searchAlerts.forgetDeleted());
    queue.schedule(notifySearchers, everyMinute, {});
    queue.schedule(forgetSearches, daily, {});
  },
});
