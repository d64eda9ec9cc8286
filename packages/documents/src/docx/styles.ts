import type { MutablePlacing } from '../text-styles/find-misplacing.ts';
import type { MutableStyle, TextStyle } from '../text-styles/text-style.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';
import type { ThemeColors } from './colors.ts';
import { addPlacing } from './placing.ts';
import { addRunProperty, readShading } from './run-style.ts';

export type Style = {
  readonly textStyle: TextStyle;
  /** 1-9; `null` if the style is not a heading. */
  readonly headingLevel: number | null;
  /** Background color of paragraphs of this style. */
  readonly shading: string | null;
  /** Background colors that a table style gives to its cells. */
  readonly cells: CellColors;
  readonly placing: MutablePlacing;
  readonly listId: string | null;
};

/**
 * Background colors of the cells of a table: of all cells, of the first row, and whether others are colored by
 * position.
 */
export type CellColors = {
  readonly whole: string | null;
  readonly head: string | null;
  readonly hasOthers: boolean;
};

export type Styles = {
  readonly defaults: TextStyle;
  /** The style, including all styles it is based on; an unknown or missing id gives the default paragraph style. */
  paragraph(id: string | null): Style;
  /** An unknown or missing id gives an empty style. */
  other(id: string | null): Style;
};

type OwnStyle = {
  basedOn: string | null;
  textStyle: MutableStyle;
  headingLevel: number | null;
  shading: string | null;
  cells: CellColors;
  readonly placing: MutablePlacing;
  listId: string | null;
  readonly isOfTable: boolean;
};

const noCells: CellColors = { whole: null, head: null, hasOthers: false };
const nothing: Style = {
  textStyle: {},
  headingLevel: null,
  shading: null,
  cells: noCells,
  placing: {},
  listId: null,
};
/** Maximum length of a chain of styles based on one another; a longer chain is a loop. */
const longestChain = 20;

type OwnStyles = {
  readonly byId: Map<string, OwnStyle>;
  readonly defaults: MutableStyle;
  defaultParagraphStyle: string | null;
};

/**
 * Reads the styles of a document, each including all styles it is based on. Throws `ZipError` on XML that is refused.
 */
export function readStyles(archive: ZipArchive, part: string | undefined, theme: ThemeColors): Styles {
  const bytes = part ? archive.read(part) : null;
  return resolveStyles(readOwnStyles(bytes, theme));
}

/** The properties that each style sets itself; empty without `bytes`. */
function readOwnStyles(bytes: Uint8Array | null, theme: ThemeColors): OwnStyles {
  const own: OwnStyles = { byId: new Map(), defaults: {}, defaultParagraphStyle: null };
  if (!bytes) return own;
  let style: OwnStyle | null = null;
  let isInDefaults = false;
  // The region of a table that the current properties apply to; `null` for the whole table.
  let place: string | null = null;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'w:rPrDefault') isInDefaults = true;
      else if (element.name === 'w:style') style = addStyle(own, element);
      else if (isInDefaults) addRunProperty(own.defaults, element, theme);
      else if (element.name === 'w:tblStylePr') place = element.attribute('type') ?? '';
      else if (style?.isOfTable && element.name === 'w:shd')
        addCellColor(style, place, readShading(element, theme));
      else if (style && (place === null || place === 'wholeTable')) takeStyleProperty(style, element, theme);
    },
    close(name) {
      if (name === 'w:rPrDefault') isInDefaults = false;
      else if (name === 'w:style') style = null;
      else if (name === 'w:tblStylePr') place = null;
    },
  });
  return own;
}

function addStyle(own: OwnStyles, element: XmlElement): OwnStyle {
  const id = element.attribute('styleId') ?? '';
  const style: OwnStyle = {
    basedOn: null,
    textStyle: {},
    headingLevel: null,
    shading: null,
    cells: noCells,
    placing: {},
    listId: null,
    isOfTable: element.attribute('type') === 'table',
  };
  own.byId.set(id, style);
  const isDefault = element.attribute('default') === '1';
  if (isDefault && element.attribute('type') === 'paragraph') own.defaultParagraphStyle = id;
  return style;
}

function takeStyleProperty(style: OwnStyle, element: XmlElement, theme: ThemeColors): void {
  const value = element.attribute('val') ?? null;
  if (element.name === 'w:basedOn') style.basedOn = value;
  else if (element.name === 'w:name') style.headingLevel ??= headingLevelByName(value ?? '');
  else if (element.name === 'w:outlineLvl') style.headingLevel = toHeadingLevel(Number(value));
  else if (element.name === 'w:numId') style.listId = value;
  else if (element.name === 'w:shd') style.shading ??= readShading(element, theme);
  else {
    addRunProperty(style.textStyle, element, theme);
    addPlacing(style.placing, element);
  }
}

function addCellColor(style: OwnStyle, place: string | null, color: string | null): void {
  if (!color) return;
  if (place === null || place === 'wholeTable') style.cells = { ...style.cells, whole: color };
  else if (place === 'firstRow') style.cells = { ...style.cells, head: color };
  else style.cells = { ...style.cells, hasOthers: true };
}

function resolveStyles({ byId, defaults, defaultParagraphStyle }: OwnStyles): Styles {
  const resolved = new Map<string, Style>();
  const resolve = (id: string | null, depth = 0): Style => {
    if (id === null || depth > longestChain) return nothing;
    const known = resolved.get(id);
    if (known) return known;
    const mine = byId.get(id);
    if (!mine) return nothing;
    const base = resolve(mine.basedOn, depth + 1);
    const style: Style = {
      textStyle: { ...base.textStyle, ...mine.textStyle },
      headingLevel: mine.headingLevel ?? base.headingLevel,
      shading: mine.shading ?? base.shading,
      cells: {
        whole: mine.cells.whole ?? base.cells.whole,
        head: mine.cells.head ?? base.cells.head,
        hasOthers: mine.cells.hasOthers || base.cells.hasOthers,
      },
      placing: { ...base.placing, ...mine.placing },
      listId: mine.listId ?? base.listId,
    };
    resolved.set(id, style);
    return style;
  };
  return {
    defaults,
    paragraph: (id) => resolve(id !== null && byId.has(id) ? id : defaultParagraphStyle),
    other: (id) => resolve(id),
  };
}

function headingLevelByName(name: string): number | null {
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  return level ? Number(level) : null;
}

/** Outline levels are counted from 0; 9 is body text. */
export function toHeadingLevel(outlineLevel: number): number | null {
  return outlineLevel >= 0 && outlineLevel < 9 ? outlineLevel + 1 : null;
}
