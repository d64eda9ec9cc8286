import type { DocumentFormat, TextDocument } from '@winnow/document-model';
import { assembleDocument, type DraftLine } from '../assemble-document.ts';
import type { ReadOutcome } from '../read-outcome.ts';
import { decodeText } from './decode-text.ts';
import { partColumns } from './part-columns.ts';

/** Reads plain text line by line; a blank line starts a new block, and two columns follow one another. */
export function readText(bytes: Uint8Array): ReadOutcome {
  return { ok: true, document: readPlainLines(decodeText(bytes), 'txt') };
}

/** A document from text that has only lines. */
function readPlainLines(text: string, format: DocumentFormat): TextDocument {
  return assembleDocument({ format, lines: draftLines(text), hidden: [], pages: [], notes: [] });
}

function* draftLines(text: string): Generator<DraftLine> {
  let block = 0;
  let isGap = false;
  for (const content of partColumns(text.split(/\r\n?|[\n\v\f\u2028\u2029\u0085]/))) {
    if (content.trim() === '') {
      if (!isGap) block += 1;
      isGap = true;
      continue;
    }
    yield {
      pieces: [{ text: content, box: null }],
      page: null,
      box: null,
      fontSize: null,
      bold: false,
      headingLevel: null,
      block,
      gapBefore: isGap,
    };
    isGap = false;
  }
}
