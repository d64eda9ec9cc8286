import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { mountHiringTeams } from './hiring-team-routes.ts';
import { createHiringTeamService } from './hiring-team-service.ts';

/** Hiring teams of jobs; they determine what hiring managers see. */
export const hiringTeams = feature({
  createServices: (
    given: Foundation & { readonly audit: AuditService; readonly notifications: NotificationService },
  ) => ({
    hiringTeams: createHiringTeamService(given),
  }),
  routes: mountHiringTeams,
});
