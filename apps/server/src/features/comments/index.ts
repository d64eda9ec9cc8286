import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import { listUnfitComments } from './comment-repository.ts';
import { mountComments } from './comment-routes.ts';
import { createCommentService } from './comment-service.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly analyses: AnalysisService;
  readonly contacts: ContactService;
  readonly teams: TeamServices;
  readonly hiringTeams: HiringTeamService;
  readonly notifications: NotificationService;
};

/** Comments of members on candidates. */
export const comments = feature({
  createServices: (given: Needs) => ({
    comments: createCommentService({
      ...given,
      members: given.teams.members,
      viewers: given.hiringTeams,
    }),
  }),
  routes: mountComments,
  checks: ({ database }) => [
    check(
      'comments-in-threads',
      'Every reply answers a first comment on the same candidate, and of a deleted comment no word is left.',
      () => listUnfitComments(database),
    ),
  ],
});
