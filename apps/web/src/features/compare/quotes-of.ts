import type { MatchFinding } from '@winnow/contracts';

const maxShown = 3;
const longest = 160;

/** The first distinct quotes of a finding, from a text in which names may be hidden, and the number of others. */
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
