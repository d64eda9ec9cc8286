import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { RequirementKind } from './job-description.ts';
import { readLineRequirements } from './line-requirements.ts';
import { glossOfLine } from './written-gloss.ts';

/** Order of kinds for a line that names several: "3 years of Python" asks for years. */
const precedence: readonly RequirementKind[] = [
  'experience',
  'education',
  'certification',
  'language',
  'skill',
  'title',
  'location',
  'other',
];

/** The kind of a requirement that a person wrote without one, read as a line of an advert. */
export function kindOfWritten(
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): RequirementKind {
  const kind = kindOfEnglish(text, vocabulary);
  const read = kind === 'other' ? glossOfLine(text) : null;
  return read ? kindOfEnglish(read.text, vocabulary) : kind;
}

function kindOfEnglish(text: string, vocabulary: Vocabulary): RequirementKind {
  const line = { start: 0, end: text.length, text, section: 'must', first: false } as const;
  const kinds = readLineRequirements(line, { isOfList: true, asking: null }, vocabulary).map(
    ({ kind }) => kind,
  );
  return precedence.find((kind) => kinds.includes(kind)) ?? 'other';
}
