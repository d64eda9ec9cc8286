import { piecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import { isPlace } from '../employment/places.ts';
import type { Evidence, Fact } from '../resume.ts';
import type { Line } from '../sections/lines.ts';

const topLines = 14;
/** Below a sidebar, the name may be far down. */
const linesBelowName = 4;
const label = new RegExp(`^(?:${piecesOf(({ resume }) => resume.labels.home)})\\s{0,3}[:-]\\s{0,4}`);

/** Where the candidate lives, by a label or as the first place at the top, ignoring lines about other places. */
export function findLocation(
  lines: readonly Line[],
  otherPlaces: ReadonlySet<Line>,
  name: Evidence | null = null,
): Fact<string> | null {
  const belowName = name === null ? -1 : lines.findIndex(({ start }) => start >= name.start);
  const near = belowName < topLines ? [] : lines.slice(belowName, belowName + linesBelowName);
  for (const line of [...lines.slice(0, topLines), ...near]) {
    if (otherPlaces.has(line)) continue;
    const labelled = label.exec(line.folded)?.[0].length ?? 0;
    for (const found of allMatches(line.text.slice(labelled), /(?:[^|•·;\t ]| (?! {2}))+/g)) {
      const place = placeIn(found[0]);
      if (!place) continue;
      const start = line.start + labelled + found.index + place.at;
      return { value: tidy(place.text), evidence: [{ start, end: start + place.text.length }] };
    }
  }
  return null;
}

/**
 * The suffix of a piece that is a place: "12 Oak Street, Beverly Hills, CA 90210" contains "Beverly Hills, CA 90210".
 */
export function placeIn(piece: string): { text: string; at: number } | null {
  const cut = piece.search(/\s(?:[-–]\s|e-?mail|phone|tel|mobile|cell)/i);
  const whole = (cut < 0 ? piece : piece.slice(0, cut)).trimEnd();
  for (let at = 0; at >= 0; at = nextPart(whole, at)) {
    const text = whole.slice(at).trimStart();
    const from = whole.length - text.length;
    if (text.length > 2 && text.length < 60 && !/^\d/.test(text) && isPlace(text, fold(text)))
      return { text, at: from };
  }
  // "Ana Pop Leeds LS6": a one-word town after a name.
  const tail = /\p{Lu}[\p{L}'-]{1,40} [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/u.exec(whole);
  return tail && isPlace(tail[0], fold(tail[0])) ? { text: tail[0], at: tail.index } : null;
}

function nextPart(text: string, at: number): number {
  const comma = text.indexOf(',', at);
  return comma < 0 || comma + 1 >= text.length ? -1 : comma + 1;
}
