import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findContractions } from './find-contractions.ts';
import { migrationsFolder, readJournal } from './migrations.ts';
import { contractSteps, releases } from './releases.ts';

const source = resolve(import.meta.dirname, '../..');

test.each([
  'ALTER TABLE "shares" DROP COLUMN "with_files"',
  'DROP TABLE "shares"',
  'ALTER TABLE "shares" RENAME TO "lists"',
  'ALTER TABLE "shares" RENAME COLUMN "title" TO "name"',
  'ALTER TABLE "shares" ALTER COLUMN "title" SET DATA TYPE integer',
  'ALTER TABLE "shares" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "shares" ALTER COLUMN "title" DROP DEFAULT',
  'ALTER TABLE "shares" ADD COLUMN "language" text NOT NULL',
  'TRUNCATE shares',
  'DROP FUNCTION chain_audit_entry()',
])('%s breaks processes of the release before', (statement) => {
  expect(findContractions([`${statement};\n`])).toMatchObject([{ statement }]);
  expect(
    findContractions([`CREATE TABLE "jobs" ("id" uuid);--> statement-breakpoint\n${statement};`]),
  ).toHaveLength(1);
});

test.each([
  'ALTER TABLE "shares" ADD COLUMN "language" text',
  `ALTER TABLE "shares" ADD COLUMN "language" text DEFAULT 'en' NOT NULL`,
  'CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id")',
  'DROP INDEX "shares_owner"',
  'ALTER TABLE "shares" ALTER COLUMN "title" DROP NOT NULL',
  'ALTER TABLE "shares" ALTER COLUMN "organization_id" SET NOT NULL',
  '-- the former name was dropped: rename nothing\nUPDATE shares SET title = title',
])('%s does not', (statement) => {
  expect(findContractions([statement])).toEqual([]);
});

test('a table that the same release made may change in it', () => {
  const made = 'CREATE TABLE "lists" ("id" uuid, "name" text)';
  expect(findContractions([made, 'ALTER TABLE "lists" DROP COLUMN "name"'])).toEqual([]);
});

test('no migration takes away what the release before still uses', async () => {
  const { entries } = await readJournal();
  const tags = entries.map(({ tag }) => tag);
  const ends = releases.map(({ lastMigration }) => tags.indexOf(lastMigration));
  expect(
    ends.every((end, index) => end > (ends[index - 1] ?? -1)),
    'releases in their order',
  ).toBe(true);
  const releaseOf = (tag: string) => ends.filter((end) => end < tags.indexOf(tag)).length;
  const allowed = new Set(
    contractSteps
      .filter(
        ({ migration, expandedIn }) =>
          tags.includes(expandedIn) && releaseOf(expandedIn) < releaseOf(migration),
      )
      .map(({ statement }) => statement),
  );
  // The first release is older than the rule.
  const later = Map.groupBy(tags.slice((ends[0] ?? -1) + 1), releaseOf);
  for (const own of later.values()) {
    const texts = await Promise.all(own.map((tag) => readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')));
    const left = findContractions(texts).filter(({ statement }) => !allowed.has(statement));
    expect(left, 'see docs/operating/upgrades.md').toEqual([]);
  }
});

test('queries name their columns, so that columns of a newer release do not disturb them', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name),
  );
  const found: string[] = [];
  for (const name of files) {
    // Views of the system, not tables of ours.
    if (name.endsWith('scrub-embedded-database.ts')) continue;
    if (/\b(select|returning)\s+\*/i.test(await readFile(join(source, name), 'utf8'))) found.push(name);
  }
  expect(found).toEqual([]);
});
