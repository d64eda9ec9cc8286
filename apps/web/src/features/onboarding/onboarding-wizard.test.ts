import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noAnswers } from '../../entities/account/hiring/onboarding-answers.ts';
import { readWizard, useWizard } from './onboarding-wizard.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const start = () => renderHook(() => useWizard('maren', 2)).result;

test('the wizard starts at step 0 without answers, and stays between its first and last step', () => {
  const wizard = start();
  expect(wizard.current).toMatchObject({ step: 0, answers: noAnswers });
  act(() => wizard.current.back());
  expect(wizard.current.step).toBe(0);
  for (let press = 0; press < 5; press += 1) act(() => wizard.current.next());
  expect(wizard.current.step).toBe(2);
});

test('answers and step are restored on another day', () => {
  const wizard = start();
  act(() => wizard.current.answer({ role: 'Recruiter', industries: ['Software'] }));
  act(() => wizard.current.next());
  expect(start().current).toMatchObject({
    step: 1,
    answers: { ...noAnswers, role: 'Recruiter', industries: ['Software'] },
  });
});

test('a reset returns to step 0 with empty data', () => {
  const wizard = start();
  act(() => wizard.current.answer({ companyName: 'Ostrowski Mills' }));
  act(() => wizard.current.next());
  act(() => wizard.current.reset());
  expect(wizard.current).toMatchObject({ step: 0, answers: noAnswers });
  expect(readWizard('maren', 2)).toEqual({ step: 0, answers: noAnswers });
});

test('the answers of one user are not shown to another', () => {
  const wizard = start();
  act(() => wizard.current.answer({ jobTitle: 'Miller' }));
  expect(readWizard('somebody else', 2).answers).toEqual(noAnswers);
});

test.each(['not json', '[]', '7', '{"step":"1","answers":{}}', '{"step":1}', '{"step":99,"answers":null}'])(
  'what is kept as %s is not believed',
  (kept) => {
    localStorage.setItem('onboarding_maren', kept);
    expect(readWizard('maren', 2).answers).toEqual(noAnswers);
  },
);

test('only stored answers of the right type are restored', () => {
  const answers = { role: 7, industries: ['Software', 3], jobTitle: 'Miller', unknown: 'x' };
  localStorage.setItem('onboarding_maren', JSON.stringify({ step: 9, answers }));
  expect(readWizard('maren', 2)).toEqual({ step: 2, answers: { ...noAnswers, jobTitle: 'Miller' } });
});
