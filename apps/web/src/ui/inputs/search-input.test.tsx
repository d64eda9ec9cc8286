import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SearchInput } from './search-input.tsx';

afterEach(cleanup);

/** A page whose URL changes only on command. */
function open() {
  const reported: string[] = [];
  const page = (value: string) => (
    <SearchInput label="Search" value={value} onValueChange={(words) => reported.push(words)} />
  );
  const { rerender } = render(page(''));
  return { reported, comesBack: (value: string) => rerender(page(value)) };
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('typing faster than the value updates loses nothing', () => {
  const { reported, comesBack } = open();
  for (const value of ['d', 'di', 'dir']) type(value);
  expect(reported).toEqual(['d', 'di', 'dir']);
  comesBack('di');
  expect(box().value).toBe('dir');
  comesBack('dir');
  expect(box().value).toBe('dir');
});

test('a value changed elsewhere is taken over', () => {
  const { comesBack } = open();
  type('dir');
  comesBack('dir');
  comesBack('');
  expect(box().value).toBe('');
  comesBack('ledger');
  expect(box().value).toBe('ledger');
});
