import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const examples = readExamples(readFileSync(join(root, 'docs/style-guide.md'), 'utf8'));

test.each(examples)('the example of $file stands in it', ({ file, runs }) => {
  const lines = trimmedLines(readFileSync(join(root, file), 'utf8'));
  expect(runs.flat().length).toBeGreaterThan(1);
  let from = 0;
  for (const run of runs) {
    const found = findRun(lines, run, from);
    expect(found, `${file} does not have, or not in this order:\n${run.join('\n')}`).not.toBe(-1);
    from = found + run.length;
  }
});

test('every part of the house has its example', () => {
  const parts = examples.map(({ file }) => file.split('/').slice(0, 2).join('/'));
  expect(new Set(parts)).toEqual(
    new Set(['packages/contracts', 'apps/server', 'packages/engine', 'apps/web']),
  );
});

/** A file, and the runs of its lines in the guide; lines between two runs are omitted. */
type Example = { readonly file: string; readonly runs: readonly (readonly string[])[] };

/** Each starts with a comment that names its file, and ends where the next one starts or its block ends. */
function readExamples(guide: string): Example[] {
  const blocks = [...guide.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);
  return blocks.flatMap((code) => {
    const [before, ...named] = code.split(/^\/\/ ((?:apps|packages)\/\S+\.tsx?)(?::.*)?\n/m);
    expect(before, 'an example names no file').toBe('');
    return Array.from({ length: named.length / 2 }, (_, index) => ({
      file: named[2 * index] ?? '',
      runs: runsOf(named[2 * index + 1] ?? ''),
    }));
  });
}

function runsOf(code: string): string[][] {
  return code
    .split(/^ *…$/m)
    .map(trimmedLines)
    .filter((run) => run.length > 0);
}

/** Without blank lines and indentation. */
function trimmedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Index at which the lines occur in sequence; -1 if they do not. */
function findRun(lines: readonly string[], run: readonly string[], from: number): number {
  return lines.findIndex(
    (_, start) => start >= from && run.every((line, offset) => lines[start + offset] === line),
  );
}
