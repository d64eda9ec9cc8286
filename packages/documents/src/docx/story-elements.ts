import { fieldTarget } from '../links/field-target.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { readColor } from './colors.ts';
import { drawingBeginnings, drawingEndings } from './drawing-elements.ts';
import { addText, type OpenPart } from './open-part.ts';
import { rowHiding, tableHiding } from './placing.ts';
import { readShading } from './run-style.ts';
import { addReferences, createSection, readSectionProperty } from './section-references.ts';

type Beginning = (part: OpenPart, element: XmlElement, parent: string) => void;

const beginText: Beginning = (part) => {
  part.isText = true;
};
const breakLine: Beginning = ({ story }) => story.breakLine();
const beginNote: Beginning = (part, element) => {
  part.isOtherNote = !part.noteIds.has(idOf(element));
};

/** Handlers for elements when they open; all other elements are properties of their parent. */
export const beginnings: Readonly<Record<string, Beginning>> = {
  ...drawingBeginnings,
  'w:p': ({ paragraphs }) => paragraphs.open(),
  'w:r': ({ paragraphs }) => paragraphs.openRun(),
  'w:t': beginText,
  'm:t': beginText,
  'w:tab': (part, _element, parent) => {
    // In other elements it defines a tab stop.
    if (parent === 'w:r') addText(part, '\t');
  },
  'w:ptab': (part) => addText(part, '\t'),
  'w:br': breakLine,
  'w:cr': breakLine,
  'w:noBreakHyphen': (part) => addText(part, '-'),
  'w:sym': (part, element) => addText(part, symbolFrom(element.attribute('char') ?? '')),
  'w:hyperlink': ({ links, context }, element) => links.open(context.linkTarget(idOf(element))),
  'w:fldSimple': ({ links }, element) => links.open(fieldTarget(element.attribute('instr') ?? '')),
  'w:fldChar': ({ links }, element) => links.takeFieldMark(element.attribute('fldCharType') ?? ''),
  'w:instrText': (part) => {
    part.isInstruction = true;
  },
  'w:tbl': ({ story, paragraphs }) => {
    story.openTable();
    paragraphs.openTable();
  },
  'w:tr': ({ story }) => story.openRow(),
  'w:tc': ({ story }) => story.openCell(),
  'w:sectPr': (part) => {
    part.section = createSection();
  },
  'w:footnoteReference': ({ footnoteIds }, element) => footnoteIds.add(idOf(element)),
  'w:endnoteReference': ({ endnoteIds }, element) => endnoteIds.add(idOf(element)),
  'w:background': ({ story, context }, element) => {
    if (!context.settings.showsPageColor) return;
    story.setBackground(readColor(element, 'color', context.theme) ?? 'unknown');
  },
  'w:footnote': beginNote,
  'w:endnote': beginNote,
};

const endText = (part: OpenPart): void => {
  part.isText = false;
};

/** Handlers for elements when they close. */
export const endings: Readonly<Record<string, (part: OpenPart) => void>> = {
  ...drawingEndings,
  'w:p': ({ paragraphs, links }) => {
    paragraphs.close();
    links.endFields();
  },
  'w:hyperlink': ({ links }) => links.close(),
  'w:fldSimple': ({ links }) => links.close(),
  'w:instrText': (part) => {
    part.isInstruction = false;
  },
  'w:t': endText,
  'm:t': endText,
  'w:tc': ({ story }) => story.closeCell(),
  'w:tr': ({ story }) => story.closeRow(),
  'w:tbl': ({ story, paragraphs }) => {
    story.closeTable();
    paragraphs.closeTable();
  },
  'w:sectPr': ({ references, section, context }) =>
    addReferences(references, section, context.settings.hasEvenPages),
};

/** Applies a property element to the open paragraph, table, cell or section. */
export function takeProperty(part: OpenPart, element: XmlElement, parent: string): void {
  const { story, paragraphs, section, context } = part;
  if (element.name === 'w:shd') {
    const color = readShading(element, context.theme);
    if (!color) return;
    if (parent === 'w:tcPr') story.setBackground(color);
    else if (parent === 'w:pPr') paragraphs.setShading(color);
    else if (parent === 'w:tblPr') story.setTableBackground(color);
  } else if (parent === 'w:pPr' || parent === 'w:numPr') paragraphs.takeProperty(element);
  else if (parent === 'w:tblPr') takeTableProperty(part, element);
  else if (parent === 'w:trPr') {
    const hiding = rowHiding(element);
    if (hiding) story.hideRow(hiding);
  } else if (parent === 'w:sectPr') readSectionProperty(section, element);
}

function takeTableProperty({ story, paragraphs, context }: OpenPart, element: XmlElement): void {
  const hiding = tableHiding(element);
  if (hiding) story.hideTable(hiding);
  if (element.name !== 'w:tblStyle') return;
  const style = context.styles.other(element.attribute('val') ?? null);
  paragraphs.setTableStyle(style.textStyle);
  const { whole, head, hasOthers } = style.cells;
  const background = hasOthers ? 'unknown' : whole;
  if (background || head) story.setTableBackground(background ?? story.background, head);
}

const idOf = (element: XmlElement): string => element.attribute('id') ?? '';

/** The character for a symbol's hexadecimal number; a space for an invalid one. */
function symbolFrom(digits: string): string {
  const code = Number.parseInt(digits, 16) || 0x20;
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
