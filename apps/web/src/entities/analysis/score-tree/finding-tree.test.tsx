import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { MatchFinding } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { FindingTree } from './finding-tree.tsx';

afterEach(cleanup);

const place = (start: number, quote: string) => ({
  start,
  end: start + quote.length,
  quote,
  page: null,
  boxes: [],
});
const lines = ['Closed the books', 'Kept the ledger', 'Paid suppliers'].map((quote, at) =>
  place(100 * at, quote),
);

const finding: MatchFinding = {
  requirement: {
    id: 'years',
    kind: 'experience',
    text: '5+ years in accounting',
    must: true,
    overall: false,
    weight: 2.4,
    weighting: { base: 1.5, asked: 'must', factors: [{ code: 'asked-for', value: 1.6 }] },
  },
  status: 'partly',
  credit: 0.7,
  reason: { code: 'years-of-kind', args: { months: 42, asked: 60, positions: 2, titled: 42 } },
  evidence: lines,
  parts: [
    { code: 'position', args: { title: 'Bookkeeper', months: 18 }, share: 0.3, credit: 1, evidence: [] },
    { code: 'position', args: { title: 'Accountant', months: 24 }, share: 0.4, credit: 1, evidence: lines },
  ],
};

const sectionOf = (heading: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} heads nothing.`);
  return section;
};

test('opens into its parts with their points and quotes, missing parts, and the reason for its weight', () => {
  const choose = vi.fn();
  render(<FindingTree finding={finding} points={{ earned: 7, max: 10 }} onChoose={choose} />);
  fireEvent.click(screen.getByText(/How these points add up/));
  const parts = sectionOf('What earned the points');
  expect(
    within(parts)
      .getAllByText(/year|month/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Accountant: 2 years', 'Bookkeeper: 1 year 6 months']);
  expect(within(parts).getByText('4 points')).toBeVisible();
  expect(within(parts).getByText('3 points')).toBeVisible();
  fireEvent.click(within(parts).getByRole('button', { name: '1 more line' }));
  fireEvent.click(within(parts).getByText('“Paid suppliers”'));
  expect(choose).toHaveBeenCalledWith(lines[2]);
  expect(
    within(sectionOf('Why not more')).getByText('1 year 6 months more would earn full points.'),
  ).toBeVisible();
  const weight = sectionOf('Why it counts this much');
  expect(
    within(weight)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.5', '× 1.6', '2.4']);
});

test('is labeled by its requirement for screen readers', () => {
  render(<FindingTree finding={finding} points={{ earned: 7, max: 10 }} onChoose={undefined} />);
  expect(screen.getByText('for 5+ years in accounting')).toBeVisible();
});

test('of an earlier release says that the parts were not stored', () => {
  const kept: MatchFinding = {
    ...finding,
    reason: { code: 'sentence', args: { text: '3 years of work, 5 asked.' } },
    parts: [],
  };
  render(<FindingTree finding={kept} points={{ earned: 7, max: 10 }} onChoose={undefined} />);
  fireEvent.click(screen.getByText(/How these points add up/));
  expect(screen.getByText(/did not store how the points were earned/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What earned the points' })).toBeNull();
});
