import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fold } from '../../packages/engine/src/words/reading-copy.ts';
import { stem } from '../../packages/engine/src/words/stem.ts';
import { isKnownStem } from '../../packages/engine/src/words/word-rarity.ts';
import { spokenLanguages } from '../../packages/locales/src/spoken-languages.ts';

/** CLDR data for a resume language. */
export type CldrLocale = {
  /** The English name of the language: "German". */
  readonly name: string;
  /** Names of the months in rows of twelve, January first; `_` is a space within a name. */
  readonly months: readonly string[];
  /** Names of the days of the week. */
  readonly weekdays: string;
  /** Names of languages in pairs "tag name". */
  readonly languages: string;
  /** Names of countries. */
  readonly countries: string;
  /** Names of their parts; CLDR has them in English only. */
  readonly regions: string;
};

const require = createRequire(import.meta.url);
const mainFolder = (file: string): string => path.join(path.dirname(file), 'main');
const datesFolder = mainFolder(require.resolve('cldr-dates-full/package.json'));
const namesFolder = mainFolder(require.resolve('cldr-localenames-full/package.json'));

const territories: Readonly<Record<string, Territory>> = JSON.parse(
  readFileSync(require.resolve('cldr-core/supplemental/territoryInfo.json'), 'utf8'),
).supplemental.territoryInfo;
const subdivisions: Names = JSON.parse(
  readFileSync(require.resolve('cldr-subdivisions-full/subdivisions/en/en.json'), 'utf8'),
).subdivisions.localeDisplayNames.subdivisions;

const read = (folder: string, locale: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, locale, `${file}.json`), 'utf8')).main[locale];

type Names = Readonly<Record<string, string>>;
type Territory = {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, { readonly _officialStatus?: string }>>;
};
type Gregorian = {
  readonly dates: {
    readonly calendars: {
      readonly gregorian: Readonly<
        Record<'months' | 'days', Readonly<Record<'format' | 'stand-alone', { readonly wide: Names }>>>
      >;
    };
  };
};

/** Languages that are written in two scripts. */
const inLatinLettersToo: ReadonlySet<string> = new Set(['sr']);

/** A language with its regions and its other script: "de-AT", "ar-DZ", "sr-Latn". */
function variantsOf(tag: string): readonly string[] {
  const variant = new RegExp(`^${tag}${inLatinLettersToo.has(tag) ? '(?:-Latn)?' : ''}(?:-[A-Z]{2})?$`);
  return readdirSync(datesFolder).filter((locale) => variant.test(locale));
}

/** Rows of month or day names, one for each way to write them; a language that numbers its months has none. */
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

const namesIn = (tag: string, of: 'languages' | 'territories'): Names => {
  const { localeDisplayNames } = read(namesFolder, tag, of) as {
    localeDisplayNames: Readonly<Record<typeof of, Names>>;
  };
  return localeDisplayNames[of];
};

/** Other tags under which CLDR has a language. */
const alsoUnder: Readonly<Record<string, readonly string[]>> = {
  fil: ['tl'],
  no: ['nb'],
  zh: ['zh-alt-menu'],
};

/** Minimum letters; shorter names in Latin letters are words of other languages: "ir", "dan", "fula". */
const minLatinLetters = 5;

/** Languages that name a language like its country or people: "Japan", "Roman". None of their names is used. */
const namedAsCountries: ReadonlySet<string> = new Set(['et', 'fi', 'hu', 'id']);

/** Unambiguous names of languages in a language. */
function languagesIn(tag: string, places: ReadonlySet<string>): string {
  if (namedAsCountries.has(tag)) return '';
  const names = namesIn(tag, 'languages');
  const isOrdinary = (name: string): boolean =>
    name === 'latino' ||
    (/^[a-z]+$/.test(name) && (name.length < minLatinLetters || (tag !== 'en' && isKnownStem(stem(name)))));
  return Object.keys(spokenLanguages)
    .flatMap((spoken) =>
      [spoken, `${spoken}-alt-variant`, ...(alsoUnder[spoken] ?? [])].flatMap((key) => {
        const name = names[key]?.toLowerCase();
        const isName = name !== undefined && !/[\s(]/.test(name) && !places.has(fold(name));
        return isName && !isOrdinary(fold(name)) ? [`${spoken} ${name}`] : [];
      }),
    )
    .join('|');
}

/** Codes that are not countries: the euro zone, the United Nations, private codes, the unknown region. */
const noCountries = /^(?:\d+|EU|EZ|UN|QO|XA|XB|ZZ)(?:-|$)/;

/**
 * "Myanmar (Burma)" is two names, "Congo - Kinshasa" is one name of a country with two; "&" is also spelled out. A
 * parenthesis in other names of a country, "Congo (Republic)", is not a name.
 */
function waysToWrite(code: string, name: string): readonly string[] {
  const [, outer = name, inner] = /^(.+?) ?\((.+)\)$/.exec(name) ?? [];
  return [outer.replace(/ - .*/, ''), ...(inner && !code.includes('-alt-') ? [inner] : [])].flatMap(
    (written) => (written.includes(' & ') ? [written, written.replace(' & ', ' and ')] : [written]),
  );
}

const isOneOrdinaryWord = (name: string): boolean => /^[a-z]+$/.test(name) && isKnownStem(stem(name));

/**
 * Short names in Latin letters are words elsewhere: "fas" is Morocco in Turkish, and "us" is recognized without a list.
 */
const isOrdinaryPlace = (tag: string, name: string): boolean =>
  tag !== 'en' && ((/^[a-z]+$/.test(name) && name.length < minLatinLetters) || isOneOrdinaryWord(name));

function countriesIn(tag: string): string {
  const names = Object.entries(namesIn(tag, 'territories'))
    .filter(([code]) => !noCountries.test(code))
    .flatMap(([code, name]) => waysToWrite(code, name.toLowerCase()));
  return [...new Set(names)].filter((name) => !isOrdinaryPlace(tag, fold(name))).join('|');
}

/** The parts of smaller countries are villages and parishes, many with names of people. */
const minPopulation = 4_000_000;
/** Minimum letters; shorter names are words and initials: "oro", "imo". */
const minRegionLetters = 4;
/** A country with more parts includes towns and districts. */
const maxParts = 60;
/** Parts named by direction: "Northern", "Eastern". */
const direction = /^(?:north|south|east|west)(?:ern)?(?:[- ]?(?:east|west)(?:ern)?)?$/;

/** The states and provinces of large countries in which English is an official language. */
function regionsInEnglish(): string {
  const countries = Map.groupBy(Object.entries(subdivisions), ([code]) => code.slice(0, 2).toUpperCase());
  const names = [...countries].flatMap(([code, parts]) => {
    const { _population = 0, languagePopulation } = territories[code] ?? {};
    const isEnglish = languagePopulation?.en?._officialStatus !== undefined;
    const isLarge = Number(_population) >= minPopulation && parts.length <= maxParts;
    return isEnglish && isLarge ? parts.flatMap(([code, name]) => waysToWrite(code, name.toLowerCase())) : [];
  });
  return [...new Set(names)]
    .filter((name) => name.length >= minRegionLetters && !direction.test(name) && !isOneOrdinaryWord(name))
    .join('|');
}

/** Folded names of countries in these languages. */
export const placesIn = (tags: readonly string[]): ReadonlySet<string> =>
  new Set(tags.flatMap((tag) => Object.values(namesIn(tag, 'territories')).map(fold)));

/** Throws if CLDR lacks the language. `places` are names that do not identify a language. */
export function readCldr(tag: string, places: ReadonlySet<string>): CldrLocale {
  if (!existsSync(path.join(datesFolder, tag))) throw new Error(`CLDR has no language ${tag}`);
  const name = namesIn('en', 'languages')[tag];
  if (name === undefined) throw new Error(`CLDR has no English name of ${tag}`);
  return {
    name,
    months: rowsOf(tag, 'months'),
    weekdays: [...new Set(rowsOf(tag, 'days').join(' ').split(' '))].join(' '),
    languages: languagesIn(tag, places),
    countries: countriesIn(tag),
    regions: tag === 'en' ? regionsInEnglish() : '',
  };
}
