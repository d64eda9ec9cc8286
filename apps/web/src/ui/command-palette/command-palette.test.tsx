import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommandGroup } from './command.ts';
import { CommandPalette } from './command-palette.tsx';
import { findCommands } from './find-commands.ts';

afterEach(cleanup);

const runHistory = vi.fn();

const groups: readonly CommandGroup[] = [
  {
    id: 'go',
    heading: 'Go to',
    commands: [
      { id: 'jobs', label: 'Job descriptions', onRun: () => {} },
      { id: 'history', label: 'History', keywords: 'results batches', onRun: runHistory },
      { id: 'add', label: 'Add a job', onRun: () => {} },
    ],
  },
  { id: 'people', heading: 'Candidates', commands: [{ id: 'jose', label: 'José Résumé', onRun: () => {} }] },
];

function idsFor(query: string): string[] {
  return findCommands(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id));
}

test('matches at the start of a label come first, then anywhere, including synonyms and ignoring accents', () => {
  expect(idsFor('job')).toEqual(['jobs', 'add']);
  expect(idsFor('BATCH')).toEqual(['history']);
  expect(idsFor('resume jose')).toEqual(['jose']);
  expect(idsFor('job nothing')).toEqual([]);
  expect(idsFor('  ')).toEqual(['jobs', 'history', 'add', 'jose']);
});

function openPalette() {
  const onOpenChange = vi.fn();
  render(
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      label="Commands"
      placeholder="Go to"
      groups={groups}
    />,
  );
  return { onOpenChange, input: screen.getByRole('combobox', { name: 'Commands' }) };
}

const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('focus stays in the input while arrow keys cycle through the list', async () => {
  const { input } = openPalette();
  expect(document.activeElement).toBe(input);
  expect(active(input)).toBe('Job descriptions');
  await userEvent.keyboard('{ArrowUp}');
  expect(active(input)).toBe('José Résumé');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(input)).toBe('History');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('History');
  expect(document.activeElement).toBe(input);
});

test('Enter closes the palette and runs the selected command', async () => {
  const { onOpenChange } = openPalette();
  await userEvent.keyboard('batches{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(runHistory).toHaveBeenCalledOnce();
});

test('a click runs a command', async () => {
  openPalette();
  runHistory.mockClear();
  await userEvent.click(screen.getByRole('option', { name: 'History' }));
  expect(runHistory).toHaveBeenCalledOnce();
});

test('an empty result is shown and announced, and Enter does nothing', async () => {
  const { input, onOpenChange } = openPalette();
  await userEvent.keyboard('zzz{Enter}');
  expect(screen.getByRole('status').textContent).toBe('No results. Try another word.');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect(onOpenChange).not.toHaveBeenCalled();
});
