import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { markEvidence } from './mark-evidence.ts';

test('the text of the evidence is marked', () => {
  const pieces = markEvidence('ran Postgres daily', [{ sourceId: 'sql', start: 4, end: 12 }]);
  expect(pieces).toEqual([
    { start: 0, text: 'ran ', sourceIds: [] },
    { start: 4, text: 'Postgres', sourceIds: ['sql'] },
    { start: 12, text: ' daily', sourceIds: [] },
  ]);
});

test('where evidence overlaps, the shared words belong to both requirements', () => {
  const pieces = markEvidence('abcdef', [
    { sourceId: 'one', start: 0, end: 4 },
    { sourceId: 'two', start: 2, end: 6 },
  ]);
  expect(pieces.map(({ text, sourceIds }) => [text, sourceIds])).toEqual([
    ['ab', ['one']],
    ['cd', ['one', 'two']],
    ['ef', ['two']],
  ]);
});

test('an empty text has no pieces, and evidence outside the text marks nothing', () => {
  expect(markEvidence('', [])).toEqual([]);
  expect(markEvidence('ab', [{ sourceId: 'x', start: 1, end: 9 }])).toEqual([
    { start: 0, text: 'ab', sourceIds: [] },
  ]);
});

test('the pieces always make up the whole text, and all evidence is fully marked', () => {
  const interval = fc.record({
    sourceId: fc.constantFrom('a', 'b', 'c'),
    start: fc.nat(40),
    end: fc.nat(40),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(interval), (text, evidence) => {
      const pieces = markEvidence(text, evidence);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { sourceId, start, end } of evidence) {
        if (start >= end || end > text.length) continue;
        const marked = pieces.filter((piece) => piece.start >= start && piece.start < end);
        expect(marked.map((piece) => piece.text).join('')).toBe(text.slice(start, end));
        expect(marked.every((piece) => piece.sourceIds.includes(sourceId))).toBe(true);
      }
    }),
  );
});

test('only a long line that continues in lowercase is joined, and no offset changes', () => {
  const long = 'x'.repeat(60);
  expect(joinWrappedLines(`${long}\nand more`)).toBe(`${long} and more`);
  for (const kept of [`${long}\nHeading`, `${long}\n• point`, `${long}\n\nand`, `${long.slice(1)}\nand`])
    expect(joinWrappedLines(kept)).toBe(kept);
});
