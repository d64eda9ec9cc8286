import type { Language } from '@winnow/contracts';

/** Example values of merge fields while a template is edited, in the language of the text. */
export const exampleValues: Readonly<
  Record<Language, { readonly name: string; readonly job: string; readonly company: string }>
> = {
  en: { name: 'Ada Thorne', job: 'Data analyst', company: 'Harbor Foods' },
  de: { name: 'Ada Thorne', job: 'Datenanalystin', company: 'Hafenkost GmbH' },
  es: { name: 'Ada Thorne', job: 'Analista de datos', company: 'Alimentos del Puerto' },
  fr: { name: 'Ada Thorne', job: 'Analyste de données', company: 'Les Saveurs du Port' },
  ar: { name: 'ليلى منصور', job: 'محللة بيانات', company: 'شركة الميناء للأغذية' },
};
