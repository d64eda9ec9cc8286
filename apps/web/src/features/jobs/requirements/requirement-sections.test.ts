import type { JobRequirement } from '@winnow/contracts';
import { expect, test } from 'vitest';
import {
  applyEdits,
  noEdits,
  type RequirementEdits,
} from '../../../entities/requirements/requirement-edits.ts';
import { asShown, boundary, inSections, moveInSection, placeRequirement } from './requirement-sections.ts';

const requirement = (id: string, more: Partial<JobRequirement> = {}): JobRequirement => ({
  id,
  kind: 'skill',
  text: id.toUpperCase(),
  must: false,
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

const read = [
  requirement('nice1'),
  requirement('place', { kind: 'location', demand: { kind: 'location', place: 'Tarn' } }),
  requirement('must1', { must: true }),
  requirement('title', { kind: 'title', overall: true }),
  requirement('nice2'),
  requirement('must2', { must: true }),
];
const rowsOf = (edits: RequirementEdits) => applyEdits(read, edits);
const shown = (edits: RequirementEdits) => asShown(inSections(rowsOf(edits))).map(({ id }) => id);
const musts = (edits: RequirementEdits) => inSections(rowsOf(edits)).must.map(({ id }) => id);

test('must-haves come first, then nice-to-haves, then questions, then the overall fit', () => {
  expect(shown(noEdits)).toEqual(['must1', 'must2', 'nice1', 'nice2', 'place', 'title']);
});

test('a requirement made a must-have leaves the overall fit', () => {
  expect(musts({ ...noEdits, changes: { title: { must: true } } })).toEqual(['must1', 'title', 'must2']);
});

test('a line moves only within its section', () => {
  const down = moveInSection(noEdits, rowsOf(noEdits), 'must1', 1);
  expect(shown(down)).toEqual(['must2', 'must1', 'nice1', 'nice2', 'place', 'title']);
  expect(moveInSection(down, rowsOf(down), 'must1', 1)).toBe(down);
  expect(moveInSection(noEdits, rowsOf(noEdits), 'must1', -1)).toBe(noEdits);
  expect(moveInSection(noEdits, rowsOf(noEdits), 'gone', 1)).toBe(noEdits);
});

test('a custom order is kept, and new lines of the text are at the end of their section', () => {
  const up = moveInSection(noEdits, rowsOf(noEdits), 'nice2', -1);
  const later = applyEdits([requirement('new'), ...read], up);
  expect(inSections(later).nice.map(({ id }) => id)).toEqual(['nice2', 'nice1', 'new']);
});

test('a line dragged across the boundary takes the section it is dropped in', () => {
  const up = placeRequirement(noEdits, rowsOf(noEdits), 'nice2', [
    'must1',
    'nice2',
    'must2',
    boundary,
    'nice1',
  ]);
  expect(musts(up)).toEqual(['must1', 'nice2', 'must2']);
  const down = placeRequirement(up, rowsOf(up), 'must1', ['nice2', 'must2', boundary, 'must1', 'nice1']);
  expect(musts(down)).toEqual(['nice2', 'must2']);
  expect(inSections(rowsOf(down)).nice.map(({ id }) => id)).toEqual(['must1', 'nice1']);
});

test('the last must-have can leave, and a line can become the first one', () => {
  const none = { ...noEdits, changes: { must1: { must: false }, must2: { must: false } } };
  expect(musts(none)).toEqual([]);
  const order = ['nice1', boundary, 'must1', 'nice2', 'must2'];
  expect(musts(placeRequirement(none, rowsOf(none), 'nice1', order))).toEqual(['nice1']);
});

test('dropping a line at its place changes nothing', () => {
  const order = ['must1', 'must2', boundary, 'nice1', 'nice2'];
  expect(placeRequirement(noEdits, rowsOf(noEdits), 'nice1', order)).toBe(noEdits);
});
