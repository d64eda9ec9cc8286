import { type Background, findHiding } from '../looks/find-hiding.ts';
import type { Look } from '../looks/look.ts';
import {
  type BlockCounter,
  combineRow,
  type Story,
  type StoryLine,
  type StoryPiece,
} from '../story/story.ts';
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

type Flow = {
  readonly lines: StoryLine[];
  block: number;
  readonly background: Background;
  isAfterGap: boolean;
};
type Paragraph = {
  readonly lines: StoryPiece[][];
  readonly look: Look;
  readonly background: string | null;
  readonly headingLevel: number | null;
  readonly mark: string;
  readonly boxes: StoryLine[];
};

/** Reads one story of an OpenDocument text in reading order. Throws `ZipError` on XML that is refused. */
export function readOdtStory(bytes: Uint8Array, { part, styles, blocks }: OdtStoryOptions): Story {
  const root = roots[part];
  const flows: Flow[] = [];
  const paragraphs: (Paragraph | null)[] = [];
  const looks: Look[] = [];
  const tables: { block: number; lines: StoryLine[] }[] = [];
  const rows: StoryLine[][][] = [];
  const lists: string[] = [];
  /** Whether the sections that are open are hidden. */
  const sections: boolean[] = [];
  const result: StoryLine[] = [];
  let paragraph: Paragraph | null = null;
  let isItemStart = false;
  let skipDepth = 0;

  const flow = (): Flow | undefined => flows.at(-1);
  const openFlow = (background: Background): void => {
    flows.push({ lines: [], block: blocks.next(), background, isAfterGap: false });
  };
  const addNested = (lines: readonly StoryLine[]): void => {
    const target = flow();
    if (!target || lines.length === 0) return;
    target.lines.push(...lines);
    target.block = blocks.next();
  };

  const addText = (text: string): void => {
    const target = flow();
    if (!paragraph || !target) return;
    const look = { ...paragraph.look, ...looks.at(-1) };
    const isHidden = sections.at(-1) === true || look.isHidden === true;
    const hiddenBy = findHiding({ ...look, isHidden }, paragraph.background ?? target.background);
    const { bold = false, fontSize = null } = look;
    paragraph.lines.at(-1)?.push({ text, bold, fontSize, hiddenBy, isOnBarePage: false });
  };

  const openParagraph = (element: XmlElement): void => {
    const style = element.attribute('style-name') ?? null;
    const level = Number(element.attribute('outline-level') ?? 1);
    paragraphs.push(paragraph);
    paragraph = {
      lines: [[]],
      look: lookOf(styles, 'paragraph', style),
      background: backgroundOf(styles, 'paragraph', style),
      headingLevel: element.name === 'text:h' ? Math.min(9, Math.max(1, level || 1)) : null,
      mark: isItemStart && styles.bulletLists.has(lists[0] ?? '') ? '• ' : '',
      boxes: [],
    };
    isItemStart = false;
  };

  const closeParagraph = (): void => {
    const target = flow();
    if (!paragraph || !target) return;
    const { headingLevel, mark, boxes } = paragraph;
    const lines = paragraph.lines.filter((pieces) => pieces.some((piece) => piece.text.trim() !== ''));
    for (const [index, pieces] of lines.entries()) {
      const [first] = pieces;
      const marked = mark && index === 0 && first ? [{ ...first, text: mark }, ...pieces] : pieces;
      const gapBefore = index === 0 && (target.isAfterGap || headingLevel !== null);
      target.lines.push({ pieces: marked, headingLevel, block: target.block, gapBefore });
      target.isAfterGap = false;
    }
    if (lines.length === 0) target.isAfterGap = true;
    paragraph = paragraphs.pop() ?? null;
    addNested(boxes);
  };

  walkXml(bytes, {
    open(element) {
      if (element.name === root) openFlow(white);
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
          paragraph?.lines.push([]);
          break;
        case 'text:list':
          lists.push(style ?? lists.at(-1) ?? '');
          break;
        case 'text:list-item':
          isItemStart = true;
          break;
        case 'table:table':
          tables.push({ block: blocks.next(), lines: [] });
          break;
        case 'table:table-row':
          rows.push([]);
          break;
        case 'table:table-cell':
          openFlow(backgroundOf(styles, 'table-cell', style) ?? flow()?.background ?? 'unknown');
          break;
        case 'draw:text-box':
          openFlow('unknown');
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
          rows.at(-1)?.push(flows.pop()?.lines ?? []);
          break;
        case 'table:table-row': {
          const table = tables.at(-1);
          table?.lines.push(...combineRow(rows.pop() ?? [], table.block));
          break;
        }
        case 'table:table':
          addNested(tables.pop()?.lines ?? []);
          break;
        case 'draw:text-box': {
          const lines = flows.pop()?.lines ?? [];
          if (paragraph) paragraph.boxes.push(...lines);
          else addNested(lines);
          break;
        }
        case root:
          result.push(...(flows.pop()?.lines ?? []));
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

  return { lines: result, hasBackdrop: false };
}
