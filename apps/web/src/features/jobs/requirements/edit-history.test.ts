import { expect, test } from 'vitest';
import {
  changeRequirement,
  noEdits,
  type RequirementEdits,
  removeRequirement,
  restoreRequirement,
} from '../../../entities/requirements/requirement-edits.ts';
import { dropEdit, recordEdit, redoEdit, startHistory, takeBack, undoEdit } from './edit-history.ts';

const must = (edits: RequirementEdits, id: string) => changeRequirement(edits, id, { must: true });
const weigh = (edits: RequirementEdits, id: string, weight: number) =>
  changeRequirement(edits, id, { weight });

test('steps are undone from last to first, and redone in order', () => {
  const one = must(noEdits, 'a');
  const two = removeRequirement(one, 'b');
  const history = recordEdit(recordEdit(startHistory(), one), two);
  const undone = undoEdit(history);
  expect(undone.present).toBe(one);
  expect(undoEdit(undoEdit(undone)).present).toBe(noEdits);
  expect(redoEdit(redoEdit(undoEdit(undone))).present).toBe(two);
  expect(redoEdit(history)).toBe(history);
});

test('an edit after an undo leaves nothing to redo', () => {
  const undone = undoEdit(recordEdit(startHistory(), must(noEdits, 'a')));
  const other = recordEdit(undone, must(noEdits, 'b'));
  expect(redoEdit(other)).toBe(other);
});

test('an edit without effect is not a step', () => {
  const history = startHistory(must(noEdits, 'a'));
  expect(recordEdit(history, history.present)).toBe(history);
});

test('dragging a slider is one step, and two sliders are two', () => {
  let history = startHistory();
  for (const weight of [1, 2, 3])
    history = recordEdit(history, weigh(history.present, 'a', weight), 'weight a');
  history = recordEdit(history, weigh(history.present, 'b', 4), 'weight b');
  expect(undoEdit(history).present.changes['a']?.weight).toBe(3);
  expect(undoEdit(undoEdit(history)).present).toBe(noEdits);
});

test('canceled text leaves no step', () => {
  const before = recordEdit(startHistory(), must(noEdits, 'a'));
  const typed = recordEdit(before, changeRequirement(before.present, 'a', { text: 'x' }), 'words a 1');
  expect(dropEdit(typed, 'words a 1')).toEqual(before);
  expect(dropEdit(typed, 'words a 2')).toBe(typed);
});

test('a removal is undone below later steps', () => {
  const removed = removeRequirement(noEdits, 'a');
  const history = recordEdit(startHistory(), removed);
  const without = (edits: RequirementEdits) => restoreRequirement(edits, 'a');
  const isRemoval = ({ after }: { readonly after: RequirementEdits }) => after === removed;
  expect(takeBack(history, isRemoval, without).future).toHaveLength(1);
  const later = recordEdit(history, must(removed, 'b'));
  const back = takeBack(later, isRemoval, without);
  expect(back.present).toMatchObject({ removed: [], changes: { b: { must: true } } });
  expect(undoEdit(back).present.removed).toEqual(['a']);
});
