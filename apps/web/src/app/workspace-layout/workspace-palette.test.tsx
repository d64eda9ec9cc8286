import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchAnswer } from '@winnow/contracts';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { WorkspacePalette } from './workspace-palette.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const none = { total: 0, hits: [] };
const nothing: SearchAnswer = {
  words: ['x'],
  isAnonymous: false,
  candidates: none,
  jobs: none,
  runs: none,
  files: none,
  comments: none,
  pending: 0,
};

const quickBooks: SearchAnswer = {
  ...nothing,
  words: ['quickbooks'],
  candidates: {
    total: 12,
    hits: [
      {
        fileId: id(1),
        analysisId: id(2),
        jobTitle: 'Accountant',
        name: 'Cruz Navarro',
        headline: 'Bookkeeper, Harbour Foods',
        reasons: [{ kind: 'skill', text: 'QuickBooks', marks: [{ start: 0, end: 10 }] }],
      },
    ],
  },
  pending: 3,
};

/** Responses of the server by the end of the path; `search` by its query. */
function answering(answers: Readonly<Record<string, SearchAnswer>>, anonymousView = false) {
  const preferences = { theme: 'system', language: 'en', retentionDays: 365, anonymousView };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const byPath: Readonly<Record<string, unknown>> = {
      search: answers[searchParams.get('q') ?? ''] ?? nothing,
      'job-descriptions': { jobs: [], nextCursor: null, total: 0 },
      batches: { batches: [], nextCursor: null },
      preferences,
      me: { isOperator: false },
    };
    return new Response(JSON.stringify({ data: byPath[pathname.split('/').at(-1) ?? ''] ?? {} }));
  });
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <WorkspacePalette isOpen={isOpen} onOpenChange={setOpen} onShowShortcuts={() => {}} />
    </>
  );
}

function openPalette() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Opened />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const address = () => document.querySelector('output')?.textContent;

test('candidates are found by their skills, with the match, and one press lists all of them', async () => {
  answering({ QuickBooks: quickBooks });
  openPalette();
  type('QuickBooks');
  const hit = await screen.findByRole('option', { name: /Cruz Navarro/ });
  expect(hit.textContent).toContain('Skill: QuickBooks');
  expect(hit.querySelector('mark')?.textContent).toBe('QuickBooks');
  expect(screen.getByText('3 resumes are still being indexed.')).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Show all 12 candidates with “QuickBooks”' }));
  expect(address()).toBe('/resume-history?search=QuickBooks');
});

test('a comment is found by its text and leads to its place', async () => {
  const hit = {
    id: id(3),
    analysisId: id(4),
    name: 'Cruz Navarro',
    jobTitle: 'Accountant',
    by: id(5),
    at: '2026-11-20T10:00:00.000Z',
    text: 'Asked for the notice period.',
    marks: [{ start: 14, end: 20 }],
  };
  answering({ notice: { ...nothing, words: ['notice'], comments: { total: 1, hits: [hit] } } });
  openPalette();
  type('notice');
  const option = await screen.findByRole('option', { name: /Cruz Navarro/ });
  expect(option.querySelector('mark')?.textContent).toBe('notice');
  await userEvent.click(option);
  expect(address()).toBe(`/resume-history/${id(4)}?tab=comments&comment=${id(3)}`);
});

test('Enter opens the candidate, who is then among the recent ones', async () => {
  answering({ quickb: quickBooks });
  openPalette();
  type('quickb');
  await screen.findByRole('option', { name: /Cruz Navarro/ });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(address()).toBe(`/resume-history/${id(2)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toBe('Cruz Navarro');
});

test('every setting is found by its name and by synonyms', async () => {
  answering({});
  openPalette();
  for (const [words, label] of [
    ['retention', 'Retention period'],
    ['language', 'Language'],
    ['two-factor', 'Two-step login'],
    ['2fa', 'Two-step login'],
  ] as const) {
    type(words);
    expect(screen.getAllByRole('option')[0]?.textContent).toContain(label);
  }
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(address()).toBe('/settings#factors');
});

test('without results it shows the query and what can be searched, and says where names are hidden', async () => {
  answering({ cruz: { ...nothing, isAnonymous: true } }, true);
  openPalette();
  type('cruz');
  await screen.findByText('No results for “cruz”.');
  expect(screen.getByText(/Search for names, skills, employers/)).toBeVisible();
  expect(screen.getByText(/names and contact details are not searched/)).toBeVisible();
  answering({ '?!': { ...nothing, words: [] } });
  type('?!');
  await screen.findByText('Type a letter or a number.');
});

test('results for an older query are not shown while a newer one is pending', async () => {
  answering({ quickbooks: quickBooks });
  openPalette();
  type('quickbooks');
  await screen.findByRole('option', { name: /Cruz Navarro/ });
  type('quickbooks paris');
  expect(screen.queryByRole('option', { name: /Cruz Navarro/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await screen.findByText('No results for “quickbooks paris”.');
});

test('a failed search says so, and screens are still found', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 422 }));
  openPalette();
  type('sett');
  await screen.findByText(/Search isn’t available right now/);
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
});
