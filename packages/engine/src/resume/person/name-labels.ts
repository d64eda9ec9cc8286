import type { NameWords } from '@winnow/locales';
import { piecesOf, writtenPiecesOf } from '../../languages/locale-lists.ts';

const anyOf = (part: keyof NameWords): string =>
  piecesOf(({ resume }) => resume.names[part]).replaceAll(' ', ' {0,2}');

const whole = anyOf('label');

/** "Name: ", or the label in a separate column. Chinese and Japanese omit the colon. */
export const nameLabel = new RegExp(
  `^(?:${whole})(?:\\s{0,24}:\\s{0,40}|\\s{0,3}-\\s{1,4}|\\s{2,}|\\t\\s*|(?<=${anyOf('bareLabel')}) )`,
  'u',
);

const surname = anyOf('surname');
const given = anyOf('given');
const words = String.raw`(?:\p{L}[\p{L}\p{M}'’.-]*)(?: \p{L}[\p{L}\p{M}'’.-]*){0,3}`;
const between = String.raw`(?:\s{2,}|\s*[|,;]\s*|\t)`;

/** "Surname: POP   First name: Ana", in either order, on one line. */
export const nameInHalves = new RegExp(
  `^(?:(?<label>${surname})|${given})\\s?:\\s*(?<first>${words})${between}(?:${surname}|${given})\\s?:\\s*(?<second>${words})`,
  'u',
);

/** Titles before a name that are not part of it. */
export const formOfAddress = new RegExp(
  `^(?:${writtenPiecesOf(({ resume }) => resume.names.unspacedTitles)})\\s?|^(?:(?:${writtenPiecesOf(({ resume }) => resume.names.titles)})\\.\\s*)+`,
  'u',
);
