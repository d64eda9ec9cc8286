const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The position after the string, bracket or single character that begins at `start`. */
function endOf(text: string, start: number): number {
  const sign = text[start] ?? '';
  if (sign === '\\') return start + 2;
  if (sign === '"' || sign === "'") {
    let at = start + 1;
    while (at < text.length && text[at] !== sign) at += text[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  return start + 1;
}

/** Splits a text at separators outside strings and brackets. */
export function splitOutside(text: string, isSeparator: (sign: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text[at] as string;
    if (sign in closing) depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(sign)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    at = endOf(text, at);
  }
  parts.push(text.slice(from));
  return parts;
}

export const splitList = (text: string): string[] =>
  splitOutside(text, (sign) => sign === ',').map((part) => part.trim());

export const splitWords = (text: string): string[] =>
  splitOutside(text, (sign) => /\s/.test(sign)).filter(Boolean);

/** A part of a style sheet: a declaration, or a block with its prelude. */
export type CssPart =
  | { readonly kind: 'declaration'; readonly text: string }
  | { readonly kind: 'block'; readonly prelude: string; readonly content: string };

/** The parts of a style sheet or of the content of a block, in order. */
export function* partsOf(css: string): Generator<CssPart> {
  let from = 0;
  let parentheses = 0;
  for (let at = 0; at < css.length; ) {
    const sign = css[at];
    if (sign === '(') parentheses += 1;
    else if (sign === ')') parentheses = Math.max(0, parentheses - 1);
    else if (sign === ';' && parentheses === 0) {
      yield { kind: 'declaration', text: css.slice(from, at) };
      from = at + 1;
    } else if (sign === '{') {
      const end = blockEnd(css, at);
      yield { kind: 'block', prelude: css.slice(from, at).trim(), content: css.slice(at + 1, end) };
      at = end + 1;
      from = at;
      parentheses = 0;
      continue;
    }
    at = endOf(css, at);
  }
  if (css.slice(from).trim() !== '') yield { kind: 'declaration', text: css.slice(from) };
}

/** The position of the bracket that closes the one at `start`, or the end of the text. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; ) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
    at = endOf(css, at);
  }
  return css.length;
}

export function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join(' ');
}

/** A name with its escapes replaced by the characters they mean. */
export const unescaped = (text: string): string =>
  text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, digits: string | undefined, sign: string | undefined) => {
      const code = Number.parseInt(digits ?? '', 16);
      return digits === undefined
        ? (sign ?? '')
        : code > 0 && code <= 0x10ffff
          ? String.fromCodePoint(code)
          : '';
    },
  );
