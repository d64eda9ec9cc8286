import { expect, test } from 'vitest';
import type { CaseOutcome } from '../measures/outcome.ts';
import { errorsOfCase } from './errors-of-case.ts';

const text = 'I kept bees.\nI drive a van.';
const bees = { id: 'r1', text: 'Beekeeping', quote: 'beekeeping', kind: 'skill', must: true } as const;
const license = { ...bees, id: 'r2', text: 'Driving license', kind: 'certification' } as const;
const shown = { id: 's1', text: 'Bees', kind: 'other', must: false, words: new Set(['bees']) };

const outcome: CaseOutcome = {
  id: 'beekeeper-plain',
  profession: 'beekeeper',
  form: 'plain',
  requirements: [
    { requirement: bees, shown },
    { requirement: license, shown: null },
  ],
  shown: [shown, { ...shown, id: 's2', text: 'Since 1950' }],
  invented: [{ ...shown, id: 's2', text: 'Since 1950' }],
  resumes: [
    {
      file: 'resume-1.txt',
      fit: 4,
      score: 20,
      flags: [],
      tfIdf: 0,
      verdicts: [
        {
          file: 'resume-1.txt',
          text,
          requirement: bees,
          labeled: { verdict: 'met', quote: 'kept bees' },
          shown: { verdict: 'partly', evidence: [{ start: 0, end: 11 }] },
          wordsFound: 0,
        },
      ],
    },
    { file: 'resume-2.txt', fit: 1, score: 35, flags: ['keyword-stuffing'], tfIdf: 0, verdicts: [] },
  ],
};

test('each error of a case is a line with the label and the output', () => {
  expect(errorsOfCase(outcome)).toEqual([
    'nice-to-have     r1 skill, must-have: "Beekeeping", shown as the nice-to-have "Bees"',
    'not found    r2 certification, must-have: "Driving license"',
    'invented     other, nice-to-have: "Since 1950"',
    'verdict      resume-1.txt r1 "Beekeeping", shown as other "Bees": partly ("I kept bees"), labeled met ("kept bees")',
    'order        resume-1.txt (score 20, fit 4) belongs above resume-2.txt (score 35, fit 1)',
    'flagged      resume-2.txt: keyword-stuffing',
  ]);
});
