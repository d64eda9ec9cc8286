import { locales } from '@winnow/locales';
import { fold } from '../words/reading-copy.ts';

export type KnownLocale = (typeof locales)[number];

/** Pieces of a regular expression, folded, in one line. Names of classes of letters stay as they were. */
export const foldPieces = (pieces: string): string =>
  fold(pieces.replace(/\n\s*/g, '')).replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{m}', '\\p{M}');

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
    .map((pieces) => pieces.replace(/\n\s*/g, ''))
    .join('|');
