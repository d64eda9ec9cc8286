import type { CandidateFacts } from '@winnow/contracts';
import type { Source } from '../../../entities/analysis/source.ts';
import type { CandidateTexts } from '../candidate-texts.ts';
import { type FactValues, valuesOf } from './fact-values.ts';

type FactName =
  | 'name'
  | 'place'
  | 'email'
  | 'phone'
  | 'link'
  | 'position'
  | 'education'
  | 'skill'
  | 'certification'
  | 'language';

/** Id of a fact. */
export function factId(kind: FactName | 'experience', place = 0): string {
  return `${kind}-${place}`;
}

/** Id of a fact's element. */
export function factAnchor(id: string): string {
  return `fact-${id}`;
}

type Shown = {
  readonly isAnonymous: boolean;
  readonly texts: CandidateTexts['facts'];
  /** Facts as read, if a member corrected any. */
  readonly readFacts?: CandidateFacts | null;
};

/**
 * The facts with the quotes they were read from. Facts that the user entered are left out, since the resume has no
 * quote; with hidden names, so are their positions.
 */
export function factSources(
  facts: CandidateFacts,
  { isAnonymous, texts, readFacts = null }: Shown,
): Source[] {
  const now = valuesOf(facts);
  const before = valuesOf(readFacts ?? facts);
  const isRead = (kind: keyof FactValues, place: number): boolean => {
    const [mine, read] = [now[kind], before[kind]];
    if (!Array.isArray(mine) || !Array.isArray(read)) return mine === read;
    const wanted = JSON.stringify(mine[place]);
    return read.some((value) => JSON.stringify(value) === wanted);
  };
  const sources = (
    name: FactName,
    kind: keyof FactValues,
    label: string,
    read: readonly { readonly text: string | null; readonly evidence: Source['evidence'] }[],
  ) =>
    read.map(({ text, evidence }, place) =>
      sourceOf(factId(name, place), [label, text], isRead(kind, place) ? evidence : []),
    );
  const value = (fact: { value: string; evidence: Source['evidence'] }) => ({ ...fact, text: fact.value });
  const { one } = texts;
  const personal = [
    ...sources('name', 'name', texts.name, facts.name ? [value(facts.name)] : []),
    ...sources('place', 'place', texts.place, facts.place ? [value(facts.place)] : []),
    ...sources('email', 'emails', one.email, facts.emails.map(value)),
    ...sources('phone', 'phones', one.phone, facts.phones.map(value)),
    ...sources('link', 'links', one.link, facts.links.map(value)),
  ];
  const named = ({ name, evidence }: { name: string; evidence: Source['evidence'] }) => ({
    text: name,
    evidence,
  });
  const counted = facts.positions.flatMap(({ months, evidence }, place) =>
    months !== null && isRead('positions', place) ? evidence : [],
  );
  return [
    ...(isAnonymous ? [] : personal),
    ...sources(
      'position',
      'positions',
      one.position,
      facts.positions.map(({ title, evidence }) => ({ text: title, evidence })),
    ),
    ...sources(
      'education',
      'education',
      one.education,
      facts.education.map(({ degree, institution, evidence }) => ({ text: degree ?? institution, evidence })),
    ),
    ...sources('skill', 'skills', one.skill, facts.skills.map(named)),
    ...sources('certification', 'certifications', one.certification, facts.certifications.map(value)),
    ...sources('language', 'languages', one.language, facts.languages.map(named)),
    // Last, since it is derived from the positions: their marks come first.
    sourceOf(
      factId('experience'),
      [texts.experience],
      facts.experienceMonths !== null && isRead('experienceMonths', 0) ? counted : [],
    ),
  ].filter(({ evidence }) => evidence.length > 0);
}

function sourceOf(id: string, words: readonly (string | null)[], evidence: Source['evidence']): Source {
  return { id, text: words.filter(Boolean).join(': '), anchor: factAnchor(id), evidence };
}
