import { getMe, listSessions } from '@winnow/contracts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function oneSessionOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(listSessions);
  return { id: data.sessions[0]?.id ?? '' };
}

async function identityOf(_: TestServer, { client }: SignedUp) {
  return { id: (await client.call(getMe)).data.supabaseId };
}

export const things: ThingsByPath = {
  '/user/sessions/{id}': oneSessionOf,
};

export const access: AccessByRoute = {
  'POST /auth/signup': 'anyone',
  'POST /auth/signin': 'anyone',
  'POST /auth/refresh': 'anyone',
  'POST /auth/forgot-password': 'anyone',
  'POST /auth/reset-password': 'anyone',
  'POST /auth/verify-email': 'anyone',
  'GET /auth/supabaseId': { make: identityOf, input: ({ id }) => ({ id }) },
  // Its name cannot be guessed.
  'GET /profile-images/{id}': 'anyone',
};
