import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MoreFilters } from './more-filters.tsx';

afterEach(cleanup);

function show(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query.includes('47.99rem') }));
  render(
    <MoreFilters count={2}>
      {(close) => (
        <button type="button" onClick={close}>
          Weights
        </button>
      )}
    </MoreFilters>,
  );
}

test('on a wide screen the filters are part of the page', () => {
  show(false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Weights']);
});

test('on a narrow screen a button shows how many are set and opens them', async () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Weights' })).toBeNull();
  const opener = screen.getByRole('button', { name: 'Filters, 2 set' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Filters, 2 set' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Weights' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
