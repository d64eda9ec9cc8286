import { randomUUID } from 'node:crypto';
import { createImport } from '@winnow/contracts';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function anImport(_: TestServer, { client }: SignedUp) {
  const request = { name: 'Spring fair', files: 2, idempotencyKey: randomUUID() };
  return { id: (await client.call(createImport, request)).data.id };
}

export const things: ThingsByPath = {
  '/imports/{id}': anImport,
};

export const access: AccessByRoute = {
  'POST /imports': {
    make: aJob,
    input: ({ id }) => ({ name: 'Fair', files: 1, jobDescriptionId: id, idempotencyKey: randomUUID() }),
  },
  'POST /imports/{id}/items': {
    make: anImport,
    input: { items: [{ path: 'ada.txt', bytes: 12 }] },
  },
  'POST /candidate-tables': {
    make: aJob,
    input: ({ id }) => ({
      name: 'Fair',
      mapping: 'name,email',
      jobDescriptionId: id,
      idempotencyKey: randomUUID(),
    }),
  },
  'POST /imports/{id}/state': { make: anImport, input: { to: 'pause' } },
};
