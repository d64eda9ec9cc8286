import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnalysisRow, Batch, JobDescriptionView, JobRequirement } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { SweepingNotice } from './sweeping-notice.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.unstubAllGlobals();
});

const degree: JobRequirement = {
  id: 'degree',
  kind: 'education',
  text: "Bachelor's degree",
  must: true,
  overall: false,
  weight: 2,
  demand: { kind: 'education', level: 'bachelor', fields: [] },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
};
const sql: JobRequirement = { ...degree, id: 'sql', kind: 'skill', text: 'SQL', must: false };

const verdict = ({ id, kind, must, weight, overall }: JobRequirement, status: 'met' | 'not-met') => {
  return { requirementId: id, kind, overall, status, credit: status === 'met' ? 1 : 0, must, weight };
};
const row = (isMet: boolean, isOutdated = false) =>
  ({
    score: isMet ? 100 : 50,
    confidence: 1,
    doubts: [],
    engineVersion: 'x',
    isOutdated,
    gate: isMet ? { passed: true, missing: [] } : { passed: false, missing: ['degree'] },
    group: isMet ? 'talk-first' : 'missing-must',
    verdicts: [verdict(degree, isMet ? 'met' : 'not-met'), verdict(sql, 'met')],
  }) as unknown as AnalysisRow;

const id = '00000000-0000-4000-8000-000000000001';
const time = '2026-11-01T00:00:00.000Z';
const batch: Batch = {
  id,
  jobDescriptionId: id,
  jobTitle: 'Analyst',
  jobVersion: 3,
  state: 'done',
  isSample: false,
  counts: { total: 10, queued: 0, reading: 0, judging: 0, done: 10, failed: 0, duplicate: 0, cancelled: 0 },
  credits: { held: 0, charged: 10, released: 0 },
  createdAt: time,
  finishedAt: time,
  items: [],
};
const job: JobDescriptionView = {
  id,
  title: 'Analyst',
  company: '',
  place: '',
  status: 'active',
  source: 'written',
  version: 3,
  savedBy: null,
  requirementCount: 2,
  mustCount: 1,
  analysisCount: 10,
  newCount: 0,
  undecidedCount: 10,
  stageCounts: { new: 10, screening: 0, interview: 0, offer: 0, hired: 0, declined: 0 },
  activeAt: '2026-11-22T10:00:00.000Z',
  latestBatchId: id,
  createdAt: time,
  updatedAt: time,
  text: 'Analyst wanted',
  requirements: [degree, sql],
  wording: [],
  header: { company: null, place: null },
  skipped: [],
  notes: [],
};
const nearlyAll = [...Array.from({ length: 9 }, () => row(false)), row(true)];

function show(rows: readonly AnalysisRow[], state: Batch['state'] = 'done') {
  const kept: unknown[] = [];
  const onChanged = vi.fn();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') kept.push(JSON.parse(String(init.body)));
    const data = path.endsWith('/rejudge') ? batch : job;
    return Response.json({ success: true, status: 200, message: '', data });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SweepingNotice
        batch={{ ...batch, state }}
        rows={rows}
        requirements={[degree, sql]}
        onChanged={onChanged}
      />
    </QueryClientProvider>,
  );
  return { kept, onChanged };
}

test('a must-have that excludes nearly all candidates becomes a nice-to-have with one click, and back', async () => {
  const { kept, onChanged } = show(nearlyAll);
  expect(
    screen.getByRole('heading', {
      name: "9 of 10 candidates are in “Missing a must-have” because of “Bachelor's degree”",
    }),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: "Make it a nice-to-have: Bachelor's degree" }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(kept).toMatchObject([
    { version: 3, requirements: [{ id: 'degree', must: false, weight: 2 }, { id: 'sql' }] },
  ]);
  const [toast] = toasts.list();
  expect(toast?.message).toBe(
    "“Bachelor's degree” is a nice-to-have now. All candidates were scored again, free of charge.",
  );
  toast?.undo?.();
  await waitFor(() => expect(kept).toHaveLength(2));
  expect(kept[1]).toMatchObject({ requirements: [{ id: 'degree', must: true }, { id: 'sql' }] });
  await waitFor(() =>
    expect(toasts.list().at(-1)?.message).toMatch(/^“Bachelor's degree” is a must-have again/),
  );
});

test('nothing is shown for a run in progress, an outdated run, or distinguished candidates', () => {
  show(nearlyAll, 'running');
  show(nearlyAll.map(({ gate: { passed } }) => row(passed, true)));
  show([...nearlyAll.slice(0, 6), ...Array.from({ length: 4 }, () => row(true))]);
  expect(screen.queryByRole('button')).toBeNull();
});
