import { locales } from '@winnow/locales';
import { fold } from '../words/reading-copy.ts';

export type KnownLocale = (typeof locales)[number];

/** A line break among pieces is no part of them. */
export const oneLine = (pieces: string): string => pieces.replace(/\n\s*/g, '');

/** Pieces of a regular expression, folded, in one line. Names of classes of letters stay as they were. */
export const foldPieces = (pieces: string): string =>
  fold(oneLine(pieces)).replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{m}', '\\p{M}');

/** Pieces of all languages as one, the languages in their order. */
export const piecesOf = (part: (locale: KnownLocale) => string): string =>
  locales
    .map(part)
    .filter((pieces) => pieces !== '')
    .map(foldPieces)
    .join('|');

/** The same as they are written, for expressions on text that is not folded. */
export const writtenPiecesOf = (part: (locale: KnownLocale) => string): string =>
  locales
    .map(part)
    .filter((pieces) => pieces !== '')
    .map(oneLine)
    .join('|');

/** The words of a list, folded; `_` is a space within one. */
export const wordsOf = (list: string): readonly string[] =>
  fold(list)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));

/** Words as pieces of a regular expression. */
export const wordPieces = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.()]/g, '\\$&')).join('|');
