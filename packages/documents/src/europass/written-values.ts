import type { HiddenText, TextDocument } from '@winnow/document-model';
import { readHtml } from '../html/read-html.ts';
import { joined } from '../structured/write-resume.ts';
import type { XmlNode } from '../xml/xml-tree.ts';

/** Lines of a long text, which Europass stores as HTML. Text hidden by its styles is left out. */
export function linesOfText(text: string | null): readonly string[] {
  if (text === null) return [];
  return pageIn(text)?.text.split('\n') ?? text.split('\n');
}

/** Text hidden by styles in the long texts of an element, for reviewers. */
export function hiddenIn({ text, nodes }: XmlNode): readonly HiddenText[] {
  return [...(pageIn(text)?.hidden ?? []), ...nodes.flatMap(hiddenIn)];
}

/** Parses a text that contains tags or entities as a page; `null` for other texts. */
function pageIn(text: string): TextDocument | null {
  if (!/<\/?[a-z]|&#?\w{1,31};/i.test(text)) return null;
  const outcome = readHtml(new TextEncoder().encode(text));
  return outcome.ok ? outcome.document : null;
}

/**
 * A language with the lowest of its levels, since people understand more than they speak and write. `null` if the
 * language or its level is unknown.
 */
export function languageLine(language: string | null, levels: readonly string[]): string | null {
  return joined([language, levels.toSorted()[0] ?? null], ': ');
}
