import type { XmlElement } from '../xml/walk-xml.ts';
import { readColour } from './colours.ts';
import { addText, type OpenPart } from './open-part.ts';
import { readShading } from './run-look.ts';
import { addReferences, createSection, readSectionProperty } from './section-references.ts';

type Beginning = (part: OpenPart, element: XmlElement, parent: string) => void;

/** Square English Metric Units of four square inches: a banner or a sidebar, not an icon. */
const smallestBackdrop = 4 * 914_400 ** 2;

const beginText: Beginning = (part) => {
  part.isText = true;
};
const breakLine: Beginning = ({ story }) => story.breakLine();
const beginNote: Beginning = (part, element) => {
  part.isOtherNote = !part.noteIds.has(idOf(element));
};

/** What an element does where it opens; every other one is a property of what it stands in. */
export const beginnings: Readonly<Record<string, Beginning>> = {
  'w:p': ({ paragraphs }) => paragraphs.open(),
  'w:r': ({ paragraphs }) => paragraphs.openRun(),
  'w:t': beginText,
  'm:t': beginText,
  'w:tab': (part, _element, parent) => {
    // Elsewhere it is a tab stop.
    if (parent === 'w:r') addText(part, '\t');
  },
  'w:ptab': (part) => addText(part, '\t'),
  'w:br': breakLine,
  'w:cr': breakLine,
  'w:noBreakHyphen': (part) => addText(part, '-'),
  'w:sym': (part, element) => addText(part, symbolFrom(element.attribute('char') ?? '')),
  'w:tbl': ({ story }) => story.openTable(),
  'w:tr': ({ story }) => story.openRow(),
  'w:tc': ({ story }) => story.openCell(),
  'w:txbxContent': ({ story }) => story.openBox(),
  'wp:anchor': (part, element) => {
    const value = element.attribute('behindDoc');
    part.isBehind = value === '1' || value === 'true';
  },
  'wp:extent': (part, element) => {
    const area = Number(element.attribute('cx')) * Number(element.attribute('cy'));
    if (part.isBehind && area >= smallestBackdrop) part.hasBackdrop = true;
  },
  'w:sectPr': (part) => {
    part.section = createSection();
  },
  'w:footnoteReference': ({ footnoteIds }, element) => footnoteIds.add(idOf(element)),
  'w:endnoteReference': ({ endnoteIds }, element) => endnoteIds.add(idOf(element)),
  'w:background': ({ story, context }, element) => {
    if (!context.settings.showsPageColour) return;
    story.setBackground(readColour(element, 'color', context.theme) ?? 'unknown');
  },
  'w:footnote': beginNote,
  'w:endnote': beginNote,
};

const endText = (part: OpenPart): void => {
  part.isText = false;
};

/** What an element does where it closes. */
export const endings: Readonly<Record<string, (part: OpenPart) => void>> = {
  'w:p': ({ paragraphs }) => paragraphs.close(),
  'w:t': endText,
  'm:t': endText,
  'w:tc': ({ story }) => story.closeCell(),
  'w:tr': ({ story }) => story.closeRow(),
  'w:tbl': ({ story }) => story.closeTable(),
  'w:txbxContent': ({ story }) => story.closeBox(),
  'wp:anchor': (part) => {
    part.isBehind = false;
  },
  'w:sectPr': ({ references, section, context }) =>
    addReferences(references, section, context.settings.hasEvenPages),
};

/** Takes what `element` says of the paragraph, table, cell or section whose properties are open. */
export function takeProperty(part: OpenPart, element: XmlElement, parent: string): void {
  const { story, paragraphs, section, context } = part;
  if (element.name === 'w:shd') {
    const colour = readShading(element, context.theme);
    if (!colour) return;
    if (parent === 'w:tcPr') story.setBackground(colour);
    else if (parent === 'w:pPr') paragraphs.setShading(colour);
    else if (parent === 'w:tblPr') story.setTableBackground(colour);
  } else if (parent === 'w:pPr' || parent === 'w:numPr') paragraphs.takeProperty(element);
  else if (parent === 'w:tblPr' && element.name === 'w:tblStyle') {
    const style = context.styles.other(element.attribute('val') ?? null);
    if (style.coloursCells) story.setTableBackground('unknown');
  } else if (parent === 'w:sectPr') readSectionProperty(section, element);
}

const idOf = (element: XmlElement): string => element.attribute('id') ?? '';

/** The character that a symbol's hexadecimal number stands for; a space where it stands for none. */
function symbolFrom(digits: string): string {
  const code = Number.parseInt(digits, 16) || 0x20;
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
