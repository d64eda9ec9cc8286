import { jobLimits, type PresetRequirement } from '@winnow/contracts';
import { expect, test } from 'vitest';
import {
  addRequirement,
  applyEdits,
  asRequirementEdits,
  changeRequirement,
  newRow,
  noEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';
import { applyPreset, mergePreset, presetOf, withoutPreset } from './merge-preset.ts';

const row = (text: string, more: Partial<RequirementRow> = {}): RequirementRow => ({
  ...newRow,
  id: text,
  kind: 'skill',
  text,
  isNew: false,
  ...more,
});
const line = (text: string, more: Partial<PresetRequirement> = {}): PresetRequirement => ({
  kind: 'skill',
  text,
  must: true,
  weight: 2,
  ...more,
});
function merge(rows: readonly RequirementRow[], requirements: PresetRequirement[]) {
  let made = 0;
  return mergePreset(rows, { requirements }, () => `new-${++made}`);
}

test('existing items are not added again, ignoring case and spaces', () => {
  const rows = [row('QuickBooks', { must: true, weight: 2 }), row('month-end  close.')];
  const { added, known } = merge(rows, [
    line('quickbooks'),
    line('Month-end close'),
    line('Norwegian', { kind: 'language', must: false, weight: 0.5 }),
    line('NORWEGIAN.', { kind: 'language', must: false, weight: 0.5 }),
  ]);
  expect(added).toMatchObject([{ id: 'new-1', kind: 'language', must: false, weight: 0.5, isNew: true }]);
  expect(known.map(({ row: { id }, differs }) => [id, differs])).toEqual([
    ['QuickBooks', false],
    ['month-end  close.', true],
  ]);
});

test('added items are sent as new lines, with the weights and must-haves of the preset', () => {
  const merged = merge([row('SQL')], [line('QuickBooks'), line('SQL')]);
  const edits = applyPreset(noEdits, merged, false);
  expect(asRequirementEdits(applyEdits([], edits))).toEqual([line('QuickBooks')]);
  expect(edits.changes).toEqual({});
  expect(applyPreset(noEdits, merged, true).changes).toEqual({ SQL: { must: true, weight: 2 } });
});

test('a preset is undone, and later changes stay', () => {
  const before = changeRequirement(
    addRequirement(noEdits, { id: 'own', text: 'Own boat', kind: 'other', must: false, weight: 3 }),
    'SQL',
    { weight: 5 },
  );
  const merged = merge([row('SQL', { weight: 5 })], [line('QuickBooks'), line('SQL')]);
  const after = changeRequirement(applyPreset(before, merged, true), 'own', { must: true });
  expect(after.changes['SQL']).toEqual({ must: true, weight: 2 });
  const undone = withoutPreset(after, before, merged);
  expect(undone.added.map(({ id }) => id)).toEqual(['own']);
  expect(undone.changes).toEqual({ SQL: { weight: 5 }, own: { must: true } });
});

test('a job accepts at most the maximum number of requirements', () => {
  const rows = Array.from({ length: jobLimits.requirements - 1 }, (_, place) => row(`Skill ${place}`));
  const { added, leftOut } = merge(rows, [line('QuickBooks'), line('Norwegian'), line('Skill 3')]);
  expect(added.map(({ text }) => text)).toEqual(['QuickBooks']);
  expect(leftOut).toBe(1);
});

test('the overall fit belongs to one advert and is not saved, unless it was made a must-have', () => {
  const rows = [
    row('QuickBooks'),
    row('Title', { overall: true }),
    row('Described', { overall: true, must: true }),
    row(' '),
  ];
  expect(presetOf(rows).map(({ text }) => text)).toEqual(['QuickBooks', 'Described']);
});
