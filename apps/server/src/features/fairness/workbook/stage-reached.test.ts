import type { Stage } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { stageReached } from './stage-reached.ts';

const moves = (...stages: Stage[]) =>
  stages.slice(1).map((to, at) => ({ code: 'stage-changed', from: stages[at] ?? 'new', to }) as const);

test.each([
  ['moved on', moves('new', 'screening', 'interview'), 'interview', 2],
  ['moved past stages', moves('new', 'hired'), 'hired', 4],
  ['declined after an interview', moves('new', 'screening', 'interview', 'declined'), 'declined', 2],
  ['declined at once', moves('new', 'declined'), 'declined', 0],
  ['moved back', moves('new', 'hired', 'screening'), 'screening', 1],
  ['taken up again after a decline', moves('new', 'interview', 'declined', 'interview'), 'interview', 2],
  ['moved by a release without records', [null], 'offer', 3],
  ['moved after what is counted', [], 'new', 0],
] as const)('a candidate who was %s', (_, given, current, reached) => {
  expect(stageReached(given, current)).toBe(reached);
});
