import { randomUUID } from 'node:crypto';
import { addComment } from '@winnow/contracts';
import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aComment(server: TestServer, owner: SignedUp) {
  const { id } = await anAnalysis(server, owner);
  const commentId = randomUUID();
  await owner.client.call(addComment, { id, commentId, text: 'Call her references.' });
  return { id, commentId };
}

export const things: ThingsByPath = {
  '/resume-analysis/{id}/comments/{commentId}': aComment,
};

export const access: AccessByRoute = {
  'POST /resume-analysis/{id}/comments': {
    make: anAnalysis,
    input: { commentId: '0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d11', text: 'Mine now' },
  },
  'PATCH /resume-analysis/{id}/comments/{commentId}': { make: aComment, input: { text: 'Mine now' } },
};
