import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bestFirst, type RowSort } from './ranking/row-orders.ts';
import { ResultHead } from './result-head.tsx';

afterEach(cleanup);

function Results({ hasMusts = true }: { readonly hasMusts?: boolean }) {
  const [sort, setSort] = useState<RowSort>(bestFirst);
  return (
    <table>
      <ResultHead sort={sort} onSort={setSort} hasMusts={hasMusts} />
    </table>
  );
}

const sortOf = (column: string) =>
  screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort');

test('a column shows how it sorts; one click sorts in the useful direction, another reverses it', async () => {
  render(<Results />);
  expect([sortOf('Candidate'), sortOf('Score')]).toEqual(['none', 'descending']);
  await userEvent.click(screen.getByRole('button', { name: 'Candidate' }));
  expect([sortOf('Candidate'), sortOf('Score')]).toEqual(['ascending', 'none']);
  await userEvent.click(screen.getByRole('button', { name: 'Candidate' }));
  expect(sortOf('Candidate')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect([sortOf('Candidate'), sortOf('Score')]).toEqual(['none', 'descending']);
});

test('a column that is not sorted by shows no order', () => {
  render(<Results />);
  for (const name of ['Must-haves', 'Decision']) expect(sortOf(name)).toBeNull();
});

test('a job without must-haves has no column for them', () => {
  render(<Results hasMusts={false} />);
  expect(screen.queryByRole('columnheader', { name: 'Must-haves' })).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
});
