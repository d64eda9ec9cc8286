import { expect, test } from 'vitest';
import { exportChoice } from './export-choice.ts';

const filters = {
  search: '',
  jobDescriptionId: null,
  group: null,
  stage: null,
  decision: 'none',
  minScore: 45,
  flagged: null,
} as const;

test('an export names those who are shown', () => {
  expect(exportChoice([{ id: 'a' }, { id: 'b' }], filters)).toEqual({ ids: 'a,b' });
});

test('too many to be named are described by the filters that are set', () => {
  const many = Array.from({ length: 401 }, (_, place) => ({ id: String(place) }));
  expect(exportChoice(many, filters)).toEqual({ decision: 'none', minScore: '45' });
});
