import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { listPages } from './list-pages.ts';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const pages = (page: number, pageCount: number) => listPages(page, pageCount).map((entry) => entry.page);

test('many pages keep both ends, the middle and a fixed width', () => {
  expect(pages(2, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pages(1, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pages(10, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
});

test('the current page is marked, and the first and last page have no further link', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={3} pageCount={3} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPageChange.mock.calls).toEqual([[2], [1]]);
});

test('a single page has no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} onPageChange={() => {}} />);
  expect(container.innerHTML).toBe('');
});
