import type { ParagraphEnd, StoryBuilder } from '../story/story-builder.ts';
import { findHiding, usualFontSize } from '../text-styles/find-hiding.ts';
import { findMisplacing, type MutablePlacing } from '../text-styles/find-misplacing.ts';
import type { MutableStyle, TextStyle } from '../text-styles/text-style.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import type { ThemeColors } from './colors.ts';
import type { ListMarks } from './numbering.ts';
import { addPlacing } from './placing.ts';
import { addRunProperty } from './run-style.ts';
import { type Style, type Styles, toHeadingLevel } from './styles.ts';

/** Everything that affects the style of a paragraph, apart from its own properties. */
export type ParagraphContext = {
  readonly styles: Styles;
  readonly theme: ThemeColors;
  readonly marks: ListMarks;
};

/** The properties of an open paragraph. */
type ParagraphProperties = {
  styleId: string | null;
  shading: string | null;
  outlineLevel: number | null;
  listId: string | null;
  listLevel: number;
  readonly placing: MutablePlacing;
};

/** The list id that removes a paragraph from the list of its style. */
const noList = '0';

/** The open paragraphs of a part, which are nested in text boxes, and the current run of the innermost one. */
export class OpenParagraphs {
  private readonly story: StoryBuilder;
  private readonly context: ParagraphContext;
  private readonly outer: (ParagraphProperties | null)[] = [];
  private paragraph: ParagraphProperties | null = null;
  private direct: MutableStyle = {};
  private characterStyleId: string | null = null;
  /** The combined text style of styles and run; `null` until it is needed. */
  private textStyle: TextStyle | null = null;

  /** Text styles of the tables around, the innermost last. */
  private readonly tableStyles: TextStyle[] = [];

  constructor(story: StoryBuilder, context: ParagraphContext) {
    this.story = story;
    this.context = context;
  }

  open(): void {
    this.outer.push(this.paragraph);
    this.story.openParagraph();
    this.paragraph = {
      styleId: null,
      shading: null,
      outlineLevel: null,
      listId: null,
      listLevel: 0,
      placing: {},
    };
    this.textStyle = null;
  }

  close(): void {
    this.story.closeParagraph(() => this.end());
    this.paragraph = this.outer.pop() ?? null;
    this.textStyle = null;
  }

  openTable(): void {
    this.tableStyles.push(this.tableStyle);
  }

  closeTable(): void {
    this.tableStyles.pop();
    this.textStyle = null;
  }

  /** Applies the text style of the innermost table. */
  setTableStyle(textStyle: TextStyle): void {
    if (this.tableStyles.length > 0)
      this.tableStyles[this.tableStyles.length - 1] = { ...this.tableStyle, ...textStyle };
  }

  private get tableStyle(): TextStyle {
    return this.tableStyles.at(-1) ?? {};
  }

  openRun(): void {
    this.direct = {};
    this.characterStyleId = null;
    this.textStyle = null;
  }

  /** @param link target of the link that the text belongs to */
  addText(text: string, link: string | null): void {
    if (!this.paragraph) return;
    const { story } = this;
    const textStyle = this.runStyle();
    const shading = this.paragraph.shading ?? this.style.shading;
    const { bold = false, fontSize = usualFontSize } = textStyle;
    const placing = { ...this.style.placing, ...this.paragraph.placing };
    const hiddenBy =
      story.hiding ?? findMisplacing(placing, fontSize) ?? findHiding(textStyle, shading ?? story.background);
    const isOnBarePage = hiddenBy === 'colour' && !textStyle.background && !shading && story.isBare;
    story.addPiece({ text, fontSize, bold, hiddenBy, isOnBarePage, link });
  }

  /** Applies a child of the run's `w:rPr`. */
  takeRunProperty(element: XmlElement): void {
    if (element.name === 'w:rStyle') this.characterStyleId = element.attribute('val') ?? null;
    else addRunProperty(this.direct, element, this.context.theme);
    this.textStyle = null;
  }

  /** Applies a child of the paragraph's `w:pPr` or of its `w:numPr`. */
  takeProperty(element: XmlElement): void {
    const { paragraph } = this;
    if (!paragraph) return;
    const value = element.attribute('val');
    if (element.name === 'w:pStyle') paragraph.styleId = value ?? null;
    else if (element.name === 'w:outlineLvl') paragraph.outlineLevel = Number(value);
    else if (element.name === 'w:numId') paragraph.listId = value ?? null;
    else if (element.name === 'w:ilvl') paragraph.listLevel = Number(value ?? 0);
    else addPlacing(paragraph.placing, element);
  }

  setShading(color: string): void {
    if (this.paragraph) this.paragraph.shading = color;
  }

  private get style(): Style {
    return this.context.styles.paragraph(this.paragraph?.styleId ?? null);
  }

  private runStyle(): TextStyle {
    this.textStyle ??= {
      ...this.context.styles.defaults,
      ...this.tableStyle,
      ...this.style.textStyle,
      ...this.context.styles.other(this.characterStyleId).textStyle,
      ...this.direct,
    };
    return this.textStyle;
  }

  private end(): ParagraphEnd {
    const { style } = this;
    const outlineLevel = this.paragraph?.outlineLevel ?? null;
    const listId = this.paragraph?.listId ?? style.listId;
    const isInList = listId !== null && listId !== noList;
    return {
      headingLevel: outlineLevel === null ? style.headingLevel : toHeadingLevel(outlineLevel),
      mark: isInList ? this.context.marks.next(listId, this.paragraph?.listLevel ?? 0) : '',
    };
  }
}
