import type { CandidateFacts } from '@winnow/contracts';
import type { Source } from '../analysis/source.ts';
import type { CandidateTexts } from './candidate-texts.ts';

type FactName =
  | 'name'
  | 'place'
  | 'contact'
  | 'position'
  | 'education'
  | 'skill'
  | 'certification'
  | 'language';

/** The name of one fact among its kind. */
export function factId(kind: FactName | 'experience', place = 0): string {
  return `${kind}-${place}`;
}

/** The id of the element that tells a fact. */
export function factAnchor(id: string): string {
  return `fact-${id}`;
}

type Read = { readonly text: string | null; readonly evidence: Source['evidence'] };

/**
 * What was read of somebody, each with the words it was read from; what a person set right by hand has none, and is
 * left out. Where names are covered, so is where they stand.
 */
export function factSources(
  facts: CandidateFacts,
  { isAnonymous, texts }: { readonly isAnonymous: boolean; readonly texts: CandidateTexts['facts'] },
): Source[] {
  const { emails, phones, links, positions, education, skills, certifications, languages } = facts;
  const value = (fact: { value: string; evidence: Source['evidence'] }): Read => ({
    ...fact,
    text: fact.value,
  });
  const sources = (kind: FactName, label: string, read: readonly Read[]) =>
    read.map(({ text, evidence }, place) => sourceOf(factId(kind, place), [label, text], evidence));
  const personal = [
    ...sources('name', texts.name, facts.name ? [value(facts.name)] : []),
    ...sources('place', texts.place, facts.place ? [value(facts.place)] : []),
    ...sources('contact', texts.contact, [...emails, ...phones, ...links].map(value)),
  ];
  const counted = positions.flatMap(({ months, evidence }) => (months === null ? [] : evidence));
  return [
    ...(isAnonymous ? [] : personal),
    ...sources(
      'position',
      texts.one.position,
      positions.map(({ title, evidence }) => ({ text: title, evidence })),
    ),
    ...sources(
      'education',
      texts.education,
      education.map(({ degree, institution, evidence }) => ({ text: degree ?? institution, evidence })),
    ),
    ...sources(
      'skill',
      texts.one.skill,
      skills.map(({ name, evidence }) => ({ text: name, evidence })),
    ),
    ...sources('certification', texts.one.certification, certifications.map(value)),
    ...sources(
      'language',
      texts.one.language,
      languages.map(({ name, evidence }) => ({ text: name, evidence })),
    ),
    // Last, since it is counted from what the positions say: a mark there speaks of the position first.
    ...(facts.experienceMonths === null ? [] : [sourceOf(factId('experience'), [texts.experience], counted)]),
  ].filter(({ evidence }) => evidence.length > 0);
}

function sourceOf(id: string, words: readonly (string | null)[], evidence: Source['evidence']): Source {
  return { id, text: words.filter(Boolean).join(': '), anchor: factAnchor(id), evidence };
}
