import { type Language, languages, pseudoLanguage, type ShownLanguage } from './languages.ts';

/** Plural forms of each language by Unicode, without those only used for millions. */
type PluralForms = {
  en: 'one' | 'other';
  de: 'one' | 'other';
  es: 'one' | 'other';
  fr: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
};

/** Numbers, dates and counts in one language. */
export type Formats<Spoken extends Language = Language> = {
  readonly number: (value: number) => string;
  /** Formats a share between 0 and 1. */
  readonly percent: (share: number) => string;
  /** An amount in whole or decimal units of a currency. */
  readonly money: (amount: number, currency: string) => string;
  /** "21 November 2026" */
  readonly date: (date: Date | string) => string;
  /** For a column: `21 Nov 2026`. */
  readonly shortDate: (date: Date | string) => string;
  /** "21 Nov 2026, 14:05", in the reader's time zone: not for prerendered pages. */
  readonly dateTime: (date: Date | string) => string;
  /** "3 minutes ago", "in 2 days" */
  readonly relative: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** "November 2026" of `2026-11`. */
  readonly monthOfYear: (month: string) => string;
  /** "45 years 11 months" */
  readonly months: (count: number) => string;
  /** "12 kB", "3.4 MB" */
  readonly fileSize: (bytes: number) => string;
  /** "Stage: Interview"; French has a space before the colon. */
  readonly labeled: (label: string, value: string) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
  /** The form of a text that fits a count; every form that the language has must be given. */
  readonly plural: (count: number, forms: Readonly<Record<PluralForms[Spoken], string>>) => string;
};

const known = new Map<ShownLanguage, Formats>();

/** The formats of a language, cached. */
export function formatsOf<Spoken extends Language>(language: Spoken): Formats<Spoken>;
export function formatsOf(language: ShownLanguage): Formats;
export function formatsOf(language: ShownLanguage): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

function makeFormats(language: ShownLanguage): Formats {
  const { locale } = languages[language === pseudoLanguage ? 'en' : language];
  // English dates as most of the world writes them: day before month.
  const dateLocale = locale === 'en' ? 'en-GB' : locale;
  const number = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const date = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long' });
  const shortDate = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' });
  const monthOfYear = new Intl.DateTimeFormat(dateLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const list = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
  const unit = (name: 'year' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  const [years, months] = [unit('year'), unit('month')];
  const rules = new Intl.PluralRules(locale);
  const mebibyte = 1024 * 1024;
  const byte = locale === 'fr' ? 'o' : 'B';
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount),
    date: (value) => date.format(new Date(value)),
    shortDate: (value) => shortDate.format(new Date(value)),
    dateTime: (value) => dateTime.format(new Date(value)),
    monthOfYear: (month) => monthOfYear.format(new Date(`${month}-01T00:00:00Z`)),
    relative: (value, unit) => relative.format(value, unit),
    months(count) {
      const parts = [
        ...(count >= 12 ? [years.format(Math.floor(count / 12))] : []),
        ...(count % 12 > 0 || count < 12 ? [months.format(count % 12)] : []),
      ];
      // Without commas, unlike lists of units, since it is used within lists. Lines break only between the two.
      return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
    },
    fileSize: (bytes) =>
      bytes < mebibyte
        ? `${number.format(Math.ceil(bytes / 1024))} k${byte}`
        : `${tenths.format(bytes / mebibyte)} M${byte}`,
    labeled: (label, value) => `${label}${locale === 'fr' ? '\u202f' : ''}: ${value}`,
    list: (items) => list.format(items),
    plural(count, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>) {
      return forms[rules.select(count)] ?? forms.other ?? '';
    },
  };
}
