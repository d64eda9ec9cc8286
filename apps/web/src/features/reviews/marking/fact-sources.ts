import type { CandidateFacts } from '@winnow/contracts';
import type { Source } from '../../../entities/analysis/source.ts';

type Kind = 'position' | 'education' | 'skill' | 'certification' | 'language';

/** Id of one fact within its kind. */
export const factId = (kind: Kind, place: number): string => `${kind}-${place}`;

/** Facts with their places in the resume; facts without a place are omitted. */
export function sourcesOfFacts({
  positions,
  education,
  skills,
  certifications,
  languages,
}: CandidateFacts): Source[] {
  const sources = (
    kind: Kind,
    facts: readonly { readonly text: string | null; readonly evidence: Source['evidence'] }[],
  ) =>
    facts.map(({ text, evidence }, place): Source => {
      const id = factId(kind, place);
      return { id, text: text ?? '', anchor: `fact-${id}`, evidence };
    });
  return [
    ...sources(
      'position',
      positions.map(({ title, organization, evidence }) => ({ text: title ?? organization, evidence })),
    ),
    ...sources(
      'education',
      education.map(({ degree, institution, evidence }) => ({ text: degree ?? institution, evidence })),
    ),
    ...sources(
      'skill',
      skills.map(({ name, evidence }) => ({ text: name, evidence })),
    ),
    ...sources(
      'certification',
      certifications.map(({ value, evidence }) => ({ text: value, evidence })),
    ),
    ...sources(
      'language',
      languages.map(({ name, evidence }) => ({ text: name, evidence })),
    ),
  ].filter(({ evidence }) => evidence.length > 0);
}
