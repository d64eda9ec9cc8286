/** A place of evidence, as half-open UTF-16 offsets in the resume's text. */
export type MarkedEvidence = { readonly sourceId: string; readonly start: number; readonly end: number };

/** A piece of the resume's text with the sources that it is evidence for; none for plain text. */
export type TextPiece = {
  readonly start: number;
  readonly text: string;
  readonly sourceIds: readonly string[];
};

/**
 * Splits a text at the boundaries of evidence. The pieces make up the whole text; a piece starts at each start of
 * evidence, even if several overlap.
 */
export function markEvidence(text: string, evidence: readonly MarkedEvidence[]): TextPiece[] {
  const inside = evidence.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    const over = inside.filter((mark) => mark.start <= start && mark.end >= end);
    const sourceIds = [...new Set(over.map(({ sourceId }) => sourceId))];
    return { start, text: text.slice(start, end), sourceIds };
  });
}
