// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { AnalysisRow } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { useSearched } from './use-searched.ts';

afterEach(cleanup);

const row = (id: string, more: Partial<AnalysisRow> = {}) =>
  ({
    id,
    alias: `Candidate ${id}`,
    candidateName: 'Ada Beispiel',
    headline: 'Nurse',
    place: null,
    fileName: 'ada.pdf',
    ...more,
  }) as AnalysisRow;

type ListProps = {
  readonly rows: readonly AnalysisRow[];
  readonly search: string;
  readonly isAnonymous?: boolean;
};

function List({ rows, search, isAnonymous = false }: ListProps) {
  const searched = useSearched(rows, { scope: { batchId: 'run' }, search, isAnonymous });
  if (searched.isSearching) return <p>searching {searched.rows.length}</p>;
  return <p>found {searched.rows.map(({ id, headline }) => `${id} ${headline}`).join(', ') || 'none'}</p>;
}

const show = (list: React.JSX.Element) =>
  render(<QueryClientProvider client={createQueryClient()}>{list}</QueryClientProvider>);

test('without the server, the text of rows is searched, except for hidden names', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  const rows = [row('a'), row('b', { candidateName: 'Jo', headline: 'Cook' })];
  show(<List rows={rows} search="beispiel" />);
  expect(screen.getByText('searching 2')).toBeVisible();
  expect(await screen.findByText('found a Nurse')).toBeVisible();
  cleanup();
  show(<List rows={rows} search="beispiel" isAnonymous />);
  expect(await screen.findByText('found none')).toBeVisible();
  cleanup();
  show(<List rows={rows} search="cook" isAnonymous />);
  expect(await screen.findByText('found b Cook')).toBeVisible();
});

test('without a query nothing is requested and every row stays', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  show(<List rows={[row('a'), row('b')]} search="  " />);
  expect(screen.getByText('found a Nurse, b Nurse')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});
