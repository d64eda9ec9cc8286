import type { AnalysisRow, JobRequirement } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { summariseRows } from './summarise-rows.ts';

const requirements = [
  { id: 'sql', kind: 'skill', text: 'SQL', must: true },
  { id: 'licence', kind: 'certification', text: 'Driving licence', must: true },
  { id: 'python', kind: 'skill', text: 'Python', must: false },
  { id: 'duty', kind: 'other', text: 'Prepare reports', must: false, overall: true },
  { id: 'place', kind: 'location', text: 'Lima', must: false },
] as JobRequirement[];

const row = (score: number | null, missing: readonly string[] = []) =>
  ({
    score,
    verdicts: requirements.map(({ id, must }) => ({
      requirementId: id,
      must,
      status: missing.includes(id) ? 'not-found' : 'met',
      credit: id === 'place' ? null : missing.includes(id) ? 0 : 1,
    })),
  }) as AnalysisRow;

test('scores are counted by tens, with 100 in the last group', () => {
  const { bins, judged, median } = summariseRows(
    [row(0), row(9), row(10), row(100), row(null)],
    requirements,
  );
  expect(bins.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(judged).toBe(4);
  expect(median).toBe(10);
});

test('the most common gaps come first, without duties and unscored candidates', () => {
  const rows = [
    row(40, ['python', 'duty', 'place']),
    row(50, ['python', 'sql']),
    row(null, ['sql', 'licence']),
  ];
  expect(summariseRows(rows, requirements).lacking).toEqual([
    { id: 'python', text: 'Python', count: 2 },
    { id: 'sql', text: 'SQL', count: 1 },
  ]);
});

test('two requirements of the same name are listed once, for candidates who lack either', () => {
  const [sql] = requirements;
  const named = { id: 'sql-work', kind: 'experience', text: 'SQL', must: false } as JobRequirement;
  const rows = [row(40, ['sql']), row(50, ['sql'])];
  const lacking = {
    requirementId: 'sql-work',
    kind: 'experience',
    overall: false,
    must: false,
    status: 'not-met',
    credit: 0,
    weight: 1,
  } as const;
  const lacksBoth = row(30, ['sql']);
  lacksBoth.verdicts.push(lacking);
  expect(summariseRows([...rows, lacksBoth], sql ? [sql, named] : []).lacking).toEqual([
    { id: 'sql', text: 'SQL', count: 3 },
  ]);
});

test('the costliest must-have is the one that alone separates most candidates from the rest', () => {
  const rows = [row(50, ['sql', 'licence']), row(50, ['sql', 'licence']), row(60, ['licence', 'python'])];
  expect(summariseRows(rows, requirements).costliest).toEqual({
    id: 'licence',
    text: 'Driving licence',
    count: 1,
  });
  expect(summariseRows([row(90)], requirements).costliest).toBeNull();
});

test('nothing is shown without candidates', () => {
  expect(summariseRows([], requirements)).toMatchObject({
    judged: 0,
    median: 0,
    lacking: [],
    costliest: null,
  });
});
