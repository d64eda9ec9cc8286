import type { HiddenText } from '@winnow/document-model';
import { assembleDocument } from '../assemble-document.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { draftStories } from '../story/draft-stories.ts';
import { createBlockCounter, type Story } from '../story/story.ts';
import { findBoxes } from './boxes.ts';
import { type CompoundFile, openCompoundFile } from './compound-file.ts';
import { readParagraphs } from './doc-paragraphs.ts';
import { DocText } from './doc-text.ts';
import { readDrawings } from './drawings.ts';
import { type DocPart, type FileInformation, readFileInformation, startOf } from './file-information.ts';
import { FormattedPages } from './formatted-pages.ts';
import { findHeaders, type Stretch } from './headers.ts';
import { readListMarks } from './list-marks.ts';
import { LittleEndian } from './little-endian.ts';
import { type Piece, readPieces } from './piece-table.ts';
import { PropertyReader, TooManyProperties } from './property-list.ts';
import { readPropertySets } from './property-sets.ts';
import { readDocStory, readLeftBoxes, type StoryContext } from './read-doc-story.ts';
import { readStyleSheet } from './style-sheet.ts';

/**
 * Reads the binary format of Word 97 to 2003, [MS-DOC]: headers, then the body with its tables and text boxes, then
 * notes and footers. What a person cannot see is kept apart; deleted text is not read.
 */
export function readDoc(bytes: Uint8Array): ReadOutcome {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return refuse('encrypted');
  if (!content.includes(Buffer.from('WordDocument', 'utf16le'))) {
    return refuse(
      'unsupported',
      'This old Office file is not a Word document. Please upload a PDF or a DOCX.',
    );
  }
  try {
    const file = openCompoundFile(bytes);
    return file ? readFile(file) : refuse('corrupt');
  } catch (error) {
    if (error instanceof TooManyProperties) return refuse('too-large');
    throw error;
  }
}

const nothing = new LittleEndian(new Uint8Array());

function readFile(file: CompoundFile): ReadOutcome {
  const main = file.stream('WordDocument');
  const information = main && readFileInformation(main);
  if (!main || !information) return refuse('corrupt');
  if (information.isEncrypted) return refuse('encrypted');
  const table = file.stream(information.tableName);
  const pieces = table && readPieces(table, information);
  if (!table || !pieces) return refuse('corrupt');
  const document: DocStreams = { main, table, data: file.stream('Data') ?? nothing, information, pieces };
  const { stories, comments } = readStories(document);
  const beside: HiddenText[] = [
    ...readPropertySets(file).map((text) => ({ technique: 'metadata', page: null, text }) as const),
    ...comments.map((text) => ({ technique: 'comment', page: null, text }) as const),
  ];
  return { ok: true, document: assembleDocument({ ...draftStories('doc', stories), beside }) };
}

type DocStreams = {
  readonly main: LittleEndian;
  readonly table: LittleEndian;
  readonly data: LittleEndian;
  readonly information: FileInformation;
  readonly pieces: readonly Piece[];
};

/** The stories in reading order, and separately the comments. */
function readStories({ main, table, data, information, pieces }: DocStreams): {
  stories: Story[];
  comments: string[];
} {
  const properties = new PropertyReader(data);
  const pagesOf = (kind: 'characters' | 'paragraphs') =>
    new FormattedPages(
      { main, table },
      kind,
      information.extent(kind === 'characters' ? 'characterPages' : 'paragraphPages'),
    );
  const shared = {
    text: new DocText(main, pieces, pagesOf('characters')),
    pages: pagesOf('paragraphs'),
    properties,
    styles: readStyleSheet(table, information.extent('styles'), properties),
    blocks: createBlockCounter(),
    marks: readListMarks(table, information),
  };
  const drawings = readDrawings(table, information, 'body');
  const context = { ...shared, page: drawings.page };
  const ofBody = { ...context, drawings, boxes: findBoxes(table, information, 'body') };
  const ofHeaders = {
    ...context,
    drawings: readDrawings(table, information, 'headers'),
    boxes: findBoxes(table, information, 'headers'),
  };
  const read = (context: StoryContext, stretches: readonly Stretch[]) =>
    stretches.map((stretch) => readDocStory(context, stretch));

  const { headers, footers } = findHeaders({ main, table }, information, properties);
  const stories = [
    ...read(ofHeaders, headers),
    ...read(ofBody, [partOf(information, 'body')]),
    readLeftBoxes(ofBody),
    ...read(ofBody, [partOf(information, 'footnotes'), partOf(information, 'endnotes')]),
    ...read(ofHeaders, footers),
  ];
  const { start, end } = partOf(information, 'comments');
  const comments = readParagraphs(shared, start, end).map(({ contents }) =>
    contents.map((content) => (content.kind === 'text' ? content.text : ' ')).join(''),
  );
  return { stories, comments };
}

function partOf(information: FileInformation, part: DocPart): Stretch {
  const start = startOf(information, part);
  return { start, end: start + information.characters[part] };
}
