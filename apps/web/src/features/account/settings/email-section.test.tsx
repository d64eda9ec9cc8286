// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmailSection } from './email-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('settings that failed to load say so, and load with a retry', async () => {
  const kept = { analysisFinished: true, creditsLow: false, supportReplies: true, filesDue: false };
  const answers = [new Response('{}', { status: 500 }), Response.json({ data: kept })];
  vi.stubGlobal('fetch', async () => answers.shift());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <EmailSection />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([true, false, true, false]);
});
