import type { BlockCounter, Story } from '../story/story.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { backgroundOf, type OdtStyles } from './odt-styles.ts';
import { OpenOdtText, styleOf } from './open-odt-text.ts';

export type OdtStoryOptions = {
  /** The text of the body, or the header or footer of every page. */
  readonly part: 'body' | 'header' | 'footer';
  readonly styles: OdtStyles;
  readonly blocks: BlockCounter;
};

const roots = { body: 'office:text', header: 'style:header', footer: 'style:footer' } as const;

/** Deleted text, comments, alternative texts, fields that are only for programs. */
const unread = new Set([
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

/** Reads one story of an OpenDocument text in reading order. Throws `ZipError` on XML that is refused. */
export function readOdtStory(bytes: Uint8Array, { part, styles, blocks }: OdtStoryOptions): Story {
  const root = roots[part];
  const open = new OpenOdtText(styles, blocks);
  let unreadDepth = 0;
  walkXml(bytes, {
    open(element) {
      if (element.name === root) open.isInStory = true;
      if (unreadDepth > 0 || unread.has(element.name)) unreadDepth += 1;
      else beginnings[element.name]?.(open, element);
    },
    close(name) {
      if (unreadDepth > 0) unreadDepth -= 1;
      else if (name === root) open.isInStory = false;
      else endings[name]?.(open);
    },
    text(text) {
      if (unreadDepth === 0) open.addText(text.replace(/\s+/g, ' '));
    },
  });
  return { lines: open.story.lines, hasBackdrop: open.hasBackdrop };
}

type Beginning = (open: OpenOdtText, element: XmlElement) => void;

/** Elements drawn on a page: frames with text or a picture, and shapes. */
const frames = ['draw:frame', 'draw:custom-shape', 'draw:rect', 'draw:path', 'draw:polygon', 'draw:ellipse'];

const openFrame: Beginning = (open, element) => open.openFrame(element);

const openParagraph: Beginning = (open, element) => open.openParagraph(element);

/** Handlers for elements when they open; other elements need none. */
const beginnings: Readonly<Record<string, Beginning>> = {
  'text:section': (open, element) => open.openSection(element),
  'text:p': openParagraph,
  'text:h': openParagraph,
  'text:span': (open, element) => open.openSpan(element),
  'text:a': (open, element) => open.openLink(element),
  'text:tab': (open) => open.addText('\t'),
  'text:s': (open, element) => open.addText(' '.repeat(spacesOf(element))),
  'text:line-break': ({ story }) => story.breakLine(),
  'text:list': (open, element) => open.openList(element),
  'text:list-item': (open) => open.openItem(),
  'table:table': ({ story }) => story.openTable(),
  'table:table-row': (open, element) => open.openRow(element),
  'table:table-cell': ({ story, styles }, element) =>
    story.openCell(backgroundOf(styles, 'table-cell', styleOf(element))),
  'text:hidden-paragraph': (open, element) => {
    if (element.attribute('is-hidden') !== 'false') open.hideParagraph();
  },
  ...Object.fromEntries(frames.map((name) => [name, openFrame])),
  'draw:image': (open) => open.openPicture(),
  'draw:text-box': (open) => open.openBox(),
};

const closeParagraph = (open: OpenOdtText): void => open.closeParagraph();

/** Handlers for elements when they close. */
const endings: Readonly<Record<string, (open: OpenOdtText) => void>> = {
  'text:section': (open) => open.closeSection(),
  'text:p': closeParagraph,
  'text:h': closeParagraph,
  'text:span': (open) => open.closeSpan(),
  'text:a': (open) => open.closeLink(),
  'text:list': (open) => open.closeList(),
  'table:table-cell': ({ story }) => story.closeCell(),
  'table:table-row': ({ story }) => story.closeRow(),
  'table:table': ({ story }) => story.closeTable(),
  'draw:text-box': ({ story }) => story.closeBox(),
  ...Object.fromEntries(frames.map((name) => [name, (open: OpenOdtText) => open.closeFrame()])),
};

/** Maximum number of spaces from one element. */
const maxSpaces = 100;

function spacesOf(element: XmlElement): number {
  const count = Number(element.attribute('c') ?? 1) || 1;
  return Math.min(maxSpaces, Math.max(1, count));
}
