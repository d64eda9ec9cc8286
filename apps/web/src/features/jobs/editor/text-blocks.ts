import type { SkippedPart, SkipReason } from '@winnow/contracts';

type Place = { readonly start: number; readonly end: number };

/** A piece of a line: read as a requirement, highlighted, or plain. */
export type TextPiece = {
  readonly text: string;
  readonly variant: 'plain' | 'asked' | 'highlighted';
  readonly start: number;
};

export type TextLine = Place & {
  readonly pieces: readonly TextPiece[];
  /** Why the line was skipped; `null` for all others, including empty lines. */
  readonly reason: SkipReason | null;
  /** For the first of several lines skipped for the same reason: their number. */
  readonly opens: number | null;
};

/** Splits a job text into lines as read. Several skipped parts of one line are merged, with the reason of the first. */
export function textLines(
  text: string,
  {
    skipped,
    asked,
    highlighted,
  }: { skipped: readonly SkippedPart[]; asked: readonly Place[]; highlighted: readonly Place[] },
): readonly TextLine[] {
  const lines: (Place & { reason: SkipReason | null })[] = [];
  let start = 0;
  for (const written of text.split('\n')) {
    const end = start + written.length;
    // A sentence that spans several lines is skipped in all of them.
    const part = skipped.find((one) => one.start < end && start < one.end);
    const isAsked = asked.some((one) => one.start < end && start < one.end);
    lines.push({ start, end, reason: part && !isAsked ? part.reason : null });
    start = end + 1;
  }
  return lines.map((line, at) => ({
    ...line,
    opens: opensAt(lines, at, text),
    pieces: piecesOf(text, line, asked, highlighted),
  }));
}

function opensAt(
  lines: readonly (Place & { reason: SkipReason | null })[],
  at: number,
  text: string,
): number | null {
  const { reason } = lines[at] ?? {};
  if (!reason) return null;
  const isEmpty = (line: Place) => text.slice(line.start, line.end).trim() === '';
  const before = lines.slice(0, at).findLast((line) => !isEmpty(line));
  if (before?.reason === reason) return null;
  let count = 0;
  for (const line of lines.slice(at)) {
    if (line.reason === reason) count += 1;
    else if (!isEmpty(line)) break;
  }
  return count;
}

function piecesOf(
  text: string,
  { start, end }: Place,
  asked: readonly Place[],
  highlighted: readonly Place[],
): readonly TextPiece[] {
  const cuts = new Set([start, end]);
  for (const place of [...asked, ...highlighted])
    for (const cut of [place.start, place.end]) if (cut > start && cut < end) cuts.add(cut);
  const sorted = [...cuts].sort((a, b) => a - b);
  const isIn = (places: readonly Place[], at: number) =>
    places.some((one) => one.start <= at && at < one.end);
  return sorted.slice(0, -1).map((from, at) => ({
    start: from,
    text: text.slice(from, sorted[at + 1]),
    variant: isIn(highlighted, from) ? 'highlighted' : isIn(asked, from) ? 'asked' : 'plain',
  }));
}
