// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import type { GatedRow } from './use-missing-musts.ts';

afterEach(cleanup);

const rowOf = (...missing: string[]): GatedRow => ({
  id: 'analysis',
  jobDescriptionId: 'job',
  jobVersion: 1,
  gate: { passed: missing.length === 0, missing },
});

/** The dialog about some candidates, with the requirements of their job already loaded. */
function open(rows: readonly GatedRow[], name: string | null = 'Candidate A') {
  const queries = createQueryClient();
  queries.setQueryData(
    ['jobs', 'version', 'job', 1],
    [
      { id: 'cpa', text: 'CPA' },
      { id: 'excel', text: 'Excel' },
    ],
  );
  const onDecline = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <DeclineDialog name={name} rows={rows} onClose={() => {}} onDecline={onDecline} />
    </QueryClientProvider>,
  );
  return onDecline;
}

const chip = (name: string) => screen.getByRole('button', { name });

test('a missing must-have is preselected and named, and Enter alone confirms', async () => {
  const onDecline = open([rowOf('cpa', 'excel')]);
  expect(chip('Missing: CPA and Excel').ariaPressed).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onDecline).toHaveBeenCalledExactlyOnceWith({ reasons: ['missing-must'], reason: '' });
});

test('a reason is required; digits select one, and text is kept', async () => {
  const onDecline = open([rowOf()]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Choose a reason.');
  await userEvent.keyboard('324');
  expect(chip('Location').ariaPressed).toBe('true');
  await userEvent.keyboard('2');
  await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  await userEvent.type(screen.getByRole('textbox'), ' Wants 20{Shift>}{Enter}{/Shift}more ');
  await userEvent.keyboard('{Enter}');
  expect(onDecline).toHaveBeenCalledExactlyOnceWith({ reasons: ['pay', 'level'], reason: 'Wants 20\nmore' });
});

test('another reason needs text that is neither missing nor too long', () => {
  const onDecline = open([rowOf()]);
  const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Decide no' }));
  fireEvent.click(chip('Other'));
  decide();
  expect(screen.getByText('Enter a short reason.')).toBeVisible();
  write('x'.repeat(1_001));
  decide();
  expect(screen.getByText('Keep the reason under 1,000 characters.')).toBeVisible();
  expect(onDecline).not.toHaveBeenCalled();
  write(' No licence yet. ');
  decide();
  expect(onDecline).toHaveBeenCalledWith({ reasons: ['other'], reason: 'No licence yet.' });
});

test('if only some of several miss a must-have, it says how many, and preselects nothing', () => {
  open([rowOf('cpa'), rowOf(), rowOf()], null);
  expect(screen.getByRole('dialog', { name: 'No to 3 candidates?' })).toBeVisible();
  expect(chip('Missing a must-have').ariaPressed).toBe('false');
  expect(screen.getByText('1 of 3 candidates does not meet a must-have.')).toBeVisible();
});
