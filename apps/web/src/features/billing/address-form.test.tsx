import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { AddressForm } from './address-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form with a server that has no address and gives this response to a new one. */
async function openForm(answer: { readonly status: number; readonly body: object }) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify({ data: null }));
    sent.push(String(body));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddressForm />
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: /^Name or company/ });
  return sent;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

test('fields that break a rule of the server are marked before anything is sent, and the first gets focus', async () => {
  const sent = await openForm({ status: 200, body: {} });
  await userEvent.click(field(/^Country/));
  await userEvent.paste('x'.repeat(101));
  await save();
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(screen.getByText('Use at most 100 characters.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Name or company/)));
  await userEvent.type(field(/^Name or company/), 'Ada');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(sent).toEqual([]);
});

test('a server error is shown at its field, which gets focus', async () => {
  const errors = { street: ['There is no such street', 'Nor a number'] };
  const body = { status: 422, code: 'invalid', message: 'Refused', errors, requestId: 'r' };
  const sent = await openForm({ status: 422, body });
  await userEvent.type(field(/^Name or company/), 'Ada');
  await save();
  await screen.findByText('There is no such street');
  const street = field(/^Street/);
  expect(street.getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Name or company/).getAttribute('aria-invalid')).not.toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(street));
  expect(sent).toHaveLength(1);
});
