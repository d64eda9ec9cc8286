/** How a language formats the values in sentences. */
type Spelling = {
  readonly number: (value: number) => string;
  /** "3 years 1 month" */
  readonly months: (count: number) => string;
  /** `YYYY-MM` as "March 2016". */
  readonly month: (month: string) => string;
  /** "3 years ago"; from a year on, whole years. */
  readonly monthsAgo: (count: number) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
  /** "a, b or c" */
  readonly choice: (items: readonly string[]) => string;
  /** The name of a language, by its ISO 639-1 code. */
  readonly language: (code: string) => string;
  readonly plural: (
    count: number,
    forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
  ) => string;
};

/** @param locale such as `de` or `ar-u-nu-latn` */
export function spellingOf(locale: string): Spelling {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const unit = (name: 'year' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  const [years, months] = [unit('year'), unit('month')];
  const listOf = (type: 'conjunction' | 'disjunction') => {
    // No comma before the last of a list, as the rest of the product writes them.
    const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });
    return (items: readonly string[]) => list.format(items);
  };
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const monthOfYear = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const rules = new Intl.PluralRules(locale);
  return {
    number: (value) => number.format(value),
    months(count) {
      const parts = [
        ...(count >= 12 ? [years.format(Math.floor(count / 12))] : []),
        ...(count % 12 > 0 || count < 12 ? [months.format(count % 12)] : []),
      ];
      return parts.join(' ');
    },
    month: (month) => monthOfYear.format(new Date(`${month}-01`)),
    monthsAgo: (count) =>
      count >= 12 ? ago.format(-Math.floor(count / 12), 'year') : ago.format(-count, 'month'),
    list: listOf('conjunction'),
    choice: listOf('disjunction'),
    language: (code) => names.of(code) ?? code,
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}
