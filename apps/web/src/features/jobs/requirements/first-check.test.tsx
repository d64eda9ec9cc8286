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

test('unsure lines form a group, and the others do not', () => {
  render(<Check from={read} />);
  const group = screen.getByRole('region', { name: 'Check these (3)' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(3);
  expect(group.textContent).not.toContain('QuickBooks');
});

test('without unsure lines there is no group', () => {
  render(<Check from={[requirement('QuickBooks')]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('one key answers must or nice, the line leaves the group, and focus moves on', async () => {
  render(<Check from={read} />);
  press('Nice-to-have: Knots');
  expect(screen.getByRole('region', { name: 'Check these (2)' }).textContent).not.toContain('Knots');
  expect(sent('Knots')).toMatchObject({ must: false, answered: ['must-or-nice'] });
  expect(said()).toBe('2 lines left to check.');
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Forty ships'));
});

test('an answer without a change still counts as an answer', () => {
  render(<Check from={read} />);
  press('Must-have: Forty ships');
  expect(sent('Forty ships')).toMatchObject({ must: true, answered: ['company-text'] });
  expect(screen.getByRole('region', { name: 'Check these (2)' })).toBeVisible();
});

test('years are assigned to a field, or to any work', () => {
  render(<Check from={read} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Years of what? 5+ years of experience',
  });
  expect(field.value).toBe('Harbor Accountant');
  fireEvent.change(field, { target: { value: ' ' } });
  press('Save: 5+ years of experience');
  expect(screen.getByText('Enter the kind of experience, or choose “Any work”.')).toBeVisible();
  expect(sent(years.id)?.text).toBe('5+ years of experience');
  fireEvent.change(field, { target: { value: 'freight accounting' } });
  press('Save: 5+ years of experience');
  expect(sent(years.id)).toMatchObject({
    text: '5+ years of freight accounting',
    answered: ['years-of'],
  });
});

test('years of any work have no field in their text', () => {
  render(<Check from={[{ ...years, demand: { ...years.demand, minMonths: 18 } }]} />);
  press('Any work: 5+ years of experience');
  expect(sent(years.id)?.text).toBe('18+ months of work experience');
});

test('after the last answer the group disappears, and focus is on the list', async () => {
  render(<Check from={[knots]} />);
  press('Remove: Knots');
  expect(screen.queryByRole('region')).toBeNull();
  expect(rows).toEqual([]);
  expect(said()).toBe('All checked.');
  await waitFor(() => expect(document.activeElement?.id).toBe('requirements'));
});

test('a change in the list counts as checked, a weight does not', () => {
  const openQuestionsOf = (change: Parameters<typeof changeRequirement>[2], id: string) =>
    applyEdits(read, changeRequirement(noEdits, id, change)).find((row) => row.id === id)?.unsure;
  expect(openQuestionsOf({ must: false }, 'Knots')).toEqual([]);
  expect(openQuestionsOf({ weight: 5 }, 'Knots')).toEqual(['must-or-nice']);
  expect(openQuestionsOf({ text: 'Ships' }, 'Forty ships')).toEqual([]);
  expect(openQuestionsOf({ text: '5+ years of freight' }, years.id)).toEqual([]);
  expect(openQuestionsOf({ must: false }, years.id)).toEqual(['years-of']);
});
