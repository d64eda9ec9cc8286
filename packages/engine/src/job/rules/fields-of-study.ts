import type { Rule } from './rule.ts';

/** A group of fields of study that adverts name as one, with fields that belong to it. */
export type FieldGroup = Rule & { readonly fields: readonly string[] };

export const fieldGroups: readonly FieldGroup[] = [
  {
    name: 'information technology',
    pattern: /^(?:an? )?(?:IT|(?:information|computer) technology|information systems?|computing)$/i,
    fields: [
      'information technology',
      'information systems',
      'computer science',
      'computer applications',
      'computer engineering',
      'software engineering',
      'network administration',
      'cybersecurity',
    ],
    matches: ['information technology', 'IT'],
    misses: ['educational technology', 'computer science'],
  },
  {
    name: 'quantitative fields',
    pattern:
      /^(?:an? )?(?:other |related )?(?:quantitative|numerical|numerate|analytical)(?: (?:fields?|disciplines?|subjects?|majors?))?$/i,
    fields: [
      'mathematics',
      'statistics',
      'economics',
      'econometrics',
      'physics',
      'engineering',
      'computer science',
      'data science',
      'finance',
      'actuarial science',
      'operations research',
    ],
    matches: ['quantitative field', 'a numerate discipline'],
    misses: ['analytical chemistry', 'quantity surveying'],
  },
  {
    name: 'technical fields',
    pattern:
      /^(?:an? )?(?:other |related )?(?:STEM|technical|scientific)(?: (?:fields?|disciplines?|subjects?|majors?))?$/i,
    fields: [
      'mathematics',
      'statistics',
      'physics',
      'chemistry',
      'biology',
      'engineering',
      'computer science',
      'information technology',
      'information systems',
    ],
    matches: ['technical discipline', 'STEM'],
    misses: ['technical writing', 'technical theatre'],
  },
];

/** The field itself and, if it names a group of fields, the fields of that group. */
export const fieldsLike = (asked: string): readonly string[] => [
  asked,
  ...fieldGroups.flatMap(({ pattern, fields }) => (pattern.test(asked.trim()) ? fields : [])),
];
