import { expect, test } from 'vitest';
import { bandOf } from './resume-matcher.ts';

test('a band begins at its lowest score', () => {
  expect([0, 29, 30, 54, 55, 74, 75, 100].map(bandOf)).toEqual([
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
