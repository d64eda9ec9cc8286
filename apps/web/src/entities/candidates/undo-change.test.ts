import type { AnalysisDetail } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { findOvertaken, undoOf } from './undo-change.ts';

const before: Parameters<typeof undoOf>[0] = {
  stage: 'screening',
  decision: 'no',
  decisionReason: 'Knows another trade',
  declinedFor: { reasons: ['level'], musts: [] },
  override: { score: 70, reason: 'Met them' },
  notes: 'Call on Monday',
};

test('undoing a decision restores the previous one with its reason', () => {
  const undone = undoOf(before, { decision: { value: 'yes', reason: '' } });
  expect(undone).toEqual({
    decision: { value: 'no', reason: 'Knows another trade', reasons: ['level'] },
  });
});

test('undoing a first decision clears it', () => {
  const fresh = { ...before, decision: null, decisionReason: null, declinedFor: null };
  expect(undoOf(fresh, { decision: { value: 'maybe', reason: '' } })).toEqual({
    decision: { value: null, reason: '', reasons: [] },
  });
});

test('only changed fields are restored', () => {
  expect(undoOf(before, { stage: 'offer' })).toEqual({ stage: 'screening' });
  expect(undoOf(before, { notes: '' })).toEqual({ notes: 'Call on Monday' });
  expect(undoOf(before, { override: null })).toEqual({ override: { score: 70, reason: 'Met them' } });
});

type Event = AnalysisDetail['events'][number];

const decidedBy = (by: string, decision: 'yes' | 'maybe' | 'no', reason: string | null = null): Event => ({
  kind: 'decision',
  text: '',
  change: { code: 'decided', decision },
  reason,
  by,
  at: '2026-11-23T10:00:00.000Z',
});

test('an unseen decision of another member is found, so that it can be restored', () => {
  const events = [decidedBy('anna', 'yes'), decidedBy('boris', 'maybe', 'Ask for references')];
  expect(findOvertaken({ decision: null, decidedBy: null }, { events })).toEqual({
    by: 'boris',
    decision: 'maybe',
    decisionReason: 'Ask for references',
    declinedFor: null,
  });
});

test('a decision that the user saw or made is not reported as overtaken', () => {
  const after = { events: [decidedBy('anna', 'yes'), decidedBy('boris', 'maybe')] };
  expect(findOvertaken({ decision: 'maybe', decidedBy: 'boris' }, after)).toBeNull();
  const alone = { events: [decidedBy('anna', 'yes'), decidedBy('anna', 'no')] };
  expect(findOvertaken({ decision: null, decidedBy: null }, alone)).toBeNull();
  expect(
    findOvertaken({ decision: null, decidedBy: null }, { events: [decidedBy('anna', 'yes')] }),
  ).toBeNull();
});
