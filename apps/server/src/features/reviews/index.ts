import type { AccountServices } from '../accounts/account-services.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { NotificationSettingsService } from '../notifications/settings/notification-settings-service.ts';
import { check } from '../operator/consistency.ts';
import { createFindPersonal } from '../shares/find-personal.ts';
import { createReviewChecks } from './review-checks.ts';
import { mountReviews } from './review-routes.ts';
import { createReviewServices, type ReviewServices } from './review-services.ts';
import { handleReviewTasks } from './review-tasks.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly analyses: AnalysisService;
  readonly audit: AuditService;
  readonly contacts: ContactService;
  readonly hiringTeams: HiringTeamService;
  readonly jobs: JobService;
  readonly notifications: NotificationService;
  readonly notificationSettings: NotificationSettingsService;
};
type Uses = { readonly reviews: ReviewServices };

export const reviews = feature({
  createServices(given: Needs) {
    const services = createReviewServices({
      ...given,
      findPersonal: createFindPersonal(given.readers),
      languageOf: (userId) => given.accounts.users.getLanguage(userId),
      emailOf: async (userId) => (await given.accounts.users.getAny(userId)).email,
      timingOf: async (userId, kind) => (await given.notificationSettings.get(userId)).emails[kind],
    });
    return { reviews: services, candidateViews: { note: services.marking.noteOpened } };
  },
  routes: mountReviews,
  tasks: (queue, given: Uses) => handleReviewTasks(queue, given.reviews),
  checks(stored) {
    const find = createReviewChecks(stored);
    return [
      check('reviews-complete', 'Who has finished a review has marked every candidate of it.', () =>
        find.findUnfinished(),
      ),
      check('reviews-ended', 'A review has an end if and only if it is closed or canceled.', () =>
        find.findMisdated(),
      ),
    ];
  },
});
