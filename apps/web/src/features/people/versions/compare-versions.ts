import type { CandidateFacts } from '@winnow/contracts';
import {
  type EducationFact,
  folded,
  type Likeness,
  type PositionFact,
  pairFacts,
  sameEducation,
  samePosition,
} from './match-facts.ts';

export const changedKinds = [
  'positions',
  'education',
  'skills',
  'certifications',
  'languages',
  'contact',
] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** One fact that two versions of a resume don't share, in the words of each; `null` where a version lacks it. */
export type FactChange = {
  readonly kind: ChangedKind;
  readonly before: string | null;
  readonly after: string | null;
};

/** What changed from one version of a resume to a later one, by kind. @param present what stands for "until today" */
export function compareVersions(
  before: CandidateFacts,
  after: CandidateFacts,
  present: string,
): readonly FactChange[] {
  const position = (fact: PositionFact) =>
    [fact.title, fact.organization, spanOf(fact, present)].filter(Boolean).join(', ');
  const education = ({ degree, field, institution }: EducationFact) =>
    [degree, field, institution].filter(Boolean).join(', ');
  return [
    ...changesOf('positions', before.positions, after.positions, samePosition, position),
    ...changesOf('education', before.education, after.education, sameEducation, education),
    ...changesOf('skills', before.skills, after.skills, sameBy('id'), ({ name }) => name),
    ...changesOf('certifications', before.certifications, after.certifications, sameBy('value'), valueIn),
    ...changesOf('languages', before.languages, after.languages, sameBy('name'), ({ name, level }) =>
      [name, level].filter(Boolean).join(' '),
    ),
    ...changesOf('contact', contactsOf(before), contactsOf(after), sameBy('value'), valueIn),
  ];
}

/** The period, as far as known. */
function spanOf({ start, end }: PositionFact, present: string): string {
  const words = [start, end === 'present' ? present : end];
  return words.some(Boolean) ? words.map((date) => date ?? '?').join(' – ') : '';
}

const valueIn = ({ value }: { readonly value: string }): string => value;

const contactsOf = ({ emails, phones, links, place }: CandidateFacts): { readonly value: string }[] => [
  ...emails,
  ...phones,
  ...links,
  ...(place ? [place] : []),
];

function sameBy<Name extends string>(name: Name): Likeness<{ readonly [Key in Name]: string }> {
  return (left, right) => (folded(left[name]) === folded(right[name]) ? 1 : 0);
}

function changesOf<Fact>(
  kind: ChangedKind,
  before: readonly Fact[],
  after: readonly Fact[],
  likeness: Likeness<Fact>,
  inWords: (fact: Fact) => string,
): FactChange[] {
  const { pairs, onlyLeft, onlyRight } = pairFacts(before, after, likeness);
  return [
    ...onlyRight.map((fact) => ({ kind, before: null, after: inWords(fact) })),
    ...pairs
      .map(({ left, right }) => ({ kind, before: inWords(left), after: inWords(right) }))
      .filter((change) => folded(change.before) !== folded(change.after)),
    ...onlyLeft.map((fact) => ({ kind, before: inWords(fact), after: null })),
  ];
}
