import type {
  Box,
  DocumentFormat,
  HiddenText,
  HidingTechnique,
  PageSize,
  ReadingNote,
  TextDocument,
  TextLine,
  TextLink,
  TextSpan,
} from '@winnow/document-model';
import { cleanText } from './characters/clean-text.ts';
import { limits } from './limits.ts';
import { linksAfterCleaning, type PieceLink, tidyLinks } from './links/piece-links.ts';

export type DraftPiece = {
  readonly text: string;
  readonly box: Box | null;
  /** Links in parts of the text. */
  readonly links?: readonly PieceLink[];
};

/** A line as read from a format, before its characters are cleaned and its offsets are known. */
export type DraftLine = {
  readonly pieces: readonly DraftPiece[];
  readonly page: number | null;
  readonly box: Box | null;
  readonly fontSize: number | null;
  readonly bold: boolean;
  readonly headingLevel: number | null;
  readonly block: number;
  /** Whether white space separates this line from the one before; a new block is always separated. */
  readonly gapBefore: boolean;
};

export type Draft = {
  readonly format: DocumentFormat;
  readonly lines: Iterable<DraftLine>;
  readonly hidden: readonly HiddenText[];
  readonly beside?: readonly HiddenText[];
  readonly pages: readonly PageSize[];
  readonly notes: readonly ReadingNote[];
};

/**
 * Makes the document: cleans characters, counts offsets, inserts blank lines between blocks and paragraphs, applies the
 * limit. The result has one line for each line of its text, including blank ones.
 */
export function assembleDocument(draft: Draft): TextDocument {
  const text: string[] = [];
  const lines: TextLine[] = [];
  const spans: TextSpan[] = [];
  const links: TextLink[] = [];
  const invisible: HiddenText[] = [];
  const notes = new Set(draft.notes);
  let length = 0;

  const append = (content: string, line: DraftLine, isBlank: boolean): void => {
    if (lines.length > 0) length += 1;
    const start = length;
    length += content.length;
    text.push(content);
    lines.push({
      start,
      end: length,
      page: line.page,
      box: isBlank ? null : line.box,
      fontSize: isBlank ? null : line.fontSize,
      bold: !isBlank && line.bold,
      headingLevel: isBlank ? null : line.headingLevel,
      block: line.block,
    });
  };

  let previous: DraftLine | null = null;
  for (const line of draft.lines) {
    const content = joinPieces(line, (hidden) => {
      invisible.push({ technique: 'invisible-characters', page: line.page, text: hidden });
    });
    if (content.text === '') continue;
    if (length + content.text.length + 2 > limits.textCharacters) {
      notes.add('truncated');
      break;
    }
    if (previous && (line.gapBefore || line.block !== previous.block)) append('', previous, true);
    const start: number = lines.length > 0 ? length + 1 : 0;
    append(content.text, line, false);
    for (const span of content.spans) {
      if (line.page === null) continue;
      spans.push({ start: start + span.start, end: start + span.end, page: line.page, box: span.box });
    }
    if (content.links) links.push(...moved(content.links, start).slice(0, limits.links.count - links.length));
    previous = line;
  }

  return {
    format: draft.format,
    text: text.join('\n'),
    lines,
    spans,
    pages: draft.pages,
    hidden: tidyHidden([...draft.hidden, ...invisible]),
    ...tidyBeside(draft.beside ?? []),
    ...(links.length > 0 ? { links } : {}),
    notes: [...notes],
  };
}

const moved = (links: readonly PieceLink[], by: number): TextLink[] =>
  links.map(({ start, end, target }) => ({ start: start + by, end: end + by, target }));

type JoinedLine = {
  text: string;
  spans: { start: number; end: number; box: Box }[];
  links?: readonly PieceLink[];
};

function joinPieces(line: DraftLine, reportInvisible: (text: string) => void): JoinedLine {
  const joined: JoinedLine = { text: '', spans: [] };
  let links: PieceLink[] | null = null;
  for (const piece of line.pieces) {
    const clean = cleanText(piece.text);
    clean.hidden.forEach(reportInvisible);
    const content = clean.text.replaceAll('\n', ' ');
    const trimmed = /[ \t]$/.test(joined.text) || joined.text === '' ? content.trimStart() : content;
    if (trimmed === '') continue;
    const start = joined.text.length;
    joined.text += trimmed;
    if (piece.box) addSpan(joined, start, piece.box);
    if (piece.links) {
      links ??= [];
      const whole = joined.text.length - content.length;
      for (const link of linksAfterCleaning(piece.text, piece.links, whole)) links.push(link);
    }
  }
  joined.text = joined.text.trimEnd();
  while (joined.spans.length > 0) {
    const last = joined.spans[joined.spans.length - 1];
    if (!last || last.end <= joined.text.length) break;
    joined.spans.pop();
    if (last.start < joined.text.length) joined.spans.push({ ...last, end: joined.text.length });
  }
  if (links) joined.links = tidyLinks(joined.text, links);
  return joined;
}

/** A span covers the words without surrounding white space. */
function addSpan(joined: JoinedLine, start: number, box: Box): void {
  const content = joined.text.slice(start);
  const lead = content.length - content.trimStart().length;
  const end = start + content.trimEnd().length;
  if (start + lead < end) joined.spans.push({ start: start + lead, end, box });
}

/** Maximum number of pieces kept of text outside the pages. */
const maxBeside = 200;

/** Cleans text outside the pages; leaves the key out if nothing remains. */
function tidyBeside(beside: readonly HiddenText[]): Pick<TextDocument, 'beside'> {
  let room: number = limits.besideCharacters;
  const tidy = beside.slice(0, maxBeside).flatMap(({ technique, page, text }) => {
    const clean = cleanText(text);
    const content = [clean.text, ...clean.hidden].join(' ').replace(/\s+/g, ' ').trim().slice(0, room);
    room -= content.length;
    return content.length < minBeside ? [] : [{ technique, page, text: content }];
  });
  return tidy.length > 0 ? { beside: tidy } : {};
}

/** Characters; shorter pieces contain neither instructions nor keyword blocks. */
const minBeside = 12;

/** Hidden text with fewer letters is ignored: page numbers, spacers, ornaments. */
const minHiddenLetters = 3;

/** Cleans hidden phrases, joins neighbors of one technique and page, drops empty ones, applies the limit. */
function tidyHidden(hidden: readonly HiddenText[]): HiddenText[] {
  const tidy: { technique: HidingTechnique; page: number | null; text: string }[] = [];
  let room: number = limits.hiddenCharacters;
  for (const { technique, page, text } of hidden) {
    const content = cleanText(text).text.replace(/\s+/g, ' ').trim().slice(0, room);
    if (content === '') continue;
    room -= content.length;
    const last = tidy.at(-1);
    if (last && last.technique === technique && last.page === page) last.text += ` ${content}`;
    else tidy.push({ technique, page, text: content });
  }
  return tidy.filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= minHiddenLetters);
}
