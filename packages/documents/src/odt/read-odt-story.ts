import { findHiding } from '../looks/find-hiding.ts';
import type { Look } from '../looks/look.ts';
import type { BlockCounter, Story } from '../story/story.ts';
import { StoryBuilder } from '../story/story-builder.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { backgroundOf, hidesSection, lookOf, type OdtStyles } from './odt-styles.ts';

export type OdtStoryOptions = {
  /** The text of the body, or what stands above or below it on every page. */
  readonly part: 'body' | 'header' | 'footer';
  readonly styles: OdtStyles;
  readonly blocks: BlockCounter;
};

const roots = { body: 'office:text', header: 'style:header', footer: 'style:footer' } as const;

/** Deleted text, comments, alternative texts, fields that only programs read. */
const skipped = new Set([
  'text:tracked-changes',
  'office:annotation',
  'svg:title',
  'svg:desc',
  'text:note-citation',
  'text:sequence-decls',
  'office:forms',
  'text:variable-decls',
  'text:hidden-text',
]);
const white = 'FFFFFF';
/** Longest row of blanks that one element may stand for. */
const mostSpaces = 100;

/** What a paragraph says of itself, while it is open. */
type Paragraph = {
  readonly look: Look;
  readonly background: string | null;
  readonly headingLevel: number | null;
  readonly mark: string;
};

/** Reads one story of an OpenDocument text in reading order. Throws `ZipError` on XML that is refused. */
export function readOdtStory(bytes: Uint8Array, { part, styles, blocks }: OdtStoryOptions): Story {
  const root = roots[part];
  const story = new StoryBuilder(blocks, white);
  const paragraphs: (Paragraph | null)[] = [];
  const looks: Look[] = [];
  const lists: string[] = [];
  /** Whether the sections that are open are hidden. */
  const sections: boolean[] = [];
  let isInside = false;
  let paragraph: Paragraph | null = null;
  let isItemStart = false;
  let skipDepth = 0;

  const addText = (text: string): void => {
    if (!paragraph || !isInside) return;
    const look = { ...paragraph.look, ...looks.at(-1) };
    const isHidden = sections.at(-1) === true || look.isHidden === true;
    const hiddenBy = findHiding({ ...look, isHidden }, paragraph.background ?? story.background);
    const { bold = false, fontSize = null } = look;
    story.addPiece({ text, bold, fontSize, hiddenBy, isOnBarePage: false });
  };

  const openParagraph = (element: XmlElement): void => {
    const style = element.attribute('style-name') ?? null;
    const level = Number(element.attribute('outline-level') ?? 1);
    paragraphs.push(paragraph);
    story.openParagraph();
    paragraph = {
      look: lookOf(styles, 'paragraph', style),
      background: backgroundOf(styles, 'paragraph', style),
      headingLevel: element.name === 'text:h' ? Math.min(9, Math.max(1, level || 1)) : null,
      mark: isItemStart && styles.bulletLists.has(lists[0] ?? '') ? '• ' : '',
    };
    isItemStart = false;
  };

  const closeParagraph = (): void => {
    const { headingLevel = null, mark = '' } = paragraph ?? {};
    story.closeParagraph(() => ({ headingLevel, mark }));
    paragraph = paragraphs.pop() ?? null;
  };

  walkXml(bytes, {
    open(element) {
      if (element.name === root) isInside = true;
      if (skipDepth > 0 || skipped.has(element.name)) {
        skipDepth += 1;
        return;
      }
      const style = element.attribute('style-name') ?? null;
      switch (element.name) {
        case 'text:section':
          sections.push(sections.at(-1) === true || isHiddenSection(element));
          break;
        case 'text:p':
        case 'text:h':
          openParagraph(element);
          break;
        case 'text:span':
          looks.push({ ...looks.at(-1), ...lookOf(styles, 'text', style) });
          break;
        case 'text:tab':
          addText('\t');
          break;
        case 'text:s':
          addText(' '.repeat(Math.min(mostSpaces, Number(element.attribute('c') ?? 1) || 1)));
          break;
        case 'text:line-break':
          story.breakLine();
          break;
        case 'text:list':
          lists.push(style ?? lists.at(-1) ?? '');
          break;
        case 'text:list-item':
          isItemStart = true;
          break;
        case 'table:table':
          story.openTable();
          break;
        case 'table:table-row':
          story.openRow();
          break;
        case 'table:table-cell':
          story.openCell(backgroundOf(styles, 'table-cell', style));
          break;
        case 'draw:text-box':
          story.openBox();
          break;
      }
    },
    close(name) {
      if (skipDepth > 0) {
        skipDepth -= 1;
        return;
      }
      switch (name) {
        case 'text:section':
          sections.pop();
          break;
        case 'text:p':
        case 'text:h':
          closeParagraph();
          break;
        case 'text:span':
          looks.pop();
          break;
        case 'text:list':
          lists.pop();
          break;
        case 'table:table-cell':
          story.closeCell();
          break;
        case 'table:table-row':
          story.closeRow();
          break;
        case 'table:table':
          story.closeTable();
          break;
        case 'draw:text-box':
          story.closeBox();
          break;
        case root:
          isInside = false;
          break;
      }
    },
    text(text) {
      if (skipDepth === 0) addText(text.replace(/\s+/g, ' '));
    },
  });

  function isHiddenSection(element: XmlElement): boolean {
    return (
      element.attribute('display') === 'none' || hidesSection(styles, element.attribute('style-name') ?? null)
    );
  }

  return { lines: story.lines, hasBackdrop: false };
}
