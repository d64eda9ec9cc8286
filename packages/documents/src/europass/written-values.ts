import type { HiddenText, TextDocument } from '@winnow/document-model';
import { readHtml } from '../html/read-html.ts';
import { joined } from '../structured/write-resume.ts';
import type { XmlNode } from '../xml/xml-tree.ts';

/** Lines of a long text: Europass keeps what its editor makes, which is HTML. What its styles hide is none of them. */
export function linesOfText(text: string | null): readonly string[] {
  if (text === null) return [];
  return pageIn(text)?.text.split('\n') ?? text.split('\n');
}

/** What styles hide in the long texts of an element, for the reviewer. */
export function hiddenIn({ text, nodes }: XmlNode): readonly HiddenText[] {
  return [...(pageIn(text)?.hidden ?? []), ...nodes.flatMap(hiddenIn)];
}

/** A text with tags or entities as a page; `null` for another. */
function pageIn(text: string): TextDocument | null {
  if (!/<\/?[a-z]|&#?\w{1,31};/i.test(text)) return null;
  const outcome = readHtml(new TextEncoder().encode(text));
  return outcome.ok ? outcome.document : null;
}

/**
 * A language with the lowest of its levels, which is what can be relied on: people understand more than they speak and
 * write. `null` where neither is known.
 */
export function languageLine(language: string | null, levels: readonly string[]): string | null {
  return joined([language, levels.toSorted()[0] ?? null], ': ');
}
