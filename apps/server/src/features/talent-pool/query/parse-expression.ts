import type { PoolProblemCode } from '@winnow/contracts';

/** An expression of AND, OR, NOT and parentheses. A leaf is the text between operators. */
export type Expression<Leaf> =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Expression<Leaf>[] }
  | { readonly kind: 'not'; readonly of: Expression<Leaf> };

export type WrittenLeaf = { readonly text: string; readonly isQuoted: boolean };

export type Parsed =
  | { readonly ok: true; readonly expression: Expression<WrittenLeaf> }
  | { readonly ok: false; readonly code: PoolProblemCode; readonly at: number };

type Token = { readonly at: number } & (
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close' }
  | { readonly kind: 'leaf'; readonly text: string; readonly isQuoted: boolean }
);

const operators: Readonly<Record<string, 'and' | 'or' | 'not'>> = { AND: 'and', OR: 'or', NOT: 'not' };
/** Maximum nesting depth. */
const maxDepth = 20;
const quotes = '"“”„«»';
/** Words with attached symbols, such as `C++`. */
const word = /[^\s()"“”„«»]+/y;

/** Whether a text contains uppercase operators, parentheses or quotes. */
export const isBoolean = (text: string): boolean =>
  /(?:^|[\s()])(?:AND|OR|NOT)(?=[\s()]|$)|[()"“”„«»]/.test(text);

/** Precedence: `NOT`, `AND`, `OR`. Adjacent terms are joined by `AND`. */
export function parseExpression(text: string): Parsed {
  const read = readTokens(text);
  if ('ok' in read) return read;
  const { tokens } = read;
  let next = 0;
  let problem: Extract<Parsed, { ok: false }> | null = null;

  function fail(code: PoolProblemCode, at: number): Expression<WrittenLeaf> {
    problem ??= { ok: false, code, at };
    next = tokens.length;
    return { kind: 'all', of: [] };
  }

  function readAny(depth: number): Expression<WrittenLeaf> {
    const of = [readAll(depth)];
    while (tokens[next]?.kind === 'or') {
      next += 1;
      of.push(readAll(depth));
    }
    return joined('any', of);
  }

  function readAll(depth: number): Expression<WrittenLeaf> {
    const of = [readOne(depth)];
    for (;;) {
      const token = tokens[next];
      if (!token || token.kind === 'or' || token.kind === 'close') return joined('all', of);
      if (token.kind === 'and') next += 1;
      of.push(readOne(depth));
    }
  }

  function readOne(depth: number): Expression<WrittenLeaf> {
    const token = tokens[next];
    if (depth > maxDepth) return fail('too-deep', token?.at ?? text.length);
    if (!token) return fail('missing-operand', text.length);
    next += 1;
    if (token.kind === 'leaf') return { kind: 'leaf', leaf: { text: token.text, isQuoted: token.isQuoted } };
    if (token.kind === 'not') return { kind: 'not', of: readOne(depth + 1) };
    if (token.kind !== 'open') return fail('missing-operand', token.at);
    const inside = readAny(depth + 1);
    if (tokens[next]?.kind !== 'close') return fail('open-parenthesis', token.at);
    next += 1;
    return inside;
  }

  const expression = readAny(0);
  const left = tokens[next];
  if (left) fail('extra-parenthesis', left.at);
  return problem ?? { ok: true, expression };
}

const joined = (kind: 'all' | 'any', of: readonly Expression<WrittenLeaf>[]): Expression<WrittenLeaf> => {
  const [only] = of;
  return of.length === 1 && only ? only : { kind, of };
};

/** Words side by side are one leaf, so that "project manager" stays together. */
function readTokens(text: string): { readonly tokens: readonly Token[] } | Extract<Parsed, { ok: false }> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/.test(character)) at += 1;
    else if (character === '(' || character === ')') {
      tokens.push({ kind: character === '(' ? 'open' : 'close', at });
      at += 1;
    } else if (quotes.includes(character)) {
      const end = endOfQuote(text, at + 1);
      if (end === -1) return { ok: false, code: 'open-quote', at };
      const quoted = text.slice(at + 1, end).trim();
      if (quoted) tokens.push({ kind: 'leaf', text: quoted, isQuoted: true, at });
      at = end + 1;
    } else {
      word.lastIndex = at;
      const [found = character] = word.exec(text) ?? [];
      addWord(tokens, found, at);
      at += found.length;
    }
  }
  return { tokens };
}

function endOfQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (quotes.includes(text.charAt(at))) return at;
  return -1;
}

function addWord(tokens: Token[], found: string, at: number): void {
  const operator = operators[found];
  if (operator) {
    tokens.push({ kind: operator, at });
    return;
  }
  const last = tokens.at(-1);
  if (last?.kind === 'leaf' && !last.isQuoted)
    tokens[tokens.length - 1] = { ...last, text: `${last.text} ${found}` };
  else tokens.push({ kind: 'leaf', text: found, isQuoted: false, at });
}
