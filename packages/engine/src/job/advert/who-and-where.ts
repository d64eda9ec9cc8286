import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import { stem } from '../../words/stem.ts';
import { stopWords } from '../../words/stop-words.ts';
import { isKnownStem } from '../../words/word-rarity.ts';

/** "BS1 4QT", "R95 X2Y4": codes that end an address. */
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4}\b(?=\W*$)/;
const ways =
  'Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Way|Close|Square|Court|Terrace|Crescent|Quay|Boulevard';
const street = new RegExp(
  String.raw`\b(?:[Uu]nit|UNIT|[Ss]uite|SUITE|P\.?O\.? ?[Bb][Oo][Xx]) \d|\b\d+[A-Za-z]?,? (?:\p{Lu}[\p{L}'’.]* ){1,3}(?:${ways}|${ways.toUpperCase()})\b`,
  'u',
);
const telephone = /(?:\+\d|\b0\d|\(0?\d)[\d ()-]{7,14}\d\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/;
/** "Mill & Marsh LLP – Denver": a legal form. */
const legalForm = new RegExp(
  String.raw`^[\p{Lu}\d].{0,60}\b(?:${writtenPiecesOf(({ adverts }) => adverts.legalForms)}|LTD|LIMITED|INC)\b.{0,40}$`,
  'u',
);
/** "Contact: Wren", "Mrs Wren Grebe, head cook": a contact person. */
const person =
  /^(?:[Cc]ontact|CONTACT|[Tt]el(?:ephone)?|TEL(?:EPHONE)?|[Pp]hone|PHONE|[Mm]obile|[Ee]-?mail|EMAIL|[Ww]eb(?:site)?|[Aa]ttn)\s?[:.]|^\W*(?:(?:Mrs?|Miss|Dr|Prof)\.? \p{Lu}[\p{Ll}.]|(?:MRS|MISS) \p{Lu}|MR \p{Lu}\.)/u;
const asksToCall = /^(?:please )?(?:call|ring|text|txt|phone|whatsapp|telephone)\b/i;
const asking = /^(?:please )?(?:contact|call|ring|text|phone|ask for) (\p{Lu}[\p{L}'’]+)/iu;

const maxWords = 14;
/** Words that mean the line says more. */
const saysMore =
  /\b(?:you|we|is|are|has|have|must|required?|essential|desirable|experience|knowledge|licen[cs]ed?|with)\b/i;

/** Whether a line only gives the employer's name, address or phone number. */
export const namesEmployerAndPlace = (line: string): boolean =>
  (asksToCall.test(line) && telephone.test(line)) ||
  (line.split(/\s+/).length <= maxWords &&
    !saysMore.test(line) &&
    ([postcode, street, telephone, legalForm, person].some((pattern) => pattern.test(line)) ||
      namesPerson(asking.exec(line)?.[1])));

/** "Call Wren", where "call customers" is work. */
const namesPerson = (word: string | undefined): boolean =>
  word !== undefined &&
  /^\p{Lu}/u.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  !isKnownStem(stem(word.toLowerCase()));
