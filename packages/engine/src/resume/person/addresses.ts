import { piecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold } from '../../words/reading-copy.ts';
import type { Evidence } from '../resume.ts';
import type { Line } from '../sections/lines.ts';
import { placeIn } from './location.ts';

/** Lines from the top in which a postal address is searched. */
export const addressLines = 20;
const longestAddress = 120;

const after = piecesOf(({ resume }) => resume.streets.after);
const before = piecesOf(({ resume }) => resume.streets.before);
const joined = piecesOf(({ resume }) => resume.streets.joined);

const address = new RegExp(
  [
    // "12 Oak Street, …", "7 Rue Haxo, …"
    `^\\d{1,6}[\\w/-]{0,6},? (?:[^\\s,]{1,20} ){0,4}(?:${after})\\.?(?=\\s*(?:,|$|\\d|apt|suite|#|-))`,
    `^(?:\\d{1,6}[\\w/-]{0,6},? )?(?:${before})\\.? [^,]{1,40}(?:,|\\d|$)`,
    // "Hauptstraße 5, …"
    `^[^\\s,]{0,30}(?:[ -][^\\s,]{1,20})?(?:${joined})\\.? \\d{1,4}`,
  ].join('|'),
);
/** "P.O. Box 12" and "1200 Oak Street", but not a name, a post or an employer. */
export const isStreet = (folded: string): boolean => streetAlone.test(folded);

const streetAlone = new RegExp(
  `^(?:p\\.? ?o\\.? ?box|post office box|box) ?#?\\d[\\w-]{0,8}(?=,|$)|^\\d{1,6}[a-z]?,? (?:[^\\s,]{1,20} ){1,3}(?:${after})\\.?(?:,? (?:suite|ste|apt|unit|floor|#) ?[\\w-]{1,6})?(?=,|$)`,
);
const postalCode = /(?<!\d)\d{5,6}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
const label = new RegExp(`^(?:${piecesOf(({ resume }) => resume.labels.postal)})\\s*:\\s*`);

/**
 * The same below the top, where only a whole line that is labeled, or has both a street and a postal code, is an
 * address. `copy` is a reading copy, `from` the end of its top.
 */
export function findAddressesBelow(copy: string, from: number): readonly Evidence[] {
  return allMatches(copy.slice(from), /[^\n]+/g).flatMap((found) => {
    const text = found[0].trim();
    // A label ends in a colon, and a postal code has digits; most lines have neither.
    if (text.length < 8 || text.length > longestAddress || !/[\d:]/.test(text)) return [];
    const folded = fold(text);
    const isAddress = label.test(folded) || (postalCode.test(text) && address.test(folded));
    const start = from + found.index + found[0].indexOf(text);
    return isAddress ? [{ start, end: start + text.length }] : [];
  });
}

/** Postal addresses at the top, as a whole, since "12 King Drive" is not about driving. */
export function findAddresses(lines: readonly Line[]): readonly Evidence[] {
  return lines.slice(0, addressLines).flatMap((line) =>
    allMatches(line.text, /[^|•·\t]+/g).flatMap((found) => {
      const piece = found[0].trimEnd();
      const lead = piece.length - piece.trimStart().length;
      if (piece.length - lead > longestAddress) return [];
      const folded = line.folded.slice(found.index + lead, found.index + piece.length);
      const street = address.test(folded.replace(label, ''));
      const postal = postalCode.test(piece) && placeIn(piece) !== null;
      if (!street && !postal && !label.test(folded)) return [];
      return [{ start: line.start + found.index + lead, end: line.start + found.index + piece.length }];
    }),
  );
}
