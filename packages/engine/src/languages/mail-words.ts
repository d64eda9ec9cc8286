import type { AdvertWords, MailWords } from '@winnow/locales';
import { writtenPiecesOf } from './locale-lists.ts';

const piecesOf = (part: keyof MailWords): string =>
  writtenPiecesOf(({ adverts }: { readonly adverts: AdvertWords }) => adverts.mail?.[part] ?? '');

/** Pieces of expressions: parts of emails in languages with a script of their own. */
export const mailWords: MailWords = {
  subject: piecesOf('subject'),
  head: piecesOf('head'),
  wanted: piecesOf('wanted'),
  closing: piecesOf('closing'),
};
