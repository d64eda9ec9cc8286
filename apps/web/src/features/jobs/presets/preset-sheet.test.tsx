import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { JobRequirement, RequirementPreset } from '@winnow/contracts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyEdits, noEdits } from '../../../entities/requirements/requirement-edits.ts';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { PresetButton } from './preset-button.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.unstubAllGlobals();
});

const requirement: JobRequirement = {
  id: 'sql',
  kind: 'skill',
  text: 'SQL',
  must: false,
  overall: false,
  weight: 3,
  demand: { kind: 'skill' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
};

const preset: RequirementPreset = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Analysts',
  requirements: [
    { kind: 'skill', text: 'SQL', must: true, weight: 3 },
    { kind: 'skill', text: 'Python', must: true, weight: 3 },
  ],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };

/** @param stored the account's presets; a saved preset is added to them */
function open(stored: RequirementPreset[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    if (method !== 'GET') sent.push({ method, path, body });
    if (method === 'POST') stored.push({ ...preset, ...(body as object), id: crypto.randomUUID() });
    const data = method === 'GET' ? { presets: stored } : stored.at(-1);
    return Response.json({ success: true, status: 200, message: '', data });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Job />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Presets' }));
  return sent;
}

function Job() {
  const [edits, setEdits] = useState(noEdits);
  const rows = applyEdits([requirement], edits);
  return (
    <>
      <ul aria-label="Requirements">
        {rows.map(({ id, text, must }) => (
          <li key={id}>{must ? `${text}!` : text}</li>
        ))}
      </ul>
      <PresetButton rows={rows} edits={edits} onEdit={setEdits} />
    </>
  );
}

const listed = () =>
  [...document.querySelectorAll('ul[aria-label="Requirements"] li')].map(({ textContent }) => textContent);

test('without presets the sheet explains how to create one, and saves one', async () => {
  const sent = open([]);
  expect(await screen.findByText('No presets yet')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save preset' }));
  expect(screen.getByText('Enter a name.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Preset name' }), { target: { value: 'Analysts' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save preset' }));
  expect(await screen.findByText('1 of 50')).toBeVisible();
  expect(sent).toMatchObject([
    { method: 'POST', body: { name: 'Analysts', requirements: [{ kind: 'skill', text: 'SQL' }] } },
  ]);
  expect(toasts.list().map(({ message }) => message)).toEqual(['Saved the preset “Analysts”.']);
});

test('a preset shows what it adds in advance, and can be undone', async () => {
  open([preset]);
  fireEvent.click(await screen.findByRole('button', { name: 'Preview “Analysts”' }));
  const item = within(screen.getByRole('dialog'));
  expect(item.getByText('Adds 1 requirement:')).toBeVisible();
  expect(item.getByText('1 requirement is already in the list.')).toBeVisible();
  fireEvent.click(item.getByRole('button', { name: 'Add 1 requirement' }));
  await waitFor(() => expect(listed()).toEqual(['SQL', 'Python!']));
  const [toast] = toasts.list();
  expect(toast?.message).toContain('Applied the preset “Analysts”.');
  toast?.undo?.();
  await waitFor(() => expect(listed()).toEqual(['SQL']));
});

test('existing lines take the must-have of the preset if requested', async () => {
  open([{ ...preset, requirements: preset.requirements.slice(0, 1) }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Preview “Analysts”' }));
  expect(screen.getByText('Every requirement of this preset is already in the list.')).toBeVisible();
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply preset' });
  expect(apply.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Also use the preset’s must-have settings/ }));
  fireEvent.click(apply);
  await waitFor(() => expect(listed()).toEqual(['SQL!']));
});

test("a preset that another member renamed in the meantime is not overwritten without the user's choice", async () => {
  const theirs = { ...preset, name: 'Data analysts' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if ((init?.method ?? 'GET') === 'GET')
      return Response.json({ success: true, data: { presets: [preset] } });
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    if (body.before.name === theirs.name)
      return Response.json({ success: true, data: { ...preset, name: body.name } });
    const refusal = { success: false, status: 409, code: 'conflict', message: 'Compare.', current: theirs };
    return Response.json(refusal, { status: 409 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Job />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Presets' }));
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Options for “Analysts”' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const [, name] = screen.getAllByRole('textbox', { name: 'Preset name' });
  if (!name) throw new Error('The field of the name is missing.');
  fireEvent.change(name, { target: { value: 'SQL people' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  expect(dialog.getByRole('region', { name: 'The other version' })).toHaveTextContent('Data analysts');
  expect(toasts.list()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(toasts.list()).toMatchObject([{ message: 'Renamed to “SQL people”.' }]));
  expect(sent).toMatchObject([
    { name: 'SQL people', before: { name: 'Analysts' } },
    { name: 'SQL people', before: { name: 'Data analysts' } },
  ]);
});
