import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** A member who has spent credits. */
async function aSpender(server: TestServer, { userId, organizationId }: SignedUp) {
  const work = { credits: 1, reason: 'analysis', subjectId: 'run', label: 'Analyst' } as const;
  await server.platform.openDatabase.database.transaction((transaction) =>
    server.services.credits.hold(transaction, { userId, organizationId }, work),
  );
  return { member: userId };
}

/** Of another person's organization. */
async function memberOf(_: TestServer, { userId }: SignedUp) {
  return { userId };
}

export const access: AccessByRoute = {
  // The only call of operators that is not below /admin.
  'POST /credits/add': 'operator',
  'GET /credits/history': { make: aSpender, input: ({ member }) => ({ member }), status: 200 },
  'PUT /organization/spending-limits/{userId}': { make: memberOf, input: { credits: 5 } },
};
