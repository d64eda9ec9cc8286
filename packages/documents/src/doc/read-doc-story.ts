import type { HidingTechnique } from '@winnow/document-model';
import type { BlockCounter, Story } from '../story/story.ts';
import { StoryBuilder } from '../story/story-builder.ts';
import { type Background, findHiding, usualFontSize } from '../text-styles/find-hiding.ts';
import { findMisplacing } from '../text-styles/find-misplacing.ts';
import { type CharacterFormat, formatCharacters } from './character-properties.ts';
import { type Content, type DocParagraph, type ParagraphContext, readParagraphs } from './doc-paragraphs.ts';
import type { Drawings } from './drawings.ts';
import type { Stretch } from './headers.ts';
import type { ListMarks } from './list-marks.ts';
import { OpenTables } from './open-tables.ts';

/** Data of the rest of the file that a story needs. */
export type StoryContext = ParagraphContext & {
  readonly blocks: BlockCounter;
  readonly marks: ListMarks;
  readonly drawings: Drawings;
  /** The background of the pages. */
  readonly page: Background;
  /** The text boxes that were not read yet, by shape. */
  readonly boxes: Map<number, Stretch>;
};

/** Reads one story of the document in reading order: paragraphs, tables, and the text boxes that are anchored in it. */
export function readDocStory(context: StoryContext, { start, end }: Stretch): Story {
  const story = new StoryBuilder(context.blocks, context.page);
  addParagraphs(context, story, readParagraphs(context, start, end));
  return { lines: story.lines, hasBackdrop: context.drawings.hasBackdrop };
}

/** Reads the text boxes without a place in the text, which damaged files have. */
export function readLeftBoxes(context: StoryContext): Story {
  const story = new StoryBuilder(context.blocks, context.page);
  for (const shape of [...context.boxes.keys()]) addBox(context, story, shape, null);
  return { lines: story.lines, hasBackdrop: context.drawings.hasBackdrop };
}

function addParagraphs(
  context: StoryContext,
  story: StoryBuilder,
  paragraphs: readonly DocParagraph[],
): void {
  const tables = new OpenTables(story, paragraphs, context.styles);
  for (const [index, paragraph] of paragraphs.entries()) {
    tables.open(index);
    if (paragraph.row === null) addParagraph(context, story, paragraph, tables.textStyle);
    tables.close(index);
  }
  tables.closeAll();
}

function addParagraph(
  context: StoryContext,
  story: StoryBuilder,
  paragraph: DocParagraph,
  tableStyle: CharacterFormat,
): void {
  story.openParagraph();
  const base = { ...tableStyle, ...paragraph.style.characters };
  for (const content of paragraph.contents) {
    if (content.kind === 'break') story.breakLine();
    else if (content.kind === 'drawing') addDrawing(context, story, content.position);
    else addText(context, story, { paragraph, base, content });
  }
  const { list = 0, listLevel = 0 } = paragraph.format;
  story.closeParagraph(() => ({
    headingLevel: paragraph.headingLevel,
    mark: context.marks.next(list, listLevel),
  }));
}

type Run = {
  readonly paragraph: DocParagraph;
  readonly base: CharacterFormat;
  readonly content: Content & { readonly kind: 'text' };
};

/** The placeholder character for symbols of a font; [MS-DOC] 2.6.1 (sprmCSymbol). */
const symbolMark = '(';

function addText(context: StoryContext, story: StoryBuilder, { paragraph, base, content }: Run): void {
  const format = formatCharacters(base, content.lists, {
    properties: context.properties,
    styles: (number) => context.styles.ofCharacters(number).characters,
  });
  if (format.isDeleted) return;
  const { bold = false, fontSize = usualFontSize, symbol } = format;
  const text = symbol ? content.text.replaceAll(symbolMark, symbol) : content.text;
  const shading = paragraph.format.shading ?? null;
  const hiddenBy: HidingTechnique | null =
    story.hiding ??
    findMisplacing(paragraph.format.placing ?? {}, fontSize) ??
    findHiding(format, shading ?? story.background);
  const isOnBarePage = hiddenBy === 'colour' && !format.background && !shading && story.isBare;
  story.addPiece({ text, fontSize, bold, hiddenBy, isOnBarePage, link: content.link });
}

function addDrawing(context: StoryContext, story: StoryBuilder, position: number): void {
  for (const shape of context.drawings.shapesAt(position)) addBox(context, story, shape, position);
}

function addBox(context: StoryContext, story: StoryBuilder, shape: number, position: number | null): void {
  const stretch = context.boxes.get(shape);
  if (!stretch) return;
  context.boxes.delete(shape);
  story.openBox(context.drawings.frameOf(shape, position).box);
  addParagraphs(context, story, readParagraphs(context, stretch.start, stretch.end));
  story.closeBox();
}
