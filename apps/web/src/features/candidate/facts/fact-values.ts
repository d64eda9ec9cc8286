import type { CandidateFacts, FactCorrections } from '@winnow/contracts';

export type PositionValues = NonNullable<FactCorrections['positions']>[number];
export type EducationValues = NonNullable<FactCorrections['education']>[number];
export type LanguageValues = NonNullable<FactCorrections['languages']>[number];

/** Facts that are lists of texts. */
export const wordFacts = ['emails', 'phones', 'links', 'skills', 'certifications'] as const;
export type WordFact = (typeof wordFacts)[number];

/** All facts in the form of corrections. */
export function valuesOf(facts: CandidateFacts) {
  const value = (fact: { readonly value: string }) => fact.value;
  return {
    name: facts.name?.value ?? null,
    place: facts.place?.value ?? null,
    experienceMonths: facts.experienceMonths,
    emails: facts.emails.map(value),
    phones: facts.phones.map(value),
    links: facts.links.map(value),
    skills: facts.skills.map(({ name }) => name),
    certifications: facts.certifications.map(value),
    positions: facts.positions.map(({ title, organization, start, end }) => ({
      title,
      organization,
      start,
      end,
    })),
    education: facts.education.map(({ institution, degree, level, field }) => ({
      institution,
      degree,
      level,
      field,
    })),
    languages: facts.languages.map(({ name, level }) => ({ name, level })),
  } satisfies Record<keyof FactCorrections, unknown>;
}

export type FactValues = ReturnType<typeof valuesOf>;

const date = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;

export const isDate = (text: string): boolean => date.test(text.trim());
/** @param present the word in the page's language; English is always accepted */
export const isPresent = (text: string, present: string): boolean =>
  ['present', present.toLowerCase()].includes(text.trim().toLowerCase());

/** Typed years and months, as months; `null` if invalid. */
export function monthsFrom(years: string, months: string): number | null {
  const isNumber = (text: string) => /^\d{0,3}$/.test(text.trim());
  if (!isNumber(years) || !isNumber(months) || `${years}${months}`.trim() === '') return null;
  const all = Number(years) * 12 + Number(months);
  return Number(years) <= 70 && Number(months) <= 11 && all <= 840 ? all : null;
}
