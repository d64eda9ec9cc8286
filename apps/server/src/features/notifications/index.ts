import type { AccountServices } from '../accounts/account-services.ts';
import { type Foundation, feature } from '../feature.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import { createNotificationEmails } from './emails/notification-emails.ts';
import { createUnsubscribeService } from './emails/unsubscribe-service.ts';
import { createUnsubscribeTokens } from './emails/unsubscribe-token.ts';
import { createInboxFollowers } from './follow-inbox.ts';
import { createInboxService } from './inbox-service.ts';
import { mountNotifications } from './notification-routes.ts';
import { createNotificationService } from './notification-service.ts';
import { handleNotificationTasks } from './notification-tasks.ts';
import { createPresenceService } from './presence/presence-service.ts';
import {
  createNotificationSettings,
  type NotificationSettingsService,
} from './settings/notification-settings-service.ts';

/** What members are notified of. Each feature adds its own events. */
export const notifications = feature({
  createServices(given: Foundation) {
    const notificationSettings = createNotificationSettings(given);
    return {
      notificationSettings,
      notifications: createNotificationService({ ...given, notificationSettings }),
    };
  },
});

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly emailBudget: EmailBudget;
  readonly hiringTeams: HiringTeamService;
  readonly notificationSettings: NotificationSettingsService;
};

/** The notifications of a user, on screens and by email. */
export const inbox = feature({
  createServices(given: Needs) {
    const service = createInboxService(given);
    const presence = createPresenceService(given);
    const unsubscribeTokens = createUnsubscribeTokens(given.identityBase.keys);
    return {
      inbox: service,
      presence,
      inboxFollowers: createInboxFollowers({ ...given, inbox: service, presence }),
      unsubscription: createUnsubscribeService({ ...given, unsubscribeTokens }),
      notificationEmails: createNotificationEmails({
        ...given,
        inbox: service,
        unsubscribeTokens,
        languageOf: (userId) => given.accounts.users.getLanguage(userId),
      }),
    };
  },
  routes: mountNotifications,
  tasks: handleNotificationTasks,
});
