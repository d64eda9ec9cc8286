import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnalysisDetail, PassageSuggestion, SecondReading } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { SecondReader } from './second-reader.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const suggestion: PassageSuggestion = {
  id: '00000000-0000-4000-8000-000000000002',
  requirementId: 'docker',
  requirement: 'Docker',
  quote: 'Packed every service into containers.',
  start: 0,
  end: 37,
  state: 'open',
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
};
const payload = {
  ...{ host: 'models.example', model: 'grain-1', instructions: 'Copy each quote.', isShortened: false },
  ...{
    requirements: [{ id: 'docker', text: 'Docker' }],
    text: '[…]\nPacked every service',
    hash: 'of-the-text',
  },
};
// The fields of a candidate that the screen uses.
const candidate = {
  id,
  verdicts: [{ status: 'not-found', credit: 0 }],
  report: { findings: [] },
} as unknown as AnalysisDetail;

let reading: SecondReading;
let calls: string[];
let isBroken: boolean;

beforeEach(() => {
  const settings = { isConfigured: true, isOn: true, model: 'grain-1', host: 'models.example' };
  reading = { settings: { ...settings, perDay: 9, left: 9 }, hasLooked: false, suggestions: [] };
  calls = [];
  isBroken = false;
  vi.stubGlobal(
    'fetch',
    async (address: unknown, init: { readonly method: string; readonly body?: string }) => {
      const path = new URL(String(address), 'http://localhost').pathname;
      if (init.method !== 'GET') calls.push(`${init.method} ${init.body ?? ''}`);
      const { status = 200, ...body } = answerTo(path, init);
      return Response.json(body, { status });
    },
  );
});
afterEach(() => {
  cleanup();
  toasts.clear();
});

function answerTo(
  path: string,
  { method, body }: { readonly method: string; readonly body?: string },
): { readonly status?: number; readonly [field: string]: unknown } {
  if (path.endsWith('/payload')) return { data: payload };
  if (path.endsWith('/organization/second-reader')) {
    if (method === 'PATCH')
      reading = { ...reading, settings: { ...reading.settings, ...JSON.parse(body ?? '') } };
    return { data: reading.settings };
  }
  if (method === 'POST') {
    if (isBroken) return { status: 503, code: 'unavailable', message: 'No answer.' };
    reading = { ...reading, hasLooked: true, suggestions: [suggestion] };
    return { data: { ...reading, dropped: 1 } };
  }
  if (method === 'PATCH') {
    const { state } = JSON.parse(body ?? '');
    reading = { ...reading, suggestions: [{ ...suggestion, state }] };
  }
  return { data: reading };
}

function show(shown: AnalysisDetail = candidate): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecondReader candidate={shown} />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('before its first use it shows what is sent, and sends exactly that', async () => {
  show();
  await press('Look again');
  expect(await screen.findByText(/Packed every service/)).toBeVisible();
  expect(screen.getByText('Copy each quote.')).toBeVisible();
  expect(calls).toEqual([]);
  await press('Send and look');
  expect(await screen.findByText('Packed every service into containers.')).toBeVisible();
  expect(calls).toEqual([`POST ${JSON.stringify({ hash: 'of-the-text' })}`]);
  expect(screen.getByText(/^One suggestion was dropped/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Look again');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a passage is accepted, undone and dismissed, each with a button that names it', async () => {
  reading = { ...reading, suggestions: [suggestion] };
  show();
  const accept = await screen.findByRole('button', { name: 'Accept this passage for Docker' });
  accept.focus();
  fireEvent.click(accept);
  const takeBack = await screen.findByRole('button', { name: 'Undo the decision on Docker' });
  await waitFor(() => expect(document.activeElement).toBe(takeBack));
  await waitFor(() =>
    expect(toasts.list().map(({ message }) => message)).toContain('Accepted and scored again.'),
  );
  await press('Undo the decision on Docker');
  await waitFor(() => expect(toasts.list().map(({ message }) => message)).toContain('Undone.'));
  await press('Dismiss this passage for Docker');
  expect(await screen.findByText('Dismissed')).toBeVisible();
  expect(calls.map((call) => JSON.parse(call.slice(6)).state)).toEqual(['accepted', 'open', 'dismissed']);
  await waitFor(() => expect(toasts.list().map(({ message }) => message)).toContain('Dismissed.'));
});

test('a failing model changes nothing', async () => {
  isBroken = true;
  reading = { ...reading, hasLooked: true, suggestions: [suggestion] };
  show();
  await press('Look again');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Look again' })).toBeEnabled();
  expect(screen.getByText(suggestion.quote)).toBeVisible();
});

test('an owner turns it on; it is absent if no model is configured or nothing is missing', async () => {
  reading = { ...reading, settings: { ...reading.settings, isOn: false } };
  show();
  expect(await screen.findByText(/No resume is sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
  await press('Turn on');
  expect(await screen.findByRole('button', { name: 'Look again' })).toBeEnabled();
  cleanup();
  show({ ...candidate, verdicts: [] });
  expect(screen.queryByText('Second reader')).toBeNull();
});
