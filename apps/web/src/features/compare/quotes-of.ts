import type { MatchFinding } from '@winnow/contracts';

const maxShown = 3;
const longest = 160;

/** The first wordings that speak for a finding, cut from a text that may have its names covered; and how many more. */
export function quotesOf(
  { evidence }: Pick<MatchFinding, 'evidence'>,
  text: string,
): { readonly shown: readonly string[]; readonly more: number } {
  const all = [...new Set(evidence.map(({ start, end }) => onOneLine(text.slice(start, end))))];
  return { shown: all.slice(0, maxShown), more: Math.max(0, all.length - maxShown) };
}

function onOneLine(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
