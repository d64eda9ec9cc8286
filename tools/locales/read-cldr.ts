import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What CLDR knows of a language of resumes. */
export type CldrLocale = {
  /** The language in English: "German". */
  readonly name: string;
  /** Names of the months in rows of twelve, January first; `_` is a space within a name. */
  readonly months: readonly string[];
  /** Names of the days of the week, of which texts may be full. */
  readonly weekdays: string;
};

const require = createRequire(import.meta.url);
const mainFolder = (file: string): string => path.join(path.dirname(file), 'main');
const datesFolder = mainFolder(require.resolve('cldr-dates-full/package.json'));
const namesFolder = mainFolder(require.resolve('cldr-localenames-full/package.json'));

const read = (folder: string, locale: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, locale, `${file}.json`), 'utf8')).main[locale];

type Names = Readonly<Record<string, string>>;
type Gregorian = {
  readonly dates: {
    readonly calendars: {
      readonly gregorian: Readonly<
        Record<'months' | 'days', Readonly<Record<'format' | 'stand-alone', { readonly wide: Names }>>>
      >;
    };
  };
};

/** Languages that people write in two scripts. */
const inLatinLettersToo: ReadonlySet<string> = new Set(['sr']);

/** A language with its regions and its other script: "de-AT", "ar-DZ", "sr-Latn". */
function variantsOf(tag: string): readonly string[] {
  const variant = new RegExp(`^${tag}${inLatinLettersToo.has(tag) ? '(?:-Latn)?' : ''}(?:-[A-Z]{2})?$`);
  return readdirSync(datesFolder).filter((locale) => variant.test(locale));
}

/** Names of months or days as a row, once for each way to write them; a language that counts its months has no names. */
function rowsOf(tag: string, of: 'months' | 'days'): readonly string[] {
  const rows = variantsOf(tag).flatMap((locale) => {
    const names = (read(datesFolder, locale, 'ca-gregorian') as Gregorian).dates.calendars.gregorian[of];
    return [names['stand-alone'].wide, names.format.wide].map((wide) =>
      Object.values(wide)
        .map((name) => name.toLowerCase().replaceAll(' ', '_'))
        .join(' '),
    );
  });
  return [...new Set(rows)].filter((row) => !/\d/.test(row));
}

/** Names of the languages of the world in a language, by their tags. */
function languagesIn(tag: string): Names {
  const { localeDisplayNames } = read(namesFolder, tag, 'languages') as {
    localeDisplayNames: { languages: Names };
  };
  return localeDisplayNames.languages;
}

/** Throws where CLDR has no such language. */
export function readCldr(tag: string): CldrLocale {
  if (!existsSync(path.join(datesFolder, tag))) throw new Error(`CLDR has no language ${tag}`);
  const name = languagesIn('en')[tag];
  if (name === undefined) throw new Error(`CLDR has no English name of ${tag}`);
  return {
    name,
    months: rowsOf(tag, 'months'),
    weekdays: [...new Set(rowsOf(tag, 'days').join(' ').split(' '))].join(' '),
  };
}
