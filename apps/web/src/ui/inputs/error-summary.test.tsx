import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

const errors = { email: 'Email is required', name: null, form: 'The server is busy.' };

test('nothing is shown without errors', () => {
  const { container } = render(<ErrorSummary errors={{ email: undefined, name: null }} refusals={1} />);
  expect(container.innerHTML).toBe('');
});

test('each failed submission moves focus to the summary, which links to the fields', async () => {
  const form = (refusals: number) => (
    <>
      <input id="email" aria-label="Email" />
      <ErrorSummary errors={errors} refusals={refusals} />
    </>
  );
  const { rerender } = render(form(0));
  expect(document.activeElement).toBe(document.body);
  rerender(form(1));
  expect(document.activeElement?.textContent).toContain('There is a problem');
  // An error that belongs to no input has no link.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Email is required']);
  expect(screen.getByText('The server is busy.').tagName).toBe('LI');
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  rerender(form(2));
  expect(document.activeElement?.textContent).toContain('There is a problem');
});
