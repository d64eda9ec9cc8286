import type { JobRequirement } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { noChanges, withChange, withoutChosen } from './what-if-changes.ts';

const line = (id: string): JobRequirement => ({
  id,
  kind: 'skill',
  text: id,
  must: false,
  overall: false,
  weight: 2,
  demand: { kind: 'skill' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
});

test('a weight and a must-have of one requirement are one change, and other requirements keep theirs', () => {
  const weighed = withChange(withChange(noChanges, line('a'), { weight: 0 }), line('b'), { must: true });
  expect(withChange(weighed, line('a'), { must: true })).toEqual({
    a: { weight: 0, must: true },
    b: { weight: 2, must: true },
  });
});

test('a value moved back to that of the job is not a change', () => {
  const changed = withChange(noChanges, line('a'), { weight: 4 });
  expect(withChange(changed, line('a'), { weight: 2 })).toEqual(noChanges);
});

test('after the job was saved in the meantime, removed requirements and equal values are left out', () => {
  const mine = { weight: 5, must: false };
  const changes = { a: mine, b: mine, gone: mine };
  expect(
    withoutChosen(changes, { requirements: [line('a'), line('b')] }, { a: 'theirs', b: 'mine' }),
  ).toEqual({
    b: mine,
  });
});
