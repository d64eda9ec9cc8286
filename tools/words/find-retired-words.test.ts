import { expect, test } from 'vitest';
import { findRetiredWords } from './find-retired-words.ts';
import type { RetiredWord } from './retired-words.ts';

const gadget: RetiredWord = { forms: ['gizmo', 'gizmos'], instead: 'device' };
const most: RetiredWord = { forms: ['most'], instead: 'max…', onlyInNames: true };

function linesOf(text: string, word = gadget, path = 'apps/part/file.ts') {
  return findRetiredWords([{ path, text }], [word]).found.map(({ line, found }) => [line, found]);
}

test.each([
  ['a word of a sentence', '/** Opens the gizmo. */'],
  ['at the start of a sentence', '// Gizmos are closed.'],
  ['the first part of a name', 'const gizmoRows = 1;'],
  ['a later part of a name', 'const isGizmo = true;'],
  ['in a name with underscores', "'gizmo_rows'"],
  ['in a name with hyphens', "import './open-gizmo.ts';"],
])('a retired word is found as %s', (_, line) => {
  expect(linesOf(`one\n${line}`)).toEqual([[2, expect.stringMatching(/gizmos?/i)]]);
});

test('a word that only contains a retired one is allowed', () => {
  expect(linesOf('gizmology, antigizmo, Gizmology')).toEqual([]);
});

test('the name of a file counts as its line 0', () => {
  expect(linesOf('', gadget, 'apps/part/gizmo-list.ts')).toEqual([[0, 'gizmo']]);
});

test('a bound is refused in names but not in sentences', () => {
  expect(linesOf('const mostRows = 3; // at most three', most)).toEqual([[1, 'most']]);
  expect(linesOf('At most three, and most of them.', most)).toEqual([]);
});

test('an exception applies only to its lines in its folder, and an unused one is reported', () => {
  const needed = { where: 'apps/part/', line: /quoted/, because: 'a quotation' };
  const idle = { where: 'apps/other/', because: 'gone' };
  const word = { ...gadget, exceptions: [needed, idle] };
  const files = [
    { path: 'apps/part/file.ts', text: 'a quoted gizmo\na gizmo' },
    { path: 'apps/else/file.ts', text: 'a quoted gizmo' },
  ];
  const { found, unused } = findRetiredWords(files, [word]);
  expect(found.map(({ path, line }) => [path, line])).toEqual([
    ['apps/part/file.ts', 2],
    ['apps/else/file.ts', 1],
  ]);
  expect(unused).toEqual([idle]);
});
