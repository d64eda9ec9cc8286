import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { OrderDialog } from './order-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with an address form and an order button. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose
      </button>
      <section id="address">
        <input aria-label="Name or company" />
      </section>
      {isOpen && (
        <OrderDialog
          title="Order Pro?"
          words="By invoice."
          isOrdering={false}
          onOrder={() => {}}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

async function openDialog() {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: null })));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  return screen.findByRole('link', { name: 'Add an address first' });
}

test('a user who wants to add an address continues in its first field', async () => {
  await userEvent.click(await openDialog());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name or company')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a user who cancels an order returns to where they were', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' })));
});
