import type { TextDocument, TextLine } from '@winnow/document-model';
import type { Evidence } from '../resume.ts';

/** Lines added below a document as evidence for a person's corrections. */
export type AddedLines = {
  /** Adds a line and returns its future place. */
  add(content: string): Evidence;
  /** The document with the added lines; the same object if none were added. */
  document(): TextDocument;
};

/** Heading above the added lines, so that readers do not take them for the candidate's own. */
export const addedHeading = 'Corrected by hand:';

/** Collects lines below a document. The document itself does not change, so every offset into it stays valid. */
export function addLinesTo(document: TextDocument): AddedLines {
  const added: TextLine[] = [];
  let text = document.text;
  const block = 1 + document.lines.reduce((highest, line) => Math.max(highest, line.block), -1);

  function append(content: string): Evidence {
    const start = text.length + 1;
    text = `${text}\n${content}`;
    const end = text.length;
    const look = { page: null, box: null, fontSize: null, bold: false, headingLevel: null };
    // Each in a separate block: together they would look like a keyword block.
    added.push({ start, end, ...look, block: block + added.length });
    return { start, end };
  }

  return {
    add(content) {
      if (added.length === 0) append(addedHeading);
      return append(content.replace(/\s+/g, ' ').trim());
    },
    document: () =>
      added.length === 0 ? document : { ...document, text, lines: [...document.lines, ...added] },
  };
}
