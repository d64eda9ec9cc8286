import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { changeWorkspacePreferences } from '../lib/workspace-preferences.ts';
import { Avatar, initialsOf } from './avatar.tsx';
import { listPages } from './list-pages.ts';
import { Pagination } from './pagination.tsx';
import { Progress } from './progress.tsx';
import { useListedShortcuts } from './shortcuts/shortcut-list.ts';
import { useShortcut } from './shortcuts/use-shortcut.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  ['Adaeze Okonkwo', 'AO'],
  ['Ingrid Solheim Vestergaard', 'IV'],
  ['  åse ', 'Å'],
  ['李 娜', '李娜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that cannot be loaded gives way to initials', () => {
  const { container } = render(<Avatar name="Linh Tran" imageUrl="/gone.png" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('there is no picture');
  fireEvent.error(image);
  expect(container.textContent).toBe('LT');
});

const pages = (page: number, pageCount: number) => listPages(page, pageCount).map((entry) => entry.page);

test('a long way through pages keeps its ends, its middle and its width', () => {
  expect(pages(2, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pages(1, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pages(10, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
});

test('pages say which one is shown, and the ends have no further way', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={3} pageCount={3} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPageChange.mock.calls).toEqual([[2], [1]]);
});

test('one page needs no way through', () => {
  const { container } = render(<Pagination page={1} pageCount={1} onPageChange={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test('progress tells its amount in words, and none while nobody can know', () => {
  const { rerender } = render(<Progress label="Reading" value={3} max={50} words="3 of 50" />);
  const bar = screen.getByRole('progressbar', { name: 'Reading' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['3', '3 of 50']);
  rerender(<Progress label="Reading" value={null} max={50} words="waiting" />);
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
});

type PageProps = { onSearch: () => void; onHelp: () => void; isEnabled?: boolean };

function Page({ onSearch, onHelp, isEnabled = true }: PageProps) {
  useShortcut({ key: 'k', label: 'Search', withCommand: true }, onSearch);
  useShortcut({ key: '?', label: 'Help', isEnabled }, onHelp);
  const shortcuts = useListedShortcuts();
  return (
    <>
      <input aria-label="Name" />
      <p>{shortcuts.map(({ keys, label }) => `${keys.join('+')} ${label}`).join(', ')}</p>
    </>
  );
}

test('keys with ⌘ or Control work while something is typed, single keys do not', async () => {
  const user = userEvent.setup();
  const [onSearch, onHelp] = [vi.fn(), vi.fn()];
  render(<Page onSearch={onSearch} onHelp={onHelp} />);
  await user.keyboard('?{Control>}k{/Control}{Meta>}k{/Meta}k');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([2, 1]);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('?{Control>}k{/Control}');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([3, 1]);
});

test('single keys can be turned off, for all screens at once', async () => {
  const [onSearch, onHelp] = [vi.fn(), vi.fn()];
  render(<Page onSearch={onSearch} onHelp={onHelp} />);
  act(() => changeWorkspacePreferences({ hasSingleKeys: false }));
  await userEvent.keyboard('?{Control>}k{/Control}');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([1, 0]);
});

test('all keys that do something are listed, and no others', () => {
  const { rerender } = render(<Page onSearch={() => {}} onHelp={() => {}} />);
  expect(screen.getByText('Ctrl+K Search, ? Help')).toBeDefined();
  rerender(<Page onSearch={() => {}} onHelp={() => {}} isEnabled={false} />);
  expect(screen.getByText('Ctrl+K Search')).toBeDefined();
});
