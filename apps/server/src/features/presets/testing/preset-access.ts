import { randomUUID } from 'node:crypto';
import { createPreset } from '@winnow/contracts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** Each with a unique name. */
async function aPreset(_: TestServer, { client }: SignedUp) {
  const requirement = { kind: 'skill', text: 'SQL', must: true, weight: 3 } as const;
  const preset = { name: `Analysts ${randomUUID()}`, requirements: [requirement] };
  return { id: (await client.call(createPreset, preset)).data.id };
}

export const things: ThingsByPath = {
  '/requirement-presets/{id}': aPreset,
};

export const access: AccessByRoute = {
  'PATCH /requirement-presets/{id}': { make: aPreset, input: { name: 'Mine now' } },
};
