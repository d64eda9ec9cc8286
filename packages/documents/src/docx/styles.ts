import type { Look, MutableLook } from '../looks/look.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';
import type { ThemeColours } from './colours.ts';
import { addRunProperty, readShading } from './run-look.ts';

export type Style = {
  readonly look: Look;
  /** 1-9; `null` where the style is no heading. */
  readonly headingLevel: number | null;
  /** Colour behind paragraphs of this style. */
  readonly shading: string | null;
  /** Whether a table style colours any of its cells. */
  readonly coloursCells: boolean;
  readonly listId: string | null;
};

export type Styles = {
  readonly defaults: Look;
  /** Of the style and all it is based on; an unknown or missing id gives the default paragraph style. */
  paragraph(id: string | null): Style;
  /** An unknown or missing id gives a style that says nothing. */
  other(id: string | null): Style;
};

type OwnStyle = {
  basedOn: string | null;
  look: MutableLook;
  headingLevel: number | null;
  shading: string | null;
  coloursCells: boolean;
  listId: string | null;
};

const nothing: Style = { look: {}, headingLevel: null, shading: null, coloursCells: false, listId: null };
/** Styles are based on one another in a row; a longer row is a loop. */
const longestChain = 20;

type OwnStyles = {
  readonly byId: Map<string, OwnStyle>;
  readonly defaults: MutableLook;
  defaultParagraphStyle: string | null;
};

/** Reads the styles of a document, each with all it is based on. Throws `ZipError` on XML that is refused. */
export function readStyles(archive: ZipArchive, part: string | undefined, theme: ThemeColours): Styles {
  const bytes = part ? archive.read(part) : null;
  return resolveStyles(readOwnStyles(bytes, theme));
}

/** What each style says itself; nothing where there are no `bytes`. */
function readOwnStyles(bytes: Uint8Array | null, theme: ThemeColours): OwnStyles {
  const own: OwnStyles = { byId: new Map(), defaults: {}, defaultParagraphStyle: null };
  if (!bytes) return own;
  let style: OwnStyle | null = null;
  let isInDefaults = false;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'w:rPrDefault') isInDefaults = true;
      else if (element.name === 'w:style') style = addStyle(own, element);
      else if (isInDefaults) addRunProperty(own.defaults, element, theme);
      else if (style) takeStyleProperty(style, element, theme);
    },
    close(name) {
      if (name === 'w:rPrDefault') isInDefaults = false;
      else if (name === 'w:style') style = null;
    },
  });
  return own;
}

function addStyle(own: OwnStyles, element: XmlElement): OwnStyle {
  const id = element.attribute('styleId') ?? '';
  const style: OwnStyle = {
    basedOn: null,
    look: {},
    headingLevel: null,
    shading: null,
    coloursCells: false,
    listId: null,
  };
  own.byId.set(id, style);
  const isDefault = element.attribute('default') === '1';
  if (isDefault && element.attribute('type') === 'paragraph') own.defaultParagraphStyle = id;
  return style;
}

function takeStyleProperty(style: OwnStyle, element: XmlElement, theme: ThemeColours): void {
  const value = element.attribute('val') ?? null;
  if (element.name === 'w:basedOn') style.basedOn = value;
  else if (element.name === 'w:name') style.headingLevel ??= headingLevelByName(value ?? '');
  else if (element.name === 'w:outlineLvl') style.headingLevel = toHeadingLevel(Number(value));
  else if (element.name === 'w:numId') style.listId = value;
  else if (element.name === 'w:shd') {
    const colour = readShading(element, theme);
    if (colour) style.coloursCells = true;
    style.shading ??= colour;
  } else addRunProperty(style.look, element, theme);
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
      look: { ...base.look, ...mine.look },
      headingLevel: mine.headingLevel ?? base.headingLevel,
      shading: mine.shading ?? base.shading,
      coloursCells: mine.coloursCells || base.coloursCells,
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

/** Outline levels are counted from 0, and 9 stands for body text. */
export function toHeadingLevel(outlineLevel: number): number | null {
  return outlineLevel >= 0 && outlineLevel < 9 ? outlineLevel + 1 : null;
}
