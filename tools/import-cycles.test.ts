import { expect, test } from 'vitest';
import { readImports } from './testing/read-imports.ts';

test('no module imports itself, not even for a type or through other modules', async () => {
  expect(findCycle(await readImports())).toBeNull();
});

test('an import cycle is found', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['d.ts', 'b.ts']],
    ['d.ts', []],
  ]);
  expect(findCycle(imports)).toEqual(['b.ts', 'c.ts', 'b.ts']);
});

/** The first path from a module back to itself; `null` if there is none. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  function follow(file: string, way: readonly string[]): readonly string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const cycle = follow(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}
