import { listNotifications } from '@winnow/contracts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
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

export const access: AccessByRoute = {
  // Those of others are left out of the marking, and so of the count that it answers.
  'POST /notifications/read': {
    make: aNotification,
    input: ({ id }) => ({ ids: [id], isRead: false }),
    status: 200,
  },
};
