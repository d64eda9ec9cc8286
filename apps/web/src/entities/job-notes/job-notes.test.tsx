// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jobNoteCodes } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { JobNotes } from './job-notes.tsx';
import { texts as arabic } from './job-notes-texts.ar.ts';
import { texts as german } from './job-notes-texts.de.ts';

afterEach(cleanup);

test('a text that is a resume is reported with what to do', () => {
  render(<JobNotes notes={[{ code: 'resume', quotes: [] }]} />);
  expect(screen.getByRole('heading').textContent).toBe('This looks like a resume, not a job description');
  expect(screen.getByText(/No requirements were read from it/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a contradiction shows both quotes, and each links to its place in the text', () => {
  const quotes = [
    { start: 8, end: 24, quote: 'entry-level role' },
    { start: 80, end: 88, quote: '10 years' },
  ];
  const onShow = vi.fn();
  render(<JobNotes notes={[{ code: 'entry-level-and-years', quotes }]} onShow={onShow} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show in the text: “10 years”' }));
  expect(onShow).toHaveBeenCalledWith(quotes[1]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'entry-level role',
    '10 years',
  ]);
});

test('without a visible text the quotes are not links, and without notes nothing is shown', () => {
  const quotes = [{ start: 0, end: 3, quote: 'one' }];
  const { rerender, container } = render(<JobNotes notes={[{ code: 'no-degree-and-degree', quotes }]} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<JobNotes notes={[]} />);
  expect(container.textContent).toBe('');
});

test('every note has a translation in German and Arabic', () => {
  for (const code of jobNoteCodes)
    for (const { notes } of [german, arabic]) expect(notes[code].words.length).toBeGreaterThan(10);
});
