import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import type { Rule } from './rule.ts';

/** Wordings that call a job entry-level. */
export const entryLevel: readonly Rule[] = [
  {
    name: 'entry level',
    pattern:
      /\bentry[- ]level (?:role|position|job|opportunity|candidate|applicant|opening)s?\b|\bentry[- ]level(?=\W*$|[.,;:|)])|^(?:entry[- ]level|junior|trainee|apprentice|graduate(?! (?:degree|diploma|level|education|students?)\b)) \p{L}[\p{L} -]{1,60}$/imu,
    matches: [
      'This is an entry-level role.',
      'Seniority level: Entry level',
      'Junior Baker',
      'Entry-level accountant',
    ],
    misses: ['Mentors junior bakers and entry-level staff of the mill', 'Graduate degree required for this'],
  },
  {
    name: 'beginners in other languages',
    pattern: new RegExp(`\\b(?:${writtenPiecesOf(({ adverts }) => adverts.entryLevel)})`, 'iu'),
    matches: ['Ideal für Berufseinsteiger', 'Débutants acceptés', 'Instapfunctie'],
    misses: ['Beruf mit Zukunft', 'Bien débuter la journée'],
  },
];

/** Wordings that say that no experience is needed. */
export const noExperience: readonly Rule[] = [
  {
    name: 'no experience',
    pattern:
      /\bno (?:previous |prior |work )?experience (?:is )?(?:needed|necessary|required)\b|\bexperience (?:is )?not (?:needed|necessary|required)\b/i,
    matches: ['No previous experience is necessary.', 'Experience not required'],
    misses: ['Experience is required', 'No smoking by the oven'],
  },
  {
    name: 'no experience in other languages',
    pattern: new RegExp(`\\b(?:${writtenPiecesOf(({ adverts }) => adverts.noExperience)})`, 'i'),
    matches: ['Keine Erfahrung erforderlich'],
    misses: ['Erfahrung erforderlich'],
  },
];

/** Wordings that say that a degree is not required. */
export const noDegree: readonly Rule[] = [
  {
    name: 'no degree',
    pattern:
      /\bno (?:college |university |bachelor['’]?s )?degree (?:is )?(?:needed|necessary|required)\b|\bdegree (?:is )?not (?:needed|necessary|required)\b/i,
    matches: ['No college degree needed', 'A degree is not required.'],
    misses: ['A degree is required', 'A degree not in baking is fine'],
  },
];
