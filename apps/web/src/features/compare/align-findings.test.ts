import type { MatchFinding } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { alignFindings } from './align-findings.ts';

const weighting = { base: 1, asked: 'must', factors: [] } as const;

const finding = (
  id: string,
  status: MatchFinding['status'],
  more: Partial<MatchFinding['requirement']> = {},
): MatchFinding => ({
  requirement: { id, kind: 'skill', text: id, must: false, overall: false, weight: 1, weighting, ...more },
  status,
  credit: null,
  reason: { code: 'skill-listed', args: {} },
  evidence: [],
  parts: [],
});
const ids = (rows: readonly { readonly requirement: { readonly id: string } }[]) =>
  rows.map(({ requirement }) => requirement.id);

test('requirements that all meet alike are separate from differences', () => {
  const { differing, alike } = alignFindings([
    [finding('sql', 'met'), finding('git', 'met')],
    [finding('sql', 'not-met'), finding('git', 'met')],
  ]);
  expect(ids(differing)).toEqual(['sql']);
  expect(ids(alike)).toEqual(['git']);
  expect(differing[0]?.findings.map((each) => each?.status)).toEqual(['met', 'not-met']);
});

test('must-haves come first, then the largest differences, then the highest weights', () => {
  const { differing } = alignFindings([
    [
      finding('near', 'met', { weight: 5 }),
      finding('far', 'met'),
      finding('light', 'met', { weight: 1 }),
      finding('must', 'met', { must: true }),
    ],
    [
      finding('near', 'partly'),
      finding('far', 'not-met'),
      finding('light', 'partly'),
      finding('must', 'partly'),
    ],
  ]);
  expect(ids(differing)).toEqual(['must', 'far', 'near', 'light']);
});

test('a candidate without this requirement has an empty value, which is a difference', () => {
  const { differing } = alignFindings([[finding('sql', 'met')], []]);
  expect(differing[0]?.findings[1]).toBeNull();
});
