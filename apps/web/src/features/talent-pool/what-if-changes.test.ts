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

test('a weight and a must-have of one requirement are one change, and others keep theirs', () => {
  const weighed = withChange(withChange(noChanges, line('a'), { weight: 0 }), line('b'), { must: true });
  expect(withChange(weighed, line('a'), { must: true })).toEqual({
    a: { weight: 0, must: true },
    b: { weight: 2, must: true },
  });
});

test('what is moved back to how the job has it is no change', () => {
  const changed = withChange(noChanges, line('a'), { weight: 4 });
  expect(withChange(changed, line('a'), { weight: 2 })).toEqual(noChanges);
});

test('of a job that was saved meanwhile what is gone, and what was chosen as saved, is left out', () => {
  const mine = { weight: 5, must: false };
  const changes = { a: mine, b: mine, gone: mine };
  expect(
    withoutChosen(changes, { requirements: [line('a'), line('b')] }, { a: 'theirs', b: 'mine' }),
  ).toEqual({
    b: mine,
  });
});
