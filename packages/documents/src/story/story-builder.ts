import type { HidingTechnique } from '@winnow/document-model';
import type { Background } from '../text-styles/find-hiding.ts';
import { type BlockCounter, combineRow, type StoryLine, type StoryPiece } from './story.ts';

/** A column of text: the story itself, a table cell, a text box. */
type Flow = {
  readonly lines: StoryLine[];
  block: number;
  background: Background;
  /** Whether only the page itself, with its drawings, is behind the text. */
  readonly isBare: boolean;
  /** Why all of its text is hidden. */
  readonly hiding: HidingTechnique | null;
  isAfterGap: boolean;
};

type OpenParagraph = {
  readonly lines: StoryPiece[][];
  /** Text boxes anchored here, read after the paragraph. */
  readonly boxes: StoryLine[];
};

type OpenTable = {
  readonly block: number;
  readonly lines: StoryLine[];
  background: Background;
  /** The first row's background, if it has a separate one. */
  headBackground: Background | null;
  rowCount: number;
  hiding: HidingTechnique | null;
};

type OpenRow = { readonly cells: StoryLine[][]; hiding: HidingTechnique | null };

/** The background of a text box, and what hides it. */
export type Box = {
  readonly background: Background;
  /** Whether it has no fill. */
  readonly isBare: boolean;
  readonly hiding: HidingTechnique | null;
};

const unknownBox: Box = { background: 'unknown', isBare: false, hiding: null };

/** Properties of a paragraph that are known only at its end. */
export type ParagraphEnd = { readonly headingLevel: number | null; readonly mark: string };

/** Collects the lines of one story while its file is read: nested tables, text boxes and paragraphs. */
export class StoryBuilder {
  private readonly blocks: BlockCounter;
  private readonly outermost: Flow;
  private readonly inner: Flow[] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  private readonly rows: OpenRow[] = [];

  constructor(blocks: BlockCounter, background: Background) {
    this.blocks = blocks;
    this.outermost = this.createFlow({ background, isBare: true, hiding: null });
  }

  get lines(): readonly StoryLine[] {
    return this.outermost.lines;
  }

  /** Whether only the page, with its drawings, is behind the text. */
  get isBare(): boolean {
    return this.flow.isBare;
  }

  /** Why all text of the open cell, row, table or box is hidden. */
  get hiding(): HidingTechnique | null {
    return this.flow.hiding;
  }

  /** The background of the open cell, box or story. */
  get background(): Background {
    return this.flow.background;
  }

  setBackground(background: Background): void {
    this.flow.background = background;
  }

  openParagraph(): void {
    this.paragraphs.push({ lines: [[]], boxes: [] });
  }

  addPiece(piece: StoryPiece): void {
    this.paragraphs.at(-1)?.lines.at(-1)?.push(piece);
  }

  /** Hides the text of the open paragraph so far. */
  hideParagraph(hiddenBy: HidingTechnique): void {
    for (const line of this.paragraphs.at(-1)?.lines ?? []) {
      for (const [index, piece] of line.entries()) line[index] = { ...piece, hiddenBy, isOnBarePage: false };
    }
  }

  breakLine(): void {
    this.paragraphs.at(-1)?.lines.push([]);
  }

  /** `end` is called only for a paragraph with text, since others do not count in lists. */
  closeParagraph(end: () => ParagraphEnd): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    const { flow } = this;
    const lines = paragraph.lines.filter((pieces) => pieces.some((piece) => piece.text.trim() !== ''));
    if (lines.length === 0) flow.isAfterGap = true;
    else this.addLines(lines, end());
    this.addNested(flow, paragraph.boxes);
  }

  private addLines(lines: readonly StoryPiece[][], { headingLevel, mark }: ParagraphEnd): void {
    const { flow } = this;
    for (const [index, pieces] of lines.entries()) {
      const [first] = pieces;
      const marked =
        mark && index === 0 && first ? [{ ...first, text: mark, link: null }, ...pieces] : pieces;
      const gapBefore = index === 0 && (flow.isAfterGap || headingLevel !== null);
      flow.lines.push({ pieces: marked, headingLevel, block: flow.block, gapBefore });
      flow.isAfterGap = false;
    }
  }

  openTable(): void {
    this.tables.push({
      block: this.blocks.next(),
      lines: [],
      background: this.background,
      headBackground: null,
      rowCount: 0,
      hiding: null,
    });
  }

  /** The background of cells of the open table that do not set their own. */
  setTableBackground(background: Background, head: Background | null = null): void {
    const table = this.tables.at(-1);
    if (!table) return;
    table.background = background;
    table.headBackground = head;
  }

  hideTable(technique: HidingTechnique): void {
    const table = this.tables.at(-1);
    if (table) table.hiding = technique;
  }

  hideRow(technique: HidingTechnique): void {
    const row = this.rows.at(-1);
    if (row) row.hiding = technique;
  }

  closeTable(): void {
    this.addNested(this.flow, this.tables.pop()?.lines ?? []);
  }

  openRow(): void {
    this.rows.push({ cells: [], hiding: null });
    const table = this.tables.at(-1);
    if (table) table.rowCount += 1;
  }

  closeRow(): void {
    const table = this.tables.at(-1);
    if (!table) return;
    for (const line of combineRow(this.rows.pop()?.cells ?? [], table.block)) table.lines.push(line);
  }

  openCell(background: Background | null = null): void {
    const table = this.tables.at(-1);
    const head = table?.rowCount === 1 ? table.headBackground : null;
    const hiding = table?.hiding ?? this.rows.at(-1)?.hiding ?? null;
    this.inner.push(
      this.createFlow({
        background: background ?? head ?? table?.background ?? 'unknown',
        isBare: false,
        hiding,
      }),
    );
  }

  closeCell(): void {
    this.rows.at(-1)?.cells.push(this.inner.pop()?.lines ?? []);
  }

  /** The background of a text box depends on its shape and on what is below it. */
  openBox(box: Box = unknownBox): void {
    this.inner.push(this.createFlow(box));
  }

  closeBox(): void {
    const lines = this.inner.pop()?.lines ?? [];
    const paragraph = this.paragraphs.at(-1);
    if (paragraph) for (const line of lines) paragraph.boxes.push(line);
    else this.addNested(this.flow, lines);
  }

  private get flow(): Flow {
    return this.inner.at(-1) ?? this.outermost;
  }

  private createFlow({ background, isBare, hiding }: Box): Flow {
    const around = this.inner.at(-1)?.hiding ?? null;
    return {
      lines: [],
      block: this.blocks.next(),
      background,
      isBare,
      hiding: around ?? hiding,
      isAfterGap: false,
    };
  }

  /** After a table or a box, the surrounding text continues in a new block. */
  private addNested(flow: Flow, lines: readonly StoryLine[]): void {
    if (lines.length === 0) return;
    for (const line of lines) flow.lines.push(line);
    flow.block = this.blocks.next();
  }
}
