import { expect, test } from 'vitest';
import { readImports } from './testing/read-imports.ts';

const scoring = 'packages/engine/src/scoring.ts';
const reading = 'packages/engine/src/resume/read-resume.ts';
const contacts = 'packages/engine/src/resume/person/contacts.ts';

test('scoring loads no resume reader and no phone number data', async () => {
  const imports = await readImports();
  expect(reachedFrom(reading, imports)).toContain(contacts);
  const loaded = reachedFrom(scoring, imports);
  expect(loaded).toContain('packages/engine/src/match.ts');
  expect(loaded).not.toContain(reading);
  expect(loaded).not.toContain(contacts);
});

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set([file]);
  for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next);
  return [...reached];
}
