import { expect, test } from 'vitest';
import { chooseNextStep } from './choose-next-step.ts';

const nothing = { toReview: 0, unreadable: 0, analyses: 0, jobs: 0 };
const run = { id: 'run', title: 'Nurse' };
const job = { id: 'job', title: 'Nurse' };

test('a new account starts with a job description', () => {
  expect(chooseNextStep(nothing, null, null)).toEqual({ kind: 'start' });
});

test('a job description without resumes needs resumes', () => {
  expect(chooseNextStep({ ...nothing, jobs: 1 }, null, job)).toEqual({ kind: 'analyze', job });
});

test('waiting candidates come before a run, and a run before unreadable files', () => {
  const busy = { toReview: 3, unreadable: 2, analyses: 9, jobs: 1 };
  expect(chooseNextStep(busy, run, job)).toEqual({ kind: 'review', count: 3 });
  expect(chooseNextStep({ ...busy, toReview: 0 }, run, job)).toEqual({
    kind: 'run',
    batchId: 'run',
    title: 'Nurse',
  });
  expect(chooseNextStep({ ...busy, toReview: 0 }, null, job)).toEqual({ kind: 'unreadable', count: 2 });
});

test('after all candidates are decided there is nothing to do', () => {
  expect(chooseNextStep({ ...nothing, analyses: 9, jobs: 1 }, null, job)).toEqual({ kind: 'rest' });
});
