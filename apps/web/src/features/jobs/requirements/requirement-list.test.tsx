import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JobRequirement } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  applyEdits,
  asRequirementEdits,
  noEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { changeWorkspacePreferences } from '../../../lib/workspace-preferences.ts';
import { useListedShortcuts } from '../../../ui/shortcuts/shortcut-list.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { RequirementList } from './requirement-list.tsx';
import { useEditHistory } from './use-edit-history.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanup();
  toasts.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const requirement = (id: string, more: Partial<JobRequirement> = {}): JobRequirement => ({
  id,
  kind: 'skill',
  text: id,
  must: false,
  overall: false,
  weight: 0.8,
  demand: { kind: 'skill' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
  ...more,
});

const read = [
  requirement('Payroll'),
  requirement('QuickBooks', { must: true }),
  requirement('Excel', { must: true }),
  requirement('Harwich', { kind: 'location', demand: { kind: 'location', place: 'Harwich' } }),
];

/** The server's reading of a typed line; the library is empty. */
async function answer(path: string): Promise<Response> {
  const data = path.endsWith('/read-requirement')
    ? { kind: 'skill', demand: { kind: 'skill', skillIds: ['xero'], minMonths: null }, vague: false }
    : { resumes: 0, passingAll: 0, passing: [] };
  return Response.json({ success: true, status: 200, message: '', data });
}

let rows: readonly RequirementRow[] = [];

function Editor() {
  const history = useEditHistory(noEdits);
  rows = applyEdits(read, history.edits);
  return (
    <>
      <RequirementList
        rows={rows}
        history={history}
        jobId={undefined}
        isReading={false}
        onHighlight={() => undefined}
      />
      <p data-testid="keys">
        {useListedShortcuts()
          .map(({ keys, label }) => `${keys.join(' ')}: ${label}`)
          .join('; ')}
      </p>
      <Toaster store={toasts} label="Notifications" closeLabel="Close" />
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Editor />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const lines = (section: string) =>
  within(screen.getByRole('list', { name: new RegExp(`^${section}`) }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[data-requirement]')?.textContent);
const line = (text: string) => screen.getByRole('button', { name: `Edit: ${text}` });
const focused = () => document.activeElement?.getAttribute('data-requirement');

test('must-haves come first, questions are separate, and each control has a label', () => {
  open();
  expect(lines('Must-haves')).toEqual(['QuickBooks', 'Excel']);
  expect(lines('Nice-to-haves')).toEqual(['Payroll']);
  expect(lines('Questions for candidates')).toEqual(['Harwich']);
  const item = within(line('Payroll').closest('li') ?? document.body);
  expect(item.getByRole('switch', { name: 'Payroll is a must-have' }).getAttribute('aria-checked')).toBe(
    'false',
  );
  expect(item.getByRole('slider', { name: 'Weight of Payroll' })).toBeVisible();
  expect(item.getByRole('combobox', { name: 'Kind of Payroll' })).toBeVisible();
  expect(item.getByRole('button', { name: 'Remove Payroll' })).toBeVisible();
  // A requirement that is not scored can't be a must-have.
  expect(screen.queryByRole('switch', { name: 'Harwich is a must-have' })).toBeNull();
});

test('arrow keys move between lines across sections, and Tab stops at only one line', async () => {
  const user = open();
  act(() => line('QuickBooks').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Payroll');
  await user.keyboard('{End}');
  expect(focused()).toBe('Harwich');
  await user.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('QuickBooks');
  expect(line('QuickBooks').tabIndex).toBe(0);
  expect(line('Excel').tabIndex).toBe(-1);
});

test('M and N move a line between the sections, and focus follows', async () => {
  const user = open();
  act(() => line('Payroll').focus());
  await user.keyboard('m');
  expect(lines('Must-haves')).toEqual(['Payroll', 'QuickBooks', 'Excel']);
  expect(focused()).toBe('Payroll');
  await user.keyboard('n');
  expect(lines('Nice-to-haves')).toEqual(['Payroll']);
  expect(focused()).toBe('Payroll');
});

test('plus and minus change the weight of a line in steps', async () => {
  const user = open();
  act(() => line('Payroll').focus());
  const weight = () => rows.find(({ id }) => id === 'Payroll')?.weight;
  await user.keyboard('+');
  expect(weight()).toBe(1.25);
  await user.keyboard('--');
  expect(weight()).toBeLessThan(0.8);
});

test('letters do nothing if single keys are turned off, and the list of keys says so', async () => {
  const user = open();
  expect(screen.getByTestId('keys').textContent).toContain('M: Requirement: must-have');
  act(() => changeWorkspacePreferences({ hasSingleKeys: false }));
  expect(screen.getByTestId('keys').textContent).not.toContain('M: Requirement');
  act(() => line('Payroll').focus());
  await user.keyboard('m+{ArrowUp}');
  expect(lines('Nice-to-haves')).toEqual(['Payroll']);
  expect(focused()).toBe('Excel');
});

test('Delete removes a line, focus moves on, and Ctrl+Z restores it from a toast', async () => {
  const user = open();
  act(() => line('QuickBooks').focus());
  await user.keyboard('{Delete}');
  expect(lines('Must-haves')).toEqual(['Excel']);
  expect(focused()).toBe('Excel');
  expect(toasts.list().map(({ message }) => message)).toEqual(['Removed “QuickBooks”.']);
  await user.keyboard('{Control>}z{/Control}');
  expect(lines('Must-haves')).toEqual(['QuickBooks', 'Excel']);
  expect(toasts.list()).toEqual([]);
});

test('Ctrl+Z undoes the last change first, and redo restores it', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Remove QuickBooks' }));
  act(() => line('Payroll').focus());
  await user.keyboard('m');
  await user.keyboard('{Control>}z{/Control}');
  expect(lines('Must-haves')).toEqual(['Excel']);
  expect(lines('Nice-to-haves')).toEqual(['Payroll']);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(lines('Must-haves')).toEqual(['Payroll', 'Excel']);
  await user.keyboard('{Control>}zz{/Control}');
  expect(lines('Must-haves')).toEqual(['QuickBooks', 'Excel']);
  // Its step is undone, so its toast is gone.
  expect(toasts.list()).toEqual([]);
});

test('the button of a toast undoes only its own removal', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Remove QuickBooks' }));
  act(() => line('Payroll').focus());
  await user.keyboard('m');
  await user.click(
    within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: /^Undo/ }),
  );
  expect(lines('Must-haves')).toEqual(['Payroll', 'QuickBooks', 'Excel']);
});

test('Enter edits the text in place, Enter saves it, Escape cancels', async () => {
  const user = open();
  act(() => line('Payroll').focus());
  await user.keyboard('{Enter}');
  const words = () => screen.getByRole('textbox', { name: /^Words of/ });
  await user.clear(words());
  await user.type(words(), 'Payroll of ships{Enter}');
  expect(focused()).toBe('Payroll');
  expect(line('Payroll of ships')).toBeVisible();
  await user.keyboard('{Enter}');
  await user.type(words(), ' and crews{Escape}');
  expect(line('Payroll of ships')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(line('Payroll')).toBeVisible();
});

test('a typed line gets the kind and the weight of similar lines, and is one step', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: 'New requirement' }), 'Xero or FreshBooks{Enter}');
  await waitFor(() => expect(asRequirementEdits(rows).at(-1)).toMatchObject({ kind: 'skill' }));
  expect(asRequirementEdits(rows).at(-1)).toEqual({
    kind: 'skill',
    text: 'Xero or FreshBooks',
    must: false,
    weight: 0.8,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines('Nice-to-haves')).toEqual(['Payroll']);
});

test('Alt with an arrow key moves a line within its section', async () => {
  const user = open();
  act(() => line('Excel').focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(lines('Must-haves')).toEqual(['Excel', 'QuickBooks']);
  expect(focused()).toBe('Excel');
  expect(screen.getByText('Excel: line 1 of 2.')).toBeVisible();
});
