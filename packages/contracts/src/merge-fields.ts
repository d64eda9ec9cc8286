/** Merge fields in an email to a candidate, as written between braces. */
export const mergeFields = [
  'candidate name',
  'job title',
  'company',
  'recruiter name',
  'reply address',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** What is wrong with a field of a text: one that is not known, one without its closing brace, a brace too many. */
export type FieldProblem = {
  readonly kind: 'unknown' | 'unclosed' | 'unopened';
  /** The words of the field, at most `quotedMax` characters. */
  readonly field: string;
};

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly field: MergeField }
  | { readonly kind: 'problem'; readonly problem: FieldProblem; readonly text: string };

const quotedMax = 40;
const known: ReadonlySet<string> = new Set(mergeFields);

/** Cuts a text at its braces. Linear in the text; capitals and extra spaces in a field do not matter. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const brace = nextBrace(text, at);
    if (brace > at) pieces.push({ kind: 'text', text: text.slice(at, brace) });
    if (brace === text.length) break;
    const end = text[brace] === '{' ? nextBrace(text, brace + 1) : brace;
    const isClosed = text[brace] === '{' && text[end] === '}';
    const inside = text.slice(brace + 1, end);
    at = isClosed || text[brace] === '}' ? end + 1 : end;
    pieces.push(pieceOf(inside, text[brace] === '}' ? 'unopened' : isClosed ? 'closed' : 'unclosed'));
  }
  return pieces;
}

function nextBrace(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{' || text[at] === '}') return at;
  }
  return text.length;
}

function pieceOf(inside: string, braces: 'closed' | 'unclosed' | 'unopened'): Piece {
  const field = inside.trim().replace(/\s+/g, ' ').toLowerCase();
  if (braces === 'closed' && isMergeField(field)) return { kind: 'field', field };
  const [line = ''] = inside.trim().split('\n', 1);
  const kind = braces === 'closed' ? 'unknown' : braces;
  const text = braces === 'unopened' ? '}' : `{${inside}${braces === 'closed' ? '}' : ''}`;
  return { kind: 'problem', problem: { kind, field: line.slice(0, quotedMax) }, text };
}

function isMergeField(field: string): field is MergeField {
  return known.has(field);
}

/** What is wrong with the fields of a text, in its order; empty where it can be filled in. */
export function findFieldProblems(text: string): FieldProblem[] {
  return piecesOf(text).flatMap((piece) => (piece.kind === 'problem' ? [piece.problem] : []));
}

/** Returns the fields that a text contains. */
export function fieldsIn(text: string): Set<MergeField> {
  return new Set(piecesOf(text).flatMap((piece) => (piece.kind === 'field' ? [piece.field] : [])));
}

/**
 * Puts values in place of the fields. A value is text: braces in it fill in nothing further. An empty value takes the
 * space before it along: "Hello {candidate name}," becomes "Hello,". Invalid fields stay unchanged.
 */
export function fillFields(text: string, values: Readonly<Record<MergeField, string>>): string {
  let filled = '';
  for (const piece of piecesOf(text)) {
    const words = piece.kind === 'field' ? values[piece.field] : piece.text;
    if (words === '' && filled.endsWith(' ')) filled = filled.slice(0, -1);
    filled += words;
  }
  return filled;
}

/** A problem in English. */
export function describeFieldProblem({ kind, field }: FieldProblem): string {
  if (kind === 'unknown') return `{${field}} is not a field. Choose one of the listed fields.`;
  if (kind === 'unclosed') return `The field {${field} has no closing brace. Add } after its name.`;
  return 'There is a } without a { before it. Remove it.';
}
