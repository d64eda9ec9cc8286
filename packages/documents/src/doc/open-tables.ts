import type { StoryBuilder } from '../story/story-builder.ts';
import type { CharacterFormat } from './character-properties.ts';
import type { DocParagraph } from './doc-paragraphs.ts';
import type { Row } from './row-properties.ts';
import type { StyleSheet } from './style-sheet.ts';

type OpenTable = { row: Row | null; isRowOpen: boolean; isCellOpen: boolean; cell: number };

/**
 * The nested tables around the current paragraph. A row's properties are in the paragraph that ends it, so they are
 * looked up where the row begins; [MS-DOC] 2.4.3 to 2.4.5.
 */
export class OpenTables {
  private readonly story: StoryBuilder;
  private readonly paragraphs: readonly DocParagraph[];
  private readonly styles: StyleSheet;
  private readonly tables: OpenTable[] = [];
  /** For each depth, the last end of a row that was found, which counts as long as it lies ahead. */
  private readonly nextEnds: number[] = [];

  constructor(story: StoryBuilder, paragraphs: readonly DocParagraph[], styles: StyleSheet) {
    this.story = story;
    this.paragraphs = paragraphs;
    this.styles = styles;
  }

  /** Text format from the style of the innermost table. */
  get textStyle(): CharacterFormat {
    const style = this.tables.at(-1)?.row?.style ?? null;
    return style === null ? {} : this.styles.ofTables(style).characters;
  }

  /** Opens the tables and cells that contain a paragraph, before it is added, and closes the others. */
  open(index: number): void {
    const paragraph = this.paragraphs[index];
    if (!paragraph) return;
    while (this.tables.length > paragraph.depth) this.closeTable();
    while (this.tables.length < paragraph.depth) {
      this.openCell(index);
      this.story.openTable();
      this.tables.push({ row: null, isRowOpen: false, isCellOpen: false, cell: 0 });
    }
    if (paragraph.depth > 0 && paragraph.row === null) this.openCell(index);
  }

  /** Closes what this paragraph ends. */
  close(index: number): void {
    const paragraph = this.paragraphs[index];
    if (paragraph?.row) this.closeRow();
    else if (paragraph?.endsCell) this.closeCell();
  }

  closeAll(): void {
    while (this.tables.length > 0) this.closeTable();
  }

  private openCell(index: number): void {
    const table = this.tables.at(-1);
    if (!table || table.isCellOpen) return;
    const { story } = this;
    if (!table.isRowOpen) {
      table.isRowOpen = true;
      table.cell = 0;
      table.row = this.rowAhead(index, this.tables.length);
      story.openRow();
      if (table.row?.hiding) story.hideRow(table.row.hiding);
      if (this.hasStyleColors(table)) story.setTableBackground('unknown');
    }
    story.openCell(table.row?.background(table.cell, this.hasStyleColors(table)) ?? null);
    table.isCellOpen = true;
  }

  private hasStyleColors({ row }: OpenTable): boolean {
    return row !== null && row.style !== null && this.styles.ofTables(row.style).hasShading;
  }

  private closeCell(): void {
    const table = this.tables.at(-1);
    if (!table?.isCellOpen) return;
    this.story.closeCell();
    table.isCellOpen = false;
    table.cell += 1;
  }

  private closeRow(): void {
    this.closeCell();
    const table = this.tables.at(-1);
    if (table?.isRowOpen) this.story.closeRow();
    if (table) table.isRowOpen = false;
  }

  private closeTable(): void {
    this.closeRow();
    this.tables.pop();
    this.story.closeTable();
  }

  /** The row, at this depth, that contains a paragraph. */
  private rowAhead(index: number, depth: number): Row | null {
    let end = this.nextEnds[depth] ?? -1;
    if (end < index) {
      end = index;
      while (end < this.paragraphs.length && !this.endsRowAt(end, depth)) end += 1;
      this.nextEnds[depth] = end;
    }
    return this.paragraphs[end]?.row ?? null;
  }

  private endsRowAt(index: number, depth: number): boolean {
    const paragraph = this.paragraphs[index];
    return paragraph?.depth === depth && paragraph.row !== null;
  }
}
