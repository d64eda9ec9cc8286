import { findHiding } from '../looks/find-hiding.ts';
import type { Look } from '../looks/look.ts';
import type { BlockCounter } from '../story/story.ts';
import { StoryBuilder } from '../story/story-builder.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { backgroundOf, hidesSection, lookOf, type OdtStyles } from './odt-styles.ts';

/** What a paragraph says of itself, while it is open. */
type Paragraph = {
  readonly look: Look;
  readonly background: string | null;
  readonly headingLevel: number | null;
  readonly mark: string;
};

const white = 'FFFFFF';

/** What is open of a text while it is walked: sections, lists, paragraphs and spans, one inside another. */
export class OpenOdtText {
  readonly story: StoryBuilder;
  readonly styles: OdtStyles;
  /** Whether what follows belongs to the story that is read, not to another of the same file. */
  isInStory = false;
  private readonly outer: (Paragraph | null)[] = [];
  private paragraph: Paragraph | null = null;
  private readonly looks: Look[] = [];
  /** Styles of the lists that are open, the outermost first. */
  private readonly lists: string[] = [];
  /** Whether the sections that are open are hidden. */
  private readonly sections: boolean[] = [];
  private isItemStart = false;

  constructor(styles: OdtStyles, blocks: BlockCounter) {
    this.styles = styles;
    this.story = new StoryBuilder(blocks, white);
  }

  addText(text: string): void {
    const { paragraph, story } = this;
    if (!paragraph || !this.isInStory) return;
    const look = { ...paragraph.look, ...this.looks.at(-1) };
    const isHidden = this.sections.at(-1) === true || look.isHidden === true;
    const hiddenBy = findHiding({ ...look, isHidden }, paragraph.background ?? story.background);
    const { bold = false, fontSize = null } = look;
    story.addPiece({ text, bold, fontSize, hiddenBy, isOnBarePage: false });
  }

  openParagraph(element: XmlElement): void {
    const { styles } = this;
    const style = styleOf(element);
    const level = Number(element.attribute('outline-level') ?? 1);
    this.outer.push(this.paragraph);
    this.story.openParagraph();
    this.paragraph = {
      look: lookOf(styles, 'paragraph', style),
      background: backgroundOf(styles, 'paragraph', style),
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
    this.looks.push({ ...this.looks.at(-1), ...lookOf(this.styles, 'text', styleOf(element)) });
  }

  closeSpan(): void {
    this.looks.pop();
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

  /** A list inside another has its style where it names none. */
  openList(element: XmlElement): void {
    this.lists.push(styleOf(element) ?? this.lists.at(-1) ?? '');
  }

  closeList(): void {
    this.lists.pop();
  }

  /** The next paragraph begins with the mark of its list. */
  openItem(): void {
    this.isItemStart = true;
  }
}

export const styleOf = (element: XmlElement): string | null => element.attribute('style-name') ?? null;
