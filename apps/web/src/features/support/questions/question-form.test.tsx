import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { QuestionForm } from './question-form.tsx';

beforeEach(() => {
  const user = { id: 'ada' } as ReturnType<typeof session.state>['user'];
  vi.spyOn(session, 'state').mockReturnValue({
    ...session.state(),
    user,
    isAuthenticated: true,
    isLoading: false,
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openForm() {
  const client = createQueryClient();
  const onAsked = vi.fn(() => cleanup());
  render(
    <QueryClientProvider client={client}>
      <QuestionForm requestId={null} onAsked={onAsked} />
    </QueryClientProvider>,
  );
  return onAsked;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });

test('a started question is restored after viewing another screen, and removed once it was sent', async () => {
  openForm();
  fireEvent.change(field('Subject'), { target: { value: 'A run that stays' } });
  fireEvent.change(field('message|question'), { target: { value: 'It says reading for an hour now.' } });
  cleanup();

  const onAsked = openForm();
  expect(field('Subject').value).toBe('A run that stays');
  expect(field('message|question').value).toBe('It says reading for an hour now.');
  const ticket = {
    id: '00000000-0000-4000-8000-000000000001',
    number: 1,
    subject: 'A run that stays',
    state: 'waiting',
    messages: [],
    answerBy: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: ticket })));
  fireEvent.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());

  openForm();
  expect(field('Subject').value).toBe('');
});
