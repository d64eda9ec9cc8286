import { readTarget } from '../links/read-target.ts';
import { Frame } from '../story/frame.ts';
import type { BlockCounter } from '../story/story.ts';
import { StoryBuilder } from '../story/story-builder.ts';
import { type Background, findHiding, usualFontSize } from '../text-styles/find-hiding.ts';
import { findMisplacing, type MutablePlacing } from '../text-styles/find-misplacing.ts';
import type { TextStyle } from '../text-styles/text-style.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { pointsOf } from './lengths.ts';
import {
  backgroundOf,
  hidesSection,
  type OdtStyles,
  placingOf,
  rowHeightOf,
  textStyleOf,
} from './odt-styles.ts';

/** The properties of an open paragraph. */
type Paragraph = {
  readonly textStyle: TextStyle;
  readonly background: Background | null;
  readonly placing: MutablePlacing;
  isHidden: boolean;
  readonly headingLevel: number | null;
  readonly mark: string;
};

const white = 'FFFFFF';

/** Points. A row clipped to less shows no letters. */
const lowestRow = 3;

/** The open elements while a text is read: sections, lists, paragraphs and spans, nested in one another. */
export class OpenOdtText {
  readonly story: StoryBuilder;
  readonly styles: OdtStyles;
  /** Whether the following content belongs to the story that is read, and not to another story in the same file. */
  isInStory = false;
  /** Whether a colored shape or a picture may be behind text on the page. */
  hasBackdrop = false;
  private readonly frames: Frame[] = [];
  private readonly outer: (Paragraph | null)[] = [];
  private paragraph: Paragraph | null = null;
  private readonly textStyles: TextStyle[] = [];
  /** Styles of the open lists, the outermost first. */
  private readonly lists: string[] = [];
  /** For each open section, whether it is hidden. */
  private readonly sections: boolean[] = [];
  private isItemStart = false;
  private readonly links: (string | null)[] = [];

  constructor(styles: OdtStyles, blocks: BlockCounter) {
    this.styles = styles;
    this.story = new StoryBuilder(blocks, styles.pageBackground ?? white);
  }

  addText(text: string): void {
    const { paragraph, story } = this;
    if (!paragraph || !this.isInStory) return;
    const textStyle = { ...paragraph.textStyle, ...this.textStyles.at(-1) };
    const isHidden = this.sections.at(-1) === true || paragraph.isHidden || textStyle.isHidden === true;
    const hiddenBy =
      story.hiding ??
      findMisplacing(paragraph.placing, textStyle.fontSize ?? usualFontSize) ??
      findHiding({ ...textStyle, isHidden }, paragraph.background ?? story.background);
    const { bold = false, fontSize = null } = textStyle;
    const isOnBarePage =
      hiddenBy === 'colour' && !textStyle.background && !paragraph.background && story.isBare;
    story.addPiece({ text, bold, fontSize, hiddenBy, isOnBarePage, link: this.links.at(-1) ?? null });
  }

  /** Hides the whole open paragraph, including the text already read. */
  hideParagraph(): void {
    if (!this.paragraph) return;
    this.paragraph.isHidden = true;
    this.story.hideParagraph('hidden-style');
  }

  openRow(element: XmlElement): void {
    this.story.openRow();
    const height = rowHeightOf(this.styles, styleOf(element));
    if (height !== null && height < lowestRow) this.story.hideRow('clipped');
    const visibility = element.attribute('visibility') ?? 'visible';
    if (visibility !== 'visible') this.story.hideRow('hidden-style');
  }

  /** Opens a frame or a shape on the page; any that may be behind text counts as a background. */
  openFrame(element: XmlElement): void {
    const frame = new Frame();
    frame.width = pointsOf(element.attribute('width'));
    frame.height = pointsOf(element.attribute('height'));
    for (const [side, isUpright] of [
      ['x', false],
      ['y', true],
    ] as const) {
      const offset = pointsOf(element.attribute(side));
      if (offset !== null) frame.openPlace('text', isUpright, offset);
    }
    frame.fill = backgroundOf(this.styles, 'graphic', styleOf(element));
    frame.isBehind = true;
    if (frame.isBackdrop) this.hasBackdrop = true;
    this.frames.push(frame);
  }

  closeFrame(): void {
    this.frames.pop();
  }

  /** A picture fills its frame. */
  openPicture(): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    frame.fill = 'unknown';
    if (frame.isBackdrop) this.hasBackdrop = true;
  }

  openBox(): void {
    this.story.openBox(this.frames.at(-1)?.box);
  }

  openParagraph(element: XmlElement): void {
    const { styles } = this;
    const style = styleOf(element);
    const level = Number(element.attribute('outline-level') ?? 1);
    this.outer.push(this.paragraph);
    this.story.openParagraph();
    this.paragraph = {
      textStyle: textStyleOf(styles, 'paragraph', style),
      background: backgroundOf(styles, 'paragraph', style),
      placing: placingOf(styles, style),
      isHidden: false,
      headingLevel: element.name === 'text:h' ? Math.min(9, Math.max(1, level || 1)) : null,
      mark: this.isItemStart && styles.bulletLists.has(this.lists[0] ?? '') ? '• ' : '',
    };
    this.isItemStart = false;
  }

  closeParagraph(): void {
    const { headingLevel = null, mark = '' } = this.paragraph ?? {};
    this.story.closeParagraph(() => ({ headingLevel, mark }));
    this.paragraph = this.outer.pop() ?? null;
  }

  openSpan(element: XmlElement): void {
    this.textStyles.push({
      ...this.textStyles.at(-1),
      ...textStyleOf(this.styles, 'text', styleOf(element)),
    });
  }

  closeSpan(): void {
    this.textStyles.pop();
  }

  openLink(element: XmlElement): void {
    this.links.push(readTarget(element.attribute('href') ?? ''));
  }

  closeLink(): void {
    this.links.pop();
  }

  openSection(element: XmlElement): void {
    const isHidden =
      this.sections.at(-1) === true ||
      element.attribute('display') === 'none' ||
      hidesSection(this.styles, styleOf(element));
    this.sections.push(isHidden);
  }

  closeSection(): void {
    this.sections.pop();
  }

  /** A nested list without a style has the style of the outer list. */
  openList(element: XmlElement): void {
    this.lists.push(styleOf(element) ?? this.lists.at(-1) ?? '');
  }

  closeList(): void {
    this.lists.pop();
  }

  /** The next paragraph starts with the mark of its list. */
  openItem(): void {
    this.isItemStart = true;
  }
}

export const styleOf = (element: XmlElement): string | null => element.attribute('style-name') ?? null;
