import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AnalysisDetail, CandidateFacts } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { candidateKey } from '../../../entities/candidates/candidate-key.ts';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { FactsTab } from './facts-tab.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const facts: CandidateFacts = {
  name: { value: 'Ada Miller', evidence: [] },
  emails: [{ value: 'ada@example.test', evidence: [] }],
  phones: [],
  links: [],
  place: { value: 'Millbrook', evidence: [] },
  experienceMonths: 30,
  positions: [
    { title: 'Miller', organization: 'Old Mill', start: '2019', end: 'present', months: 10, evidence: [] },
  ],
  education: [{ institution: 'Port College', degree: 'BSc', level: 'bachelor', field: null, evidence: [] }],
  skills: [
    { id: 'milling', name: 'Milling', showing: 'used', months: null, evidence: [] },
    { id: 'baking', name: 'Baking', showing: 'used', months: null, evidence: [] },
  ],
  certifications: [],
  languages: [{ name: 'German', level: 'B2', evidence: [] }],
};
const judged = { score: 60, band: null, potential: null, confidence: 1, gate: { passed: true, missing: [] } };
const candidate: AnalysisDetail = {
  ...judged,
  id,
  batchId: null,
  jobDescriptionId: crypto.randomUUID(),
  jobTitle: 'Miller',
  jobVersion: 1,
  isOutdated: false,
  fileId: crypto.randomUUID(),
  fileName: 'ada.pdf',
  personId: crypto.randomUUID(),
  personResumes: 1,
  candidateName: 'Ada Miller',
  alias: 'Candidate 1',
  headline: null,
  place: null,
  experienceMonths: 30,
  mustsMet: 0,
  mustsTotal: 0,
  group: 'ask-first',
  verdicts: [],
  doubts: [],
  flagKinds: [],
  stage: 'new',
  decision: null,
  decisionReason: null,
  decidedBy: null,
  declinedFor: null,
  tags: [],
  assignee: null,
  assignedTo: null,
  override: null,
  hasNotes: false,
  commentCount: 0,
  isCorrected: false,
  engineVersion: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  judgedAt: '2026-01-01T00:00:00.000Z',
  report: {
    ...judged,
    engineVersion: '1',
    jobTitle: null,
    findings: [],
    flags: [],
    otherSkills: [],
    experienceMonths: 30,
    document: { format: 'txt', pages: [], text: '', notes: [] },
  },
  facts,
  corrections: null,
  readFacts: null,
  requirements: [],
  strengths: [],
  gaps: [],
  questions: [],
  notes: '',
  decidedAt: null,
  runs: [],
  events: [],
  inputs: { fileHash: '', documentHash: '', factsHash: '', jobHash: '', resultHash: '', today: '2026-01-01' },
};

let sent: unknown[];
let isAway: boolean;

beforeEach(() => {
  sent = [];
  isAway = false;
  vi.stubGlobal('fetch', async (_address: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ data: candidate });
  });
});
afterEach(() => {
  cleanup();
  toasts.clear();
});

function show(isAnonymous = false): void {
  const queries = createQueryClient();
  queries.setQueryData(candidateKey(id), candidate);
  render(
    <QueryClientProvider client={queries}>
      <FactsTab
        candidate={candidate}
        isAnonymous={isAnonymous}
        sources={[]}
        chosenId={null}
        hasPages={false}
        onChoose={() => {}}
      />
    </QueryClientProvider>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a name is corrected in place, and nothing else is sent', async () => {
  show();
  press('Correct Name');
  type('Name', 'Ada Müller');
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ corrections: { name: 'Ada Müller' } }]));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(toasts.list().map(({ message }) => message)).toEqual(['Saved and scored again.']);
});

test('Escape cancels a correction and restores focus', () => {
  show();
  press('Correct Location');
  type('Location', 'Leeds');
  fireEvent.keyDown(screen.getByLabelText('Location'), { key: 'Escape' });
  expect(screen.queryByLabelText('Location')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct Location' }));
  expect(sent).toEqual([]);
});

test('a skill is added, corrected and removed on its own', async () => {
  show();
  press('Add skill');
  type('Skill', ' Rye bread ');
  press('Save');
  await waitFor(() =>
    expect(sent).toEqual([{ corrections: { skills: ['Milling', 'Baking', 'Rye bread'] } }]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Skill')).toBeNull());
  press('Remove Milling');
  await waitFor(() => expect(sent[1]).toEqual({ corrections: { skills: ['Baking'] } }));
});

test('a position keeps its valid dates and marks invalid ones', async () => {
  show();
  press('Correct Miller, Old Mill');
  const form = within(screen.getByRole('form', { name: 'Correct Miller, Old Mill' }));
  fireEvent.change(form.getByLabelText('From'), { target: { value: 'May' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a date as 2024 or 2024-05.')).toBeVisible();
  fireEvent.change(form.getByLabelText('From'), { target: { value: '2018-05' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        corrections: {
          positions: [{ title: 'Miller', organization: 'Old Mill', start: '2018-05', end: 'present' }],
        },
      },
    ]),
  );
});

test('total experience, education and languages can be corrected too', async () => {
  show();
  press('Correct Total experience');
  type('Years', '4');
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ corrections: { experienceMonths: 54 } }]));
  await waitFor(() => expect(screen.queryByLabelText('Years')).toBeNull());
  press('Correct BSc, Port College');
  type('Field of study', 'Milling');
  press('Save');
  await waitFor(() =>
    expect(sent[1]).toEqual({
      corrections: {
        education: [{ degree: 'BSc', field: 'Milling', institution: 'Port College', level: 'bachelor' }],
      },
    }),
  );
  await waitFor(() => expect(screen.queryByLabelText('Field of study')).toBeNull());
  press('Correct German B2');
  type('Level', 'C1');
  press('Save');
  await waitFor(() =>
    expect(sent[2]).toEqual({ corrections: { languages: [{ name: 'German', level: 'C1' }] } }),
  );
});

test('a correction that failed to save stays in the field, and is restored when the page is opened again', async () => {
  isAway = true;
  show();
  press('Correct Name');
  type('Name', 'Ada Müller');
  press('Save');
  expect(await screen.findByText('Not saved. Check your connection and save again.')).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Müller');
});

test('in anonymous view name, place and contact details are hidden and cannot be corrected', () => {
  show(true);
  expect(document.body.textContent).not.toMatch(/Ada|Millbrook|ada@example/);
  expect(screen.queryByRole('button', { name: 'Correct Name' })).toBeNull();
  expect(screen.getByText(/^Name, location and contact details are hidden/)).toBeVisible();
});
