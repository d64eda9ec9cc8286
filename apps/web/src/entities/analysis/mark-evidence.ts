/** A place that something was read from, as UTF-16 offsets of the resume's text; half-open. */
export type MarkedEvidence = { readonly sourceId: string; readonly start: number; readonly end: number };

/** A stretch of the resume's text and what was read from it; nothing for plain text. */
export type TextPiece = {
  readonly start: number;
  readonly text: string;
  readonly sourceIds: readonly string[];
};

/**
 * Cuts a text where evidence starts and ends. The pieces in order make up the whole text; one starts at each
 * start of an evidence, also where several overlap.
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
