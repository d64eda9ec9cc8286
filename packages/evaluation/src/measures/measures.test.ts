import { describe, expect, test } from 'vitest';
import { contentWords } from '../alignment/content-words.ts';
import { fitKeywordSearch } from '../baselines/keyword-search.ts';
import type { EvaluationCase, LabeledRequirement, Verdict } from '../cases/case.ts';
import type { ScoredCase } from '../scoring/shown.ts';
import { fitRisingCurve, foretellFits, meanDistance } from './fit-of-score.ts';
import { measures } from './measures.ts';
import { compare } from './outcome.ts';

const requirements: readonly LabeledRequirement[] = [
  { id: 'r1', text: 'Beekeeping', quote: 'beekeeping', kind: 'skill', must: true },
  { id: 'r2', text: 'Driving license', quote: 'driving license', kind: 'certification', must: true },
  { id: 'r3', text: 'HiveTracks', quote: 'HiveTracks', kind: 'tool', must: false },
  { id: 'r4', text: 'Patience', quote: 'patience', kind: 'soft', must: true },
];

const quotes = ['kept bees', 'driving license', 'I kept', ''];

/** Fits decrease from 4 by two; verdicts are in the order of the requirements. */
function makeCase(labeled: readonly (readonly Verdict[])[]): EvaluationCase {
  const files = labeled.map((_, index) => `resume-${index + 1}.txt`);
  return {
    id: 'beekeeper',
    profession: 'beekeeper',
    form: 'plain',
    advert: '',
    requirements,
    resumes: labeled.map((verdicts, index) => ({
      file: files[index] ?? '',
      text: 'I kept bees.\nI hold a driving license.',
      fit: 4 - 2 * index,
      verdicts: new Map(
        requirements.map(({ id }, at) => [
          id,
          { verdict: verdicts[at] ?? 'not-found', quote: quotes[at] ?? '' },
        ]),
      ),
    })),
    order: files,
  };
}

/** The product shows these requirements, with whether each is a must-have, and gives these verdicts and scores. */
function makeScored(
  texts: readonly (readonly [string, boolean])[],
  given: readonly (readonly Verdict[])[],
  scores: readonly number[],
  flagged: readonly string[] = [],
): ScoredCase {
  const shown = texts.map(([text, must], index) => ({
    id: `s${index}`,
    text,
    kind: 'skill',
    must,
    words: contentWords(text),
  }));
  return {
    requirements: shown,
    resumes: given.map((verdicts, index) => ({
      file: `resume-${index + 1}.txt`,
      score: scores[index] ?? null,
      flags: index === 1 ? flagged : [],
      verdicts: new Map(
        shown.map(({ id }, at) => [
          id,
          { verdict: verdicts[at] ?? 'not-found', evidence: [{ start: 2, end: 11 }] },
        ]),
      ),
    })),
  };
}

function figuresOf(labels: EvaluationCase, scored: ScoredCase): Readonly<Record<string, number | null>> {
  const outcome = compare(labels, scored, () => 0);
  return Object.fromEntries(measures.map(({ name, ofWinnow }) => [name, ofWinnow([outcome])]));
}

describe('the measures', () => {
  const labels = makeCase([
    ['met', 'met', 'met', 'met'],
    ['partly', 'not-found', 'not-met', 'not-found'],
  ]);

  test('are perfect if the product agrees with the labels', () => {
    const figures = figuresOf(
      labels,
      makeScored(
        [
          ['Beekeeping', true],
          ['Driving license', true],
          ['HiveTracks', false],
        ],
        [
          ['met', 'met', 'met'],
          ['partly', 'not-found', 'not-met'],
        ],
        [90, 20],
      ),
    );
    expect(figures).toEqual({
      'Requirements found': 1,
      'Requirements shown but not asked for': 0,
      'Must-have or nice-to-have right': 1,
      'Verdicts, weighted κ': 1,
      'Verdicts right, requirements not found counted as wrong': 1,
      'Must-haves passed that the resume does not show': 0,
      'Must-haves denied that the resume shows': 0,
      'Wrongly called not met': 0,
      'Evidence in the labeled lines, of what both call met': 2 / 3,
      'Two resumes in the right order': 1,
      'Score against fit, Spearman': 1,
      'Honest resumes flagged': 0,
    });
  });

  test('count missed, invented, wrong and misordered output', () => {
    const figures = figuresOf(
      labels,
      makeScored(
        [
          ['Beekeeping', false],
          ['Driving license', true],
          ['A company since 1950', true],
        ],
        [
          ['not-found', 'met'],
          ['not-met', 'met'],
        ],
        [20, 90],
        ['keyword-stuffing'],
      ),
    );
    expect(figures).toMatchObject({
      'Requirements found': 2 / 3,
      'Requirements shown but not asked for': 1 / 3,
      'Must-have or nice-to-have right': 1 / 2,
      // One of six verdicts is right: the license in the first resume.
      'Verdicts right, requirements not found counted as wrong': 1 / 6,
      'Must-haves passed that the resume does not show': 1,
      'Must-haves denied that the resume shows': 1 / 2,
      'Wrongly called not met': 1,
      'Two resumes in the right order': 0,
      'Score against fit, Spearman': -1,
      'Honest resumes flagged': 1 / 2,
    });
  });

  test('give unmentioned and unmet requirements the same grade', () => {
    const scored = makeScored([['HiveTracks', false]], [['met'], ['not-found']], [50, 50]);
    expect(figuresOf(labels, scored)).toMatchObject({
      'Verdicts, weighted κ': 1,
      'Two resumes in the right order': 1 / 2,
    });
  });
});

test('keyword search learns from the other jobs how many words of a requirement are enough', () => {
  const labels = makeCase([
    ['met', 'met', 'not-found', 'not-found'],
    ['met', 'met', 'not-found', 'not-found'],
  ]);
  const outcomes = ['a', 'b', 'c'].map((id) =>
    compare({ ...labels, id }, makeScored([['Driving license', true]], [['met']], [50]), () => 0),
  );
  const gradeByWords = fitKeywordSearch(outcomes);
  const [verdicts] = outcomes.flatMap(({ resumes }) => resumes.map((resume) => resume.verdicts));
  expect(verdicts?.map((verdict) => gradeByWords(verdict, 'a'))).toEqual([0, 1, 0]);
});

describe('the fit predicted from a score', () => {
  test('rises with the score, regardless of single resumes', () => {
    const curve = fitRisingCurve([
      { value: 10, fit: 0 },
      { value: 20, fit: 3 },
      { value: 30, fit: 1 },
      { value: 40, fit: 4 },
    ]);
    expect([5, 10, 20, 30, 35, 40, 99].map(curve)).toEqual([0, 0, 2, 2, 2, 4, 4]);
  });

  test('is fitted on other jobs than the one it is predicted for', () => {
    const scored = makeScored([['Beekeeping', true]], [[], []], [90, 10]);
    const labels = makeCase([[], []]);
    const usual = ['a', 'b', 'c', 'd'].map((id) => compare({ ...labels, id }, scored, () => 0));
    // In one job the lower score has the better fit, which the curve of the other four does not know.
    const odd = compare({ ...labels, id: 'odd' }, { ...scored, resumes: swapScores(scored) }, () => 0);
    const foretold = foretellFits([...usual, odd], ({ score }) => score);
    expect(foretold.get('odd')).toEqual([
      { fit: 4, foretold: 2 },
      { fit: 2, foretold: 4 },
    ]);
    expect(meanDistance(foretold.get('odd') ?? [])).toBe(2);
    expect(meanDistance([])).toBeNull();
  });
});

function swapScores({ resumes }: ScoredCase): ScoredCase['resumes'] {
  const scores = resumes.map(({ score }) => score).toReversed();
  return resumes.map((resume, index) => ({ ...resume, score: scores[index] ?? null }));
}
