import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { JobRequirement } from '@winnow/contracts';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  applyEdits,
  asRequirementEdits,
  changeRequirement,
  noEdits,
  type RequirementEdits,
  type RequirementRow,
  removeRequirement,
} from '../../../entities/requirements/requirement-edits.ts';
import { FirstCheck } from './first-check.tsx';

afterEach(cleanup);

const requirement = (id: string, more: Partial<JobRequirement> = {}): JobRequirement => ({
  id,
  kind: 'skill',
  text: id,
  must: true,
  overall: false,
  weight: 3,
  demand: { kind: 'skill' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
  ...more,
});

const years = requirement('5+ years of experience', {
  kind: 'experience',
  demand: { kind: 'experience', minMonths: 60, skillIds: [], field: 'Harbor Accountant' },
  unsure: ['years-of'],
});
const knots = requirement('Knots', { unsure: ['must-or-nice'] });
const fleet = requirement('Forty ships', { kind: 'other', unsure: ['company-text'] });
const read = [years, requirement('QuickBooks'), knots, fleet];

let rows: readonly RequirementRow[] = [];

function Check({ from }: { readonly from: readonly JobRequirement[] }) {
  const [edits, setEdits] = useState<RequirementEdits>(noEdits);
  rows = applyEdits(from, edits);
  return (
    <>
      <h2 id="requirements" tabIndex={-1}>
        Requirements
      </h2>
      <FirstCheck
        rows={rows}
        edits={edits}
        onEdit={setEdits}
        onRemove={({ id }) => setEdits(removeRequirement(edits, id))}
        onHighlight={() => {}}
      />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Message for screen readers. */
const said = () => document.querySelector('[aria-live=polite]')?.textContent;
const sent = (id: string) => asRequirementEdits(rows).find((edit) => edit.id === id);

test('the lines that are unsure stand in a group, and the others do not', () => {
  render(<Check from={read} />);
  const group = screen.getByRole('region', { name: 'Check these (3)' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(3);
  expect(group.textContent).not.toContain('QuickBooks');
});

test('where all is sure there is no group', () => {
  render(<Check from={[requirement('QuickBooks')]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('one press answers must or nice, the line leaves the group, and focus goes on', async () => {
  render(<Check from={read} />);
  press('Nice-to-have: Knots');
  expect(screen.getByRole('region', { name: 'Check these (2)' }).textContent).not.toContain('Knots');
  expect(sent('Knots')).toMatchObject({ must: false, answered: ['must-or-nice'] });
  expect(said()).toBe('2 lines left to check.');
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Forty ships'));
});

test('an answer that changes nothing is an answer', () => {
  render(<Check from={read} />);
  press('Must-have: Forty ships');
  expect(sent('Forty ships')).toMatchObject({ must: true, answered: ['company-text'] });
  expect(screen.getByRole('region', { name: 'Check these (2)' })).toBeVisible();
});

test('years are said to be of something, or of any work', () => {
  render(<Check from={read} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'What are the years of? 5+ years of experience',
  });
  expect(field.value).toBe('Harbor Accountant');
  fireEvent.change(field, { target: { value: ' ' } });
  press('Save: 5+ years of experience');
  expect(screen.getByText('Enter what the years are of, or choose “Any work”.')).toBeVisible();
  expect(sent(years.id)?.text).toBe('5+ years of experience');
  fireEvent.change(field, { target: { value: 'freight accounting' } });
  press('Save: 5+ years of experience');
  expect(sent(years.id)).toMatchObject({
    text: '5+ years of freight accounting',
    answered: ['years-of'],
  });
});

test('years of any work are asked for in words that name none', () => {
  render(<Check from={[{ ...years, demand: { ...years.demand, minMonths: 18 } }]} />);
  press('Any work: 5+ years of experience');
  expect(sent(years.id)?.text).toBe('18+ months of work experience');
});

test('after the last answer the group goes, and focus is at the list', async () => {
  render(<Check from={[knots]} />);
  press('Remove: Knots');
  expect(screen.queryByRole('region')).toBeNull();
  expect(rows).toEqual([]);
  expect(said()).toBe('All checked.');
  await waitFor(() => expect(document.activeElement?.id).toBe('requirements'));
});

test('what is changed in the list itself is checked, a weight is not', () => {
  const openQuestionsOf = (change: Parameters<typeof changeRequirement>[2], id: string) =>
    applyEdits(read, changeRequirement(noEdits, id, change)).find((row) => row.id === id)?.unsure;
  expect(openQuestionsOf({ must: false }, 'Knots')).toEqual([]);
  expect(openQuestionsOf({ weight: 5 }, 'Knots')).toEqual(['must-or-nice']);
  expect(openQuestionsOf({ text: 'Ships' }, 'Forty ships')).toEqual([]);
  expect(openQuestionsOf({ text: '5+ years of freight' }, years.id)).toEqual([]);
  expect(openQuestionsOf({ must: false }, years.id)).toEqual(['years-of']);
});
