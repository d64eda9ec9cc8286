import type { Language } from '@winnow/contracts';

const locales: Readonly<Record<Language, string>> = {
  en: 'en',
  de: 'de',
  es: 'es-419',
  fr: 'fr',
  ar: 'ar-u-nu-latn',
};

/** "€39.00" for 3900 cents of EUR in English. Currencies without cents are counted in whole units, as `Intl` knows. */
export function moneyInWords(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
