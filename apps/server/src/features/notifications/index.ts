import { type Foundation, feature } from '../feature.ts';
import { createInboxFollowers } from './follow-inbox.ts';
import { createInboxService } from './inbox-service.ts';
import { mountNotifications } from './notification-routes.ts';
import { createNotificationService } from './notification-service.ts';
import { handleNotificationTasks } from './notification-tasks.ts';

/** What members are told of: whatever happens is added by the feature in which it does. */
export const notifications = feature({
  createServices: (given: Foundation) => ({ notifications: createNotificationService(given) }),
});

/** What a member was told of. */
export const inbox = feature({
  createServices(given: Foundation) {
    const service = createInboxService(given);
    return { inbox: service, inboxFollowers: createInboxFollowers({ ...given, inbox: service }) };
  },
  routes: mountNotifications,
  tasks: handleNotificationTasks,
});
