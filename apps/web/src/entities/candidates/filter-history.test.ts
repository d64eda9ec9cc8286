import type { AnalysisRow } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { filterHistory, type HistoryFilters, jobsOf, serverFilter } from './filter-history.ts';
import { nobody } from './use-result-filters.ts';

const row = (id: string, more: Partial<AnalysisRow> = {}) =>
  ({
    id,
    alias: `Candidate ${id}`,
    candidateName: 'Ada Beispiel',
    headline: 'Nurse',
    place: null,
    fileName: 'ada.pdf',
    jobDescriptionId: 'job-1',
    jobTitle: 'Nurse',
    group: 'ask-first',
    score: 50,
    override: null,
    flagKinds: [],
    stage: 'new',
    decision: null,
    tags: [],
    assignee: null,
    assignedTo: null,
    ...more,
  }) as AnalysisRow;

const open: HistoryFilters = {
  search: '',
  jobDescriptionId: null,
  group: null,
  stage: null,
  decision: null,
  minScore: null,
  flagged: null,
  tag: null,
  assignee: null,
};
const ids = (rows: readonly AnalysisRow[]) => rows.map(({ id }) => id);

test('without filters all rows are shown in order', () => {
  expect(ids(filterHistory([row('b'), row('a')], open))).toEqual(['b', 'a']);
});

test('each filter removes the rows that do not match', () => {
  const rows = [
    row('a', { jobDescriptionId: 'job-2' }),
    row('b', { group: 'talk-first' }),
    row('c', { score: 80 }),
    row('d', { flagKinds: ['hidden-text'] }),
    row('e', { decision: 'yes', stage: 'offer' }),
  ];
  const shown = (filters: Partial<HistoryFilters>) => ids(filterHistory(rows, { ...open, ...filters }));
  expect(shown({ jobDescriptionId: 'job-2' })).toEqual(['a']);
  expect(shown({ group: 'talk-first' })).toEqual(['b']);
  expect(shown({ minScore: 60 })).toEqual(['c']);
  expect(shown({ flagged: 'yes' })).toEqual(['d']);
  expect(shown({ flagged: 'no' })).toEqual(['a', 'b', 'c', 'e']);
  expect(shown({ decision: 'yes', stage: 'offer' })).toEqual(['e']);
  expect(shown({ decision: 'none' })).toEqual(['a', 'b', 'c', 'd']);
});

test('filters by tag and assignee ignore case, and unassigned candidates can be found', () => {
  const rows = [
    row('a', { tags: ['Night shift', 'Spring'] }),
    row('b', { assignee: 'mina@example.org' }),
    row('c', { tags: ['Shift'], assignee: 'Jo' }),
  ];
  const shown = (filters: Partial<HistoryFilters>) => ids(filterHistory(rows, { ...open, ...filters }));
  expect(shown({ tag: 'spring' })).toEqual(['a']);
  expect(shown({ tag: 'Shift' })).toEqual(['c']);
  expect(shown({ assignee: 'MINA@example.org' })).toEqual(['b']);
  expect(shown({ assignee: nobody })).toEqual(['a']);
});

test('the server gets the same filter, and text only if names are shown or hidden alike', () => {
  const filters = { ...open, stage: 'offer', minScore: 60, assignee: nobody } as const;
  expect(serverFilter(filters, true)).toEqual({ stage: 'offer', minScore: 60, unassigned: 'yes' });
  expect(serverFilter({ ...open, tag: 'Spring', assignee: 'Jo' }, true)).toEqual({
    tag: 'Spring',
    assignee: 'Jo',
  });
  expect(serverFilter({ ...open, search: ' ada ' }, false)).toEqual({ search: 'ada' });
  expect(serverFilter({ ...open, search: 'ada' }, true)).toEqual({ search: 'ada', searchNames: 'no' });
});

test('a minimum score uses a person’s own score if there is one, and leaves out unscored candidates', () => {
  const rows = [row('a', { score: 20, override: { score: 70, reason: 'known' } }), row('b', { score: null })];
  expect(ids(filterHistory(rows, { ...open, minScore: 5 }))).toEqual(['a']);
});

test('each job is listed once, by title', () => {
  const rows = [row('a'), row('b', { jobDescriptionId: 'job-2', jobTitle: 'Baker' }), row('c')];
  expect(jobsOf(rows)).toEqual([
    { id: 'job-2', title: 'Baker' },
    { id: 'job-1', title: 'Nurse' },
  ]);
});
