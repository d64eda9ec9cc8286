import { globSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '@winnow/locales';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { generatedLocales, localeFolders } from './generated-locales.ts';

/** The parts that a value of this type may omit, at any depth. */
type MayLack<Value> = Value extends string | number | boolean | RegExp | readonly unknown[] | null
  ? never
  : { [Key in keyof Value]-?: Omit<Value, Key> extends Value ? Key : MayLack<Value[Key]> }[keyof Value];

/** Files about characters of a script, regardless of the language, or not about resumes. */
const ofScripts = new Set([
  // Arabic punctuation as Latin.
  'packages/engine/src/words/reading-copy.ts',
  // A longer text with a year before a date character is not prose in Chinese or Japanese.
  'packages/engine/src/resume/sections/line-style.ts',
  // Table headings in the languages of the screens, not of resumes.
  'packages/documents/src/table/suggest-fields.ts',
]);

describe('the languages of resumes', () => {
  it('have one folder each, named by the tag', () => {
    expect(locales.map(({ tag }) => tag).toSorted()).toEqual(localeFolders());
    for (const { tag } of locales)
      expect(readFileSync(`packages/locales/src/${tag}/index.ts`, 'utf8')).toContain(`tag: '${tag}'`);
  });

  it('compile only if complete', () => {
    expectTypeOf<MayLack<Locale>>().toEqualTypeOf<never>();
    expectTypeOf<MayLack<{ dates?: string }>>().toEqualTypeOf<'dates'>();
    expectTypeOf<MayLack<{ dates: { since?: string } }>>().toEqualTypeOf<'since'>();
  });

  it('are named in no file of the engine except their list, so that it need not change for a new one', () => {
    const glossed = locales.filter(({ glossary }) => glossary !== null).map(({ tag }) => tag);
    const named = new RegExp(`'(?:${glossed.join('|')})'`);
    const files = globSync('packages/engine/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('have their words in their folders: no file of the engine or of the documents contains a word in another script', () => {
    const word =
      /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Tamil}\p{Script=Thai}]/u;
    const files = globSync('packages/{engine,documents}/src/**/*.ts').filter(
      (file) => !file.endsWith('.test.ts') && !file.includes('/fixtures/') && !ofScripts.has(file),
    );
    const inCode = (file: string): string =>
      readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(files.filter((file) => word.test(inCode(file)))).toEqual([]);
  });

  it('have the CLDR words that the tool writes', () => {
    for (const { file, text } of generatedLocales()) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each(locales.map((locale) => [locale.tag, locale] as const))(
    '%s has rows of twelve months',
    (_, { dates }) => {
      const rows = [...dates.months, ...dates.otherMonths, dates.shortMonths].filter((row) => row !== '');
      for (const row of rows) expect(row.split(' ')).toHaveLength(12);
    },
  );
});
