// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnalysisRow, CandidateStanding } from '@winnow/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { findKeptDraft, sentDraft } from '../../../lib/kept-draft.ts';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import type { SessionState } from '../../../lib/session/session-store.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { trackingSystemsKey } from '../../applicant-tracking/use-sent-scores.ts';
import { organizationsKey } from '../../organization/use-organizations.ts';
import { removals } from '../../removals/removals.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const rowOf = (place: number, more: Partial<AnalysisRow> = {}) =>
  ({
    id: idOf(place),
    fileId: idOf(place + 100),
    batchId: idOf(999),
    jobDescriptionId: idOf(998),
    jobVersion: 1,
    alias: `Candidate ${place}`,
    gate: { passed: true, missing: [] },
    stage: 'new',
    decision: null,
    decisionReason: null,
    decidedAt: null,
    decidedBy: null,
    declinedFor: null,
    tags: [],
    assignee: null,
    assignedTo: null,
    ...more,
  }) as AnalysisRow;

const standingOf = ({ id, fileId, tags, assignee, assignedTo }: AnalysisRow): CandidateStanding => ({
  id,
  fileId,
  stage: 'interview',
  decision: null,
  decisionReason: null,
  decidedAt: null,
  decidedBy: null,
  declinedFor: null,
  tags,
  assignee,
  assignedTo,
});

/** The toolbar for some rows, and its requests to the server. */
function show(rows: readonly AnalysisRow[], everyone = 0, systems: readonly object[] = []) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const queries = createQueryClient();
  // A user who works alone, with no one to ask for a review.
  queries.setQueryData(organizationsKey, []);
  queries.setQueryData(trackingSystemsKey, systems);
  queries.setQueryData(['analyses', 'list'], { pages: [{ analyses: rows }], pageParams: [null] });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const given = JSON.parse(String(body ?? '{}'));
    asked.push({ path: new URL(path, 'http://localhost').pathname, body: given });
    const changed = rows.map(standingOf);
    const data = path.includes('/undo')
      ? { restored: changed.map((standing) => ({ ...standing, stage: 'new' })), kept: 1 }
      : { changeId: given.changeId, changed };
    return Response.json({ data });
  });
  const onClear = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <BulkToolbar
          rows={rows}
          everyone={everyone > 0 ? { filter: { stage: 'new' }, expected: everyone } : null}
          title="Baker"
          isAnonymous
          onClear={onClear}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const stages = () =>
    queries
      .getQueryData<{ pages: { analyses: AnalysisRow[] }[] }>(['analyses', 'list'])
      ?.pages[0]?.analyses.map(({ stage }) => stage);
  return { asked, stages, onClear };
}

async function moveToInterview(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Stage' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Interview' }));
}

const reported = () => toasts.list().map(({ message }) => message);

test('an action is one call for all, is shown at once, and its undo names the change', async () => {
  const rows = [rowOf(1), rowOf(2), rowOf(3)];
  const { asked, stages } = show(rows);
  await moveToInterview();
  await waitFor(() => expect(reported()).toEqual(['Moved 3 candidates to Interview.']));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: '/api/resume-analysis',
    body: { ids: rows.map(({ id }) => id), stage: 'interview' },
  });
  expect(stages()).toEqual(['interview', 'interview', 'interview']);

  toasts.undo(toasts.list()[0]?.id ?? '');
  await waitFor(() => expect(stages()).toEqual(['new', 'new', 'new']));
  expect(asked[1]?.path).toBe(`/api/resume-analysis/changes/${asked[0]?.body.changeId}/undo`);
  expect(reported()).toEqual(['1 candidate has changed since then and was skipped.']);
});

test('all matching candidates are changed and exported by the filter, and too many are refused with a message', async () => {
  const { asked } = show([rowOf(1), rowOf(2)], 312);
  expect(screen.getByText('312 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare up to 4' }).disabled).toBe(true);
  await moveToInterview();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ filter: { stage: 'new' }, expected: 312, stage: 'interview' });
  expect(asked[0]?.body.ids).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const pdf = screen.getByRole('menuitem', { name: 'PDF report · Select up to 100 candidates' });
  expect(pdf.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'CSV · 312 candidates, anonymous' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByRole('dialog', { name: 'Email 312 candidates' })).toHaveTextContent(
    'Email at most 100 candidates at once',
  );
});

test('all matching candidates are deleted by the filter after the undo period, and shown ones are hidden at once', async () => {
  const { asked, onClear } = show([rowOf(1), rowOf(2)], 1_312);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete with resumes' }));
  expect(onClear).toHaveBeenCalled();
  expect(reported()).toEqual(['Deleted 1,312 candidates with their resumes.']);
  expect([...removals.leaving()]).toEqual([idOf(101), idOf(102)]);
  expect(asked).toEqual([]);
  await removals.flush();
  expect(asked).toMatchObject([
    {
      path: '/api/analysis/delete',
      body: { filter: { stage: 'new' }, expected: 1_312, withResumes: true },
    },
  ]);
});

test('scores are sent to the tracking system from the menu on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show([rowOf(1), rowOf(2)], 0, [{ id: idOf(7) }]);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Send scores' }));
  expect(screen.getByRole('dialog', { name: 'Send scores' })).toBeDefined();
});

test('the compare button stays visible and says what it needs', () => {
  show([1, 2, 3, 4, 5].map((place) => rowOf(place)));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare up to 4' }).disabled).toBe(true);
  cleanup();
  show([rowOf(1), rowOf(2, { batchId: idOf(997) })]);
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare candidates of one run' });
  expect(other.disabled).toBe(true);
  cleanup();
  show([rowOf(1), rowOf(2)]);
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
    `/resume-analyzer/${idOf(999)}/compare?ids=${idOf(1)},${idOf(2)}`,
  );
});

test('tags of all or some are shown, and Enter adds the typed tag', async () => {
  const { asked } = show([rowOf(1, { tags: ['Spring', 'Night'] }), rowOf(2, { tags: ['spring'] })]);
  await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
  const dialog = screen.getByRole('dialog', { name: 'Tags of 2 candidates' });
  expect(dialog.textContent).toContain('Nighton 1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Spring' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tag' }), ' Callback {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
  const changes = () => asked.filter(({ path }) => path === '/api/resume-analysis');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({ addTags: ['Callback'], removeTags: ['Spring'] });
});

test('tags are kept until the server has saved them, even if the dialog has closed', async () => {
  const user = { id: 'ada' } as SessionState['user'];
  const state = { user, isAuthenticated: true, isLoading: false, error: null, awaitsCode: false };
  vi.spyOn(session, 'state').mockReturnValue(state);
  const rows = [rowOf(1), rowOf(2)];
  show(rows);
  const answer = Promise.withResolvers<Response>();
  const labels = { tags: [], assignees: [], people: [] };
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    method === 'PATCH' ? answer.promise : Response.json({ data: labels }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tag' }), 'Callback');
  const draft = `tags-${idOf(1)}-2`;
  expect(findKeptDraft(draft)).toMatchObject({ typed: 'Callback' });
  await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(findKeptDraft(sentDraft(draft))).toMatchObject({ added: ['Callback'] });
  answer.resolve(Response.json({ data: { changeId: idOf(7), changed: rows.map(standingOf) } }));
  await waitFor(() => expect(reported()).toEqual(['Tagged 2 candidates: Callback.']));
  expect([draft, sentDraft(draft)].map((name) => findKeptDraft(name))).toEqual([null, null]);
});
