import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { changeWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { useListedShortcuts } from './shortcut-list.ts';
import { useShortcut } from './use-shortcut.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
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

test('keys with ⌘ or Control work while typing, single keys do not', async () => {
  const user = userEvent.setup();
  const [onSearch, onHelp] = [vi.fn(), vi.fn()];
  render(<Page onSearch={onSearch} onHelp={onHelp} />);
  await user.keyboard('?{Control>}k{/Control}{Meta>}k{/Meta}k');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([2, 1]);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('?{Control>}k{/Control}');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([3, 1]);
});

test('single keys can be turned off for all screens', async () => {
  const [onSearch, onHelp] = [vi.fn(), vi.fn()];
  render(<Page onSearch={onSearch} onHelp={onHelp} />);
  act(() => changeWorkspacePreferences({ hasSingleKeys: false }));
  await userEvent.keyboard('?{Control>}k{/Control}');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([1, 0]);
});

test('exactly the keys that have an action are listed', () => {
  const { rerender } = render(<Page onSearch={() => {}} onHelp={() => {}} />);
  expect(screen.getByText('Ctrl+K Search, ? Help')).toBeVisible();
  rerender(<Page onSearch={() => {}} onHelp={() => {}} isEnabled={false} />);
  expect(screen.getByText('Ctrl+K Search')).toBeVisible();
});
