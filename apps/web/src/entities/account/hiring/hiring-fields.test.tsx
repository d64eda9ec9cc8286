import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HiringFields } from './hiring-fields.tsx';
import { noAnswers } from './onboarding-answers.ts';

test('a goal stored by an earlier release selects the current choice, and is stored as that', async () => {
  const onAnswer = vi.fn();
  const hiringGoals = ['Judge everybody by the same measure', 'Hire a choir'];
  render(<HiringFields answers={{ ...noAnswers, hiringGoals }} onAnswer={onAnswer} />);
  expect(screen.getByRole('button', { name: 'Score everyone by the same criteria' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.queryByRole('button', { name: 'Judge everybody by the same measure' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Spend less per hire' }));
  expect(onAnswer).toHaveBeenCalledWith({
    hiringGoals: ['Score everyone by the same criteria', 'Hire a choir', 'Spend less per hire'],
  });
});
