import { expect, test } from 'vitest';
import { undoOf } from './undo-change.ts';

const before: Parameters<typeof undoOf>[0] = {
  stage: 'screening',
  decision: 'no',
  decisionReason: 'Knows another trade',
  declinedFor: { reasons: ['level'], musts: [] },
  override: { score: 70, reason: 'Met them' },
  notes: 'Call on Monday',
};

test('a decision goes back to the one before, with its reason', () => {
  const undone = undoOf(before, { decision: { value: 'yes', reason: '' } });
  expect(undone).toEqual({
    decision: { value: 'no', reason: 'Knows another trade', reasons: ['level'] },
  });
});

test('what was not decided is not decided again', () => {
  const fresh = { ...before, decision: null, decisionReason: null, declinedFor: null };
  expect(undoOf(fresh, { decision: { value: 'maybe', reason: '' } })).toEqual({
    decision: { value: null, reason: '', reasons: [] },
  });
});

test('only what was changed is taken back', () => {
  expect(undoOf(before, { stage: 'offer' })).toEqual({ stage: 'screening' });
  expect(undoOf(before, { notes: '' })).toEqual({ notes: 'Call on Monday' });
  expect(undoOf(before, { override: null })).toEqual({ override: { score: 70, reason: 'Met them' } });
});
