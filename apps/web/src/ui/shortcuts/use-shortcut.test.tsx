import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, useLayoutEffect, useState } from 'react';
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

function Candidate({ name, onMark }: { name: string; onMark: (name: string) => void }) {
  useShortcut({ key: '1', label: 'Yes' }, () => onMark(name));
  return <p>{name}</p>;
}

function Candidates({ onMark }: { onMark: (name: string) => void }) {
  const [name, setName] = useState('Ada');
  // As soon as a candidate can be seen.
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  });
  return (
    <>
      <Candidate name={name} onMark={onMark} />
      <button type="button" onClick={() => startTransition(() => setName('Bea'))}>
        Next
      </button>
    </>
  );
}

test('a key pressed as soon as something is shown acts on it, not on what was shown before', async () => {
  const marked: string[] = [];
  render(<Candidates onMark={(name) => marked.push(name)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Bea')).toBeVisible();
  expect(marked).toEqual(['Ada', 'Bea']);
});
