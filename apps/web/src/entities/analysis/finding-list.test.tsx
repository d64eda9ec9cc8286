// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { MatchFinding } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { FindingList } from './finding-list.tsx';
import { ResumeText } from './resume-text.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { sourcesOf } from './source.ts';

afterEach(cleanup);

const weighting = { base: 1, asked: 'must' as const, factors: [] };

const text = 'Ran PostgreSQL for five years. Ran it well: PostgreSQL again.';

const credits = { met: 1, partly: 0.5, 'not-met': 0, 'not-found': 0 };

const findings: readonly MatchFinding[] = [
  findingOf('sql', 'PostgreSQL', { must: true, status: 'met', quotes: ['PostgreSQL', 'PostgreSQL'] }),
  findingOf('years', 'Ten years of work', { must: true, status: 'partly', quotes: ['five years'] }),
  findingOf('aws', 'AWS', { must: false, status: 'not-met', quotes: [] }),
  findingOf('english', 'English', { must: false, status: 'not-found', quotes: [] }),
];

test('must-haves come before nice-to-haves, each with its status and reason', () => {
  render(<FindingList score={null} findings={findings} chosenId={null} onChoose={() => {}} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Must-haves',
    'Nice-to-haves',
  ]);
  const years = itemOf('Ten years of work');
  expect(within(years).getByText('Partly met')).toBeVisible();
  expect(within(years).getByText('Because of years.')).toBeVisible();
});

test('every point of the score is shown next to its requirement, and unscored ones say so', () => {
  const place: MatchFinding = {
    ...findingOf('place', 'Lima', { must: false, status: 'not-found', quotes: [] }),
    credit: null,
  };
  render(<FindingList score={38} findings={[...findings, place]} chosenId={null} onChoose={() => {}} />);
  expect(screen.getByText(/add up to the score, 38 of 100/)).toBeVisible();
  const reported = ['PostgreSQL', 'Ten years of work', 'AWS', 'English', 'Lima'].map(
    (name) => itemOf(name).querySelector('h4 + p')?.textContent,
  );
  expect(reported).toEqual([
    'Met · Skill · 25 of 25 points',
    'Partly met · Skill · 12.5 of 25 points',
    'Not met · Skill · 0 of 25 points',
    'Not found · Skill · 0 of 25 points',
    'Not found · Skill · not scored',
  ]);
});

test('the overall fit is one group at the end, collapsed if it is long, and its points add up', () => {
  const fit = ['title', 'breadth', 'line-of-work', 'telling-words'].map((id): MatchFinding => {
    const finding = findingOf(id, `Named: ${id}`, { must: false, status: 'met', quotes: [] });
    return { ...finding, requirement: { ...finding.requirement, overall: true } };
  });
  const all = { score: 69, findings: [...fit, ...findings], onChoose: () => {} };
  const { rerender } = render(<FindingList {...all} chosenId={null} />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Must-haves', 'Nice-to-haves', 'Overall fit']);
  expect(screen.getByRole('button', { name: 'Met 1' })).toBeVisible();
  const group = screen.getByText('Overall fit').closest('details');
  expect(group?.open).toBe(false);
  expect(group?.querySelector('summary')?.textContent).toBe('Overall fit · 50 of 50 points');
  expect(group?.textContent).toContain('Skill coverage: share of the requested skills found');
  expect(group?.textContent).toContain('Occupation match: line-of-work');
  expect(group?.textContent).toContain('Distinctive terms in this job: telling-words');
  rerender(<FindingList {...all} chosenId="breadth" />);
  expect(group?.open).toBe(true);
});

test('paper shows every requirement, regardless of the filter on the screen', () => {
  render(<FindingList score={50} findings={findings} chosenId={null} onChoose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Not met 1' }));
  expect(screen.queryByText('PostgreSQL')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('PostgreSQL')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('PostgreSQL')).toBeNull();
});

test('repeated quotes are shown once until all are requested', () => {
  render(<FindingList score={null} findings={findings} chosenId={null} onChoose={() => {}} />);
  const sql = itemOf('PostgreSQL');
  expect(within(sql).getAllByRole('link')).toHaveLength(1);
  fireEvent.click(within(sql).getByRole('button', { name: '1 more in the resume' }));
  expect(within(sql).getAllByRole('link')).toHaveLength(2);
});

test('a quote is selected with its requirement and its place', () => {
  const choose = vi.fn();
  render(<FindingList score={null} findings={findings} chosenId={null} onChoose={choose} />);
  fireEvent.click(within(itemOf('Ten years of work')).getByRole('link'));
  const [finding, evidence] = choose.mock.calls[0] ?? [];
  expect(finding.requirement.id).toBe('years');
  expect(text.slice(evidence.start, evidence.end)).toBe('five years');
});

test('a filter shows one status, and always the selected requirement', () => {
  render(<FindingList score={null} findings={findings} chosenId="sql" onChoose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Not met 1' }));
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'PostgreSQL',
    'AWS',
  ]);
});

test('the resume shows its whole text, and a mark links to its requirement', () => {
  const choose = vi.fn();
  render(
    <ResumeText text={text} sources={sourcesOf(findings, 'years')} chosenId="years" onChoose={choose} />,
  );
  expect(screen.getByRole('region').textContent).toBe(text);
  const mark = screen.getByRole('link', { name: 'five years' });
  expect(mark.getAttribute('title')).toBe('evidence for Ten years of work');
  fireEvent.click(mark);
  expect(choose).toHaveBeenCalledWith('years');
});

test('markup in a resume is shown as text', () => {
  render(
    <ResumeText text={'<img src=x onerror=alert(1)>'} sources={[]} chosenId={null} onChoose={() => {}} />,
  );
  expect(screen.getByRole('region').querySelector('img')).toBeNull();
  expect(screen.getByRole('region').textContent).toBe('<img src=x onerror=alert(1)>');
});

test('the score is a number, a word and a bar, and its potential is explained', () => {
  render(
    <ScoreSummary
      score={60}
      potential={{ score: 81, notFound: 1 }}
      band="worth-a-call"
      scoreSteps={[0, 55]}
      confidence={0.5}
      findings={findings}
    />,
  );
  expect(screen.getByText('good match')).toBeVisible();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Score 60 of 100.');
  expect(
    screen.getByText('Up to 81 if the requirement that the resume does not mention is met.'),
  ).toBeVisible();
  expect(screen.getByText('1 of 2 met')).toBeVisible();
  expect(
    screen.getByText(
      '1 requirement is not mentioned in the resume. It earns no points, but is not counted as not met.',
    ),
  ).toBeVisible();
});

test('the largest confidence factor is shown next to the confidence', () => {
  const doubts = [
    { code: 'not-judged', args: { requirements: 1 }, lost: 0.05 },
    { code: 'few-lines', args: {}, lost: 0.5 },
    { code: 'few-requirements', args: {}, lost: 0.1 },
  ] as const;
  const summary = {
    score: 60,
    potential: null,
    band: 'worth-a-call',
    scoreSteps: [],
    confidence: 0.4,
    findings,
  } as const;
  render(<ScoreSummary {...summary} doubts={[...doubts]} />);
  expect(
    screen.getByText('The resume is short, so each line of it counts more. The job asks for little.'),
  ).toBeVisible();
});

test('a resume that cannot be scored has no number', () => {
  render(
    <ScoreSummary score={null} potential={null} band={null} scoreSteps={[]} confidence={0} findings={[]} />,
  );
  expect(screen.getByText('Could not be scored')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('The job description names no must-haves.')).toBeVisible();
});

type FindingWords = { must: boolean; status: MatchFinding['status']; quotes: readonly string[] };

/** A finding whose quotes are looked up in the text, in order. */
function findingOf(id: string, words: string, { must, status, quotes }: FindingWords): MatchFinding {
  let from = 0;
  const evidence = quotes.map((quote) => {
    const start = text.indexOf(quote, from);
    from = start + quote.length;
    return { start, end: from, quote, page: null, boxes: [] };
  });
  const requirement = { id, kind: 'skill' as const, text: words, must, overall: false, weight: 1, weighting };
  const reason = { code: 'sentence', args: { text: `Because of ${id}.` } } as const;
  return { requirement, status, credit: credits[status], reason, evidence, parts: [] };
}

function itemOf(heading: string): HTMLElement {
  const item = screen.getByRole('heading', { name: heading }).closest('li');
  if (!item) throw new Error(`${heading} is in no list.`);
  return item;
}
