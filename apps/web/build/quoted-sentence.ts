import type { Finding, TextDocument, TextLine } from '@winnow/engine';

/** A sentence or bullet of a resume, with what in it is evidence. */
export type QuotedSentence = {
  /** On one line. */
  readonly text: string;
  /** Half-open intervals of `text`, in order, apart from each other. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  /** The requirements that it speaks for. */
  readonly speaksFor: readonly string[];
  /** Counted from 1; `null` for formats without pages. */
  readonly page: number | null;
};

const longest = 260;
/** Where single words are marked, the sentence around them need not be. */
const longestMark = 32;
const bullet = /^\s*[-•▪◦–*]\s*/;

/** The sentence that carries the most: whose words are evidence for must-haves of the greatest weight together. */
export function findQuotedSentence(
  document: TextDocument,
  findings: readonly Finding[],
): QuotedSentence | null {
  // Months of work mark whole positions; a skill marks the words that name it.
  const shown = findings.filter(
    ({ status, requirement: { must, kind } }) =>
      must && kind === 'skill' && (status === 'met' || status === 'partly'),
  );
  const passages = passagesOf(document).map((passage) => {
    const carried = shown.filter(({ evidence }) => evidence.some((piece) => isInside(piece, passage)));
    return {
      passage,
      carried,
      weight: carried.reduce((sum, { requirement }) => sum + requirement.weight, 0),
    };
  });
  const [best] = passages
    .filter(({ passage, weight }) => weight > 0 && passage.end - passage.start <= longest)
    .sort((one, other) => other.weight - one.weight);
  if (!best) return null;
  const { passage, carried } = best;
  const pieces = carried.flatMap(({ evidence }) => evidence.filter((piece) => isInside(piece, passage)));
  const exact = pieces.filter(({ start, end }) => end - start <= longestMark);
  return {
    ...onOneLine(document.text, passage, exact.length > 0 ? exact : pieces),
    speaksFor: [...new Set(carried.map(({ requirement }) => requirement.text))],
    page: passage.page === null ? null : passage.page + 1,
  };
}

type Interval = { readonly start: number; readonly end: number };
type Passage = Interval & { readonly page: number | null };

function isInside(piece: Interval, passage: Interval): boolean {
  return piece.start >= passage.start && piece.end <= passage.end;
}

/** Bullets, each with the lines it runs on to. A list of skills is no sentence and is left out. */
function passagesOf({ text, lines }: TextDocument): Passage[] {
  const passages: Passage[] = [];
  let open = null as Passage | null;
  let last: TextLine | null = null;
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    const runsOn =
      open !== null && last?.block === line.block && !bullet.test(words) && isWrapped(text, open, line);
    if (open && runsOn) open = { ...open, end: line.end };
    else {
      if (open) passages.push(open);
      open = bullet.test(words) ? { start: line.start, end: line.end, page: line.page } : null;
    }
    last = line;
  }
  return open ? [...passages, open] : passages;
}

/** A bullet without a full stop continues in the next line. */
function isWrapped(text: string, open: Interval, line: TextLine): boolean {
  return line.start - open.end <= 2 && !/[.!?]\s*$/.test(text.slice(open.start, open.end));
}

function onOneLine(text: string, passage: Interval, pieces: readonly Interval[]) {
  const marked = new Set<number>();
  for (const { start, end } of pieces) for (let at = start; at < end; at += 1) marked.add(at);
  const first = passage.start + (bullet.exec(text.slice(passage.start, passage.end))?.[0].length ?? 0);
  let line = '';
  const marks: [number, number][] = [];
  for (let at = first; at < passage.end; at += 1) {
    const character = /\s/.test(text[at] ?? '') ? ' ' : (text[at] ?? '');
    if (character === ' ' && line.endsWith(' ')) continue;
    line += character;
    const current = marks.at(-1);
    if (!marked.has(at)) continue;
    if (current?.[1] === line.length - 1) current[1] = line.length;
    else marks.push([line.length - 1, line.length]);
  }
  return { text: line.trimEnd(), marks };
}
