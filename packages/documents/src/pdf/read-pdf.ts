import type { HiddenText, ReadingNote } from '@winnow/document-model';
import type { PageContent, TextRun } from '../page-content.ts';
import { Budget, BudgetExceeded, type PdfLimits } from './budget.ts';
import type { DocumentContext } from './content/interpreter.ts';
import { unlock } from './crypto/unlock.ts';
import { readBeside } from './read-beside.ts';
import { readPage } from './read-page.ts';
import { listPages } from './structure/pages.ts';
import { PdfFile } from './structure/pdf-file.ts';
import { withoutHarmlessHidden } from './visibility/harmless-hidden.ts';
import { Layers } from './visibility/layers.ts';

/** A PDF without text is accepted too: its pages have pictures but no runs, and may go to character recognition. */
export type PdfReading =
  | {
      readonly ok: true;
      readonly pages: readonly PageContent[];
      /** Text in the file outside its pages. */
      readonly beside: readonly HiddenText[];
      readonly notes: readonly ReadingNote[];
    }
  | { readonly ok: false; readonly reason: 'encrypted' | 'corrupt' | 'too-large'; readonly message: string };

/** Share of glyphs without a known character above which a warning is added. */
const notableUndecoded = 0.02;

/**
 * Reads a PDF into pages of text runs, each with its position and its visibility. Synchronous, deterministic and
 * bounded by `limits`; never throws for the content of a file. Still, run it in a separate process.
 */
export function readPdf(bytes: Uint8Array, limits: PdfLimits): PdfReading {
  try {
    return readWithin(bytes, new Budget(limits));
  } catch (error) {
    if (error instanceof BudgetExceeded) return { ok: false, reason: 'too-large', message: error.message };
    throw error;
  }
}

function readWithin(bytes: Uint8Array, budget: Budget): PdfReading {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('obj') < 0) {
    return { ok: false, reason: 'corrupt', message: 'The file holds no PDF objects.' };
  }
  const file = new PdfFile(bytes, budget);
  const encryption = file.dictionary(file.trailer.get('Encrypt'));
  if (encryption !== null) {
    const decryptor = unlock(file, encryption);
    if (decryptor === null)
      return { ok: false, reason: 'encrypted', message: 'The PDF can only be opened with a password.' };
    file.startDecrypting(decryptor);
  }
  const { pages: sources, hasMore } = listPages(file);
  if (sources.length === 0)
    return { ok: false, reason: 'corrupt', message: 'The PDF is damaged: no page could be found.' };
  const context: DocumentContext = {
    file,
    layers: new Layers(file),
    fonts: new Map(),
    colorSpaces: new Map(),
    forms: new Map(),
  };
  const pages: PageContent[] = [];
  const replacements: HiddenText[] = [];
  const notes = new Set<ReadingNote>();
  let glyphCount = 0;
  let undecodedCount = 0;
  let room = budget.limits.maxTextLength;
  for (const source of sources) {
    if (room <= 0) break;
    const reading = readPage(context, source);
    const runs = cutRuns(reading.content.runs, room);
    if (runs.length < reading.content.runs.length) notes.add('truncated');
    for (const run of runs) room -= run.text.length + 1;
    for (const text of reading.replacements)
      replacements.push({ technique: 'replacement-text', page: pages.length, text });
    glyphCount += reading.glyphCount;
    undecodedCount += reading.undecodedCount;
    if (reading.isScanText) notes.add('ocr');
    if (runs.length === 0 && reading.content.pictures.length > 0) notes.add('pages-without-text');
    pages.push({ ...reading.content, runs });
  }
  if (pages.length < sources.length) notes.add('truncated');
  if (hasMore) notes.add('pages-left-out');
  if (file.damaged) notes.add('damaged');
  if (undecodedCount > 3 && undecodedCount > notableUndecoded * glyphCount) notes.add('undecodable-text');
  const shown = withoutHarmlessHidden(pages.map((page) => page.runs));
  return {
    ok: true,
    pages: pages.map((page, index) => ({ ...page, runs: shown[index] ?? [] })),
    beside: [...replacements, ...readBeside(file, sources)],
    notes: [...notes],
  };
}

/** The runs that fit into `room` characters; each counts one more as a separator. */
function cutRuns(runs: readonly TextRun[], room: number): readonly TextRun[] {
  let used = 0;
  for (const [index, run] of runs.entries()) {
    used += run.text.length + 1;
    if (used > room) return runs.slice(0, index);
  }
  return runs;
}
