import type { RecordedChange } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test.each<[string, RecordedChange | null]>([
  ['Moved from New to Interview.', { code: 'stage-changed', from: 'new', to: 'interview' }],
  ['Decided: Maybe.', { code: 'decided', decision: 'maybe' }],
  ['The decision was taken back.', { code: 'decision-withdrawn' }],
  ['Wrote notes.', { code: 'notes-written' }],
  ['Set a score of 70 beside the computed 55.', { code: 'score-set', score: 70, computed: 55 }],
  ['Set a score of 70 beside the computed none.', { code: 'score-set', score: 70, computed: null }],
  ['Judged by version 3 of the job description.', { code: 'scored-again', version: 3 }],
  ['Moved from New to Elsewhere.', null],
  ['Something else.', null],
])('the sentence “%s” of an earlier release is recognized', (text, change) => {
  expect(changeOf({ text, change: null })).toEqual(change);
});

test('a stored code needs no sentence', () => {
  const change = { code: 'notes-written' } as const;
  expect(changeOf({ text: 'Removed the notes.', change })).toBe(change);
});
