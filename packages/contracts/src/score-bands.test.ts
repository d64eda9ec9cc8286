import { expect, test } from 'vitest';
import { bandOf } from './score-bands.ts';

test('a band starts at its lowest score', () => {
  expect([0, 24, 25, 44, 45, 59, 60, 100].map(bandOf)).toEqual([
    'little-found',
    'little-found',
    'partial',
    'partial',
    'worth-a-call',
    'worth-a-call',
    'strong',
    'strong',
  ]);
});
