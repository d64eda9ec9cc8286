import { randomUUID } from 'node:crypto';
import { announcePresence, listNotifications } from '@winnow/contracts';
import { aJob, anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { newJob } from '../../../testing/work.ts';

async function aNotification(server: TestServer, owner: SignedUp) {
  const { id: jobId } = await newJob(owner);
  const { userId, organizationId } = owner;
  await server.platform.openDatabase.database.transaction((transaction) =>
    server.services.notifications.add(transaction, {
      organizationId,
      to: [userId],
      actor: null,
      kind: 'hiring-team',
      about: { jobId },
    }),
  );
  const { data } = await owner.client.call(listNotifications, {});
  return { id: data.notifications[0]?.id ?? '' };
}

const tabId = '00000000-0000-4000-8000-00000000007a';

async function aTab(server: TestServer, owner: SignedUp) {
  const { id } = await aJob(server, owner);
  const tab = { tabId: randomUUID() };
  await owner.client.call(announcePresence, { ...tab, subject: 'job', id });
  return tab;
}

export const things: ThingsByPath = { '/notifications/{id}': aNotification };

export const access: AccessByRoute = {
  'PUT /presence': [
    { make: aJob, input: ({ id }) => ({ subject: 'job', id, tabId }) },
    { make: anAnalysis, input: ({ id }) => ({ subject: 'candidate', id, tabId }) },
  ],
  // A tab of others is left alone, as one that does not exist.
  'DELETE /presence/{tabId}': { make: aTab, status: 200 },
  // Authorized by the token in the link, which is only in emails.
  'POST /unsubscribe/open': 'anyone',
  'POST /unsubscribe': 'anyone',
  // Notifications of others are neither marked nor counted.
  'POST /notifications/read': {
    make: aNotification,
    input: ({ id }) => ({ ids: [id], isRead: false }),
    status: 200,
  },
};
