import { locales } from '@winnow/locales';
import { fold } from '../words/reading-copy.ts';

export type KnownLocale = (typeof locales)[number];

/** Line breaks between pieces are ignored. */
export const oneLine = (pieces: string): string => pieces.replace(/\n\s*/g, '');

/** Pieces of a regular expression, folded, in one line. Names of character classes stay unchanged. */
export const foldPieces = (pieces: string): string =>
  fold(oneLine(pieces)).replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{m}', '\\p{M}');

/** Pieces of all languages combined, in the order of the languages. */
export const piecesOf = (part: (locale: KnownLocale) => string): string =>
  locales
    .map(part)
    .filter((pieces) => pieces !== '')
    .map(foldPieces)
    .join('|');

/** The same as written, for expressions on text that is not folded. */
export const writtenPiecesOf = (part: (locale: KnownLocale) => string): string =>
  locales
    .map(part)
    .filter((pieces) => pieces !== '')
    .map(oneLine)
    .join('|');

/** The words of a list, folded; `_` is a space within a word. */
export const wordsOf = (list: string): readonly string[] =>
  fold(list)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));

/** Words as pieces of a regular expression. */
export const wordPieces = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.()]/g, '\\$&')).join('|');
