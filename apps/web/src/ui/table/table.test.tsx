import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column, Sort } from './column.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { Table } from './table.tsx';
import { VirtualTable } from './virtual-table.tsx';

afterEach(cleanup);

vi.stubGlobal('matchMedia', () => ({ matches: true }));

type Person = { readonly name: string; readonly score: number | null };

const people: readonly Person[] = [
  { name: 'Person 10', score: 40 },
  { name: 'Person 2', score: null },
  { name: 'person 1', score: 90 },
];

const name: Column<Person> = {
  id: 'name',
  header: 'Name',
  sortValue: (row) => row.name,
  cell: (row) => row.name,
};
const score: Column<Person> = {
  id: 'score',
  header: 'Score',
  align: 'end',
  sortsFirst: 'descending',
  sortValue: (row) => row.score,
  cell: (row) => row.score ?? '–',
};
const note: Column<Person> = { id: 'note', header: 'Note', cell: () => '' };
const columns = [name, score, note];

function Candidates() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <Table
      caption="Candidates"
      columns={columns}
      rows={people}
      rowKey={(row) => row.name}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const sortOf = (header: string) =>
  screen.getByRole('columnheader', { name: header }).getAttribute('aria-sort');

test('a table has a caption, and column and row headers', () => {
  render(<Candidates />);
  expect(screen.getByRole('table', { name: 'Candidates' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Score',
    'Note',
  ]);
  expect(shownNames()).toEqual(['Person 10', 'Person 2', 'person 1']);
});

test('clicking a header sorts, another click reverses, and the order is announced', async () => {
  render(<Candidates />);
  expect(sortOf('Score')).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect(sortOf('Score')).toBe('descending');
  expect(shownNames()).toEqual(['person 1', 'Person 10', 'Person 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect(sortOf('Score')).toBe('ascending');
  expect(shownNames()).toEqual(['Person 10', 'person 1', 'Person 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(sortOf('Score')).toBe('none');
  expect(shownNames()).toEqual(['person 1', 'Person 2', 'Person 10']);
});

test('a column that cannot be sorted has no button and no order', () => {
  render(<Candidates />);
  const heading = screen.getByRole('columnheader', { name: 'Note' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(heading.hasAttribute('aria-sort')).toBe(false);
});

test('rows shown as cards are sorted with a select', async () => {
  render(<Candidates />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, descending');
  expect(shownNames()).toEqual(['Person 10', 'Person 2', 'person 1']);
  expect(sortOf('Name')).toBe('descending');
});

test('rows without a value are last in both directions', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    expect(sortRows(people, columns, { columnId: 'score', direction }).at(-1)?.name).toBe('Person 2');
  }
});

test('equal rows keep their order', () => {
  const equal = [
    { name: 'b', score: 1 },
    { name: 'a', score: 1 },
  ];
  expect(sortRows(equal, columns, { columnId: 'score', direction: 'descending' })).toEqual(equal);
});

test('a column starts in the most useful direction', () => {
  expect(nextSort(name, null).direction).toBe('ascending');
  expect(nextSort(score, { columnId: 'name', direction: 'ascending' }).direction).toBe('descending');
});

test('a table that renders only visible rows prints every row', () => {
  const rows = Array.from({ length: 150 }, (_, place) => ({ id: `row-${place}` }));
  const columns = [{ id: 'id', header: 'Row', cell: ({ id }: { id: string }) => id }];
  render(
    <VirtualTable caption="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} height="10rem" />,
  );
  expect(screen.queryByText('row-149')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('row-149')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('row-149')).toBeNull();
});

test('the header of a table is a button on screen, and text with the order on paper', () => {
  render(
    <Table
      caption="Candidates"
      columns={columns}
      rows={[]}
      rowKey={({ name }) => name}
      sort={{ columnId: 'score', direction: 'descending' }}
      onSortChange={() => {}}
    />,
  );
  expect(screen.getByRole('button', { name: 'Score' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Score ↓');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('button', { name: 'Score' })).toBeVisible();
});
