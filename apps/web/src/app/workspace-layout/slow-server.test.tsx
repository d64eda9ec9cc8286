import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { SlowServer } from './slow-server.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

/** A page and a decision that the server answers when told to. */
function open() {
  let answer: (value: string) => void = () => {};
  const slowly = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  function Page() {
    useQuery({ queryKey: ['page'], queryFn: slowly });
    const { mutate } = useMutation({ mutationFn: slowly });
    return (
      <button type="button" onClick={() => mutate()}>
        Yes
      </button>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
      <SlowServer />
    </QueryClientProvider>,
  );
  return { answer: () => act(async () => answer('here')) };
}

test('after three seconds a notice says that the server is slow, until it responds', async () => {
  const { answer } = open();
  await pass(2_999);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toBe('Still waiting for the server…');
  await answer();
  expect(said()).toBe('');
});

test('a pending change is reported as not saved yet', async () => {
  const { answer } = open();
  await answer();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await pass(3_000);
  expect(said()).toBe('Not saved yet. Still waiting for the server…');
  await answer();
  expect(said()).toBe('');
});
