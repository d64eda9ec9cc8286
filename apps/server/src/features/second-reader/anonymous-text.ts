import type { Evidence } from '@winnow/engine';
import { addedHeading } from '@winnow/engine/presenting';

/** Replaces omitted words. */
const leftOut = '[…]';

/** Maximum characters of a resume that are sent; few resumes are longer. */
const longestText = 40_000;

/** Labels of lines with personal details that say nothing about skills. */
const personalLabels = [
  'date of birth',
  'birth date',
  'birthdate',
  'born',
  'dob',
  'place of birth',
  'age:',
  'gender',
  'sex:',
  'nationality',
  'citizenship',
  'marital status',
  'civil status',
  'religion',
  'children:',
  'passport',
  'photo',
  'geburtsdatum',
  'geburtsort',
  'geboren',
  'alter:',
  'geschlecht',
  'nationalität',
  'staatsangehörigkeit',
  'familienstand',
  'konfession',
  'date de naissance',
  'lieu de naissance',
  'né le',
  'née le',
  'âge',
  'sexe',
  'nationalité',
  'situation familiale',
  'état civil',
  'fecha de nacimiento',
  'lugar de nacimiento',
  'nacido',
  'nacida',
  'edad:',
  'sexo',
  'nacionalidad',
  'estado civil',
  'تاريخ الميلاد',
  'مكان الميلاد',
  'العمر',
  'الجنس',
  'الجنسية',
  'الحالة الاجتماعية',
  'الديانة',
] as const;

/** Text of the file, without lines added by members. */
export function readText(text: string): string {
  const heading = text.lastIndexOf(`\n${addedHeading}\n`);
  return heading < 0 ? text : text.slice(0, heading);
}

/**
 * A resume as sent to the language model: without the places hidden in the anonymous view, without any part of the
 * name, and without lines with personal details such as date and place of birth.
 * @param personal sorted, without overlaps
 */
export function anonymousText(
  text: string,
  personal: readonly Evidence[],
  name: string,
): { readonly text: string; readonly isShortened: boolean } {
  const parts = new Set(wordsOf(name.toLowerCase()).filter((part) => part.length > 2));
  let covered = '';
  let end = 0;
  for (const place of personal) {
    if (place.start >= text.length) break;
    covered += `${text.slice(end, place.start)}${leftOut}`;
    end = place.end;
  }
  covered += text.slice(end);
  const lines = covered
    .split('\n')
    .map((line) => (isPersonal(line) ? leftOut : line))
    .join('\n')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (parts.has(word.toLowerCase()) ? leftOut : word));
  return { text: lines.slice(0, longestText), isShortened: lines.length > longestText };
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

function isPersonal(line: string): boolean {
  const words = line.trim().toLowerCase();
  return personalLabels.some((label) => words.startsWith(label));
}
