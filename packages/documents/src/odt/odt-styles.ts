import type { Background } from '../text-styles/find-hiding.ts';
import type { MutablePlacing } from '../text-styles/find-misplacing.ts';
import type { MutableStyle, TextStyle } from '../text-styles/text-style.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { pointsOf, shareOf } from './lengths.ts';

type OdtStyle = {
  parent: string | null;
  textStyle: MutableStyle;
  /** Background color of paragraphs, cells or frames with this style: RRGGBB, or `null` for none. */
  background: Background | null;
  isHiddenSection: boolean;
  readonly placing: MutablePlacing;
  /** Exact height of rows with this style, which clips their text; points. */
  rowHeight: number | null;
};

/** Styles by family and name; `automatic` styles of the body override common ones. */
export type OdtStyles = {
  readonly byName: Map<string, OdtStyle>;
  readonly defaults: MutableStyle;
  /** List styles with bullets on their first level. */
  readonly bulletLists: Set<string>;
  /** Background of the pages; `unknown` if pages differ or have a picture. */
  pageBackground: Background | null;
};

export const createOdtStyles = (): OdtStyles => ({
  byName: new Map(),
  defaults: {},
  bulletLists: new Set(),
  pageBackground: null,
});

/** Maximum length of a chain of styles based on one another; a longer chain is a loop. */
const longestChain = 20;

/** Adds the styles of `styles.xml` or `content.xml`. */
export function addOdtStyles(styles: OdtStyles, bytes: Uint8Array): void {
  let style: OdtStyle | null = null;
  let isDefault = false;
  let listName: string | null = null;
  walkXml(bytes, {
    open(element) {
      const name = element.attribute('name') ?? '';
      if (element.name === 'style:style') {
        style = {
          parent: element.attribute('parent-style-name') ?? null,
          textStyle: {},
          background: null,
          isHiddenSection: false,
          placing: {},
          rowHeight: null,
        };
        styles.byName.set(keyOf(element.attribute('family') ?? '', name), style);
      } else if (element.name === 'style:default-style') {
        isDefault = element.attribute('family') === 'paragraph';
      } else if (element.name === 'text:list-style') listName = name;
      else if (element.name === 'text:list-level-style-bullet' && listName !== null) {
        if (element.attribute('level') === '1') styles.bulletLists.add(listName);
      } else if (element.name === 'style:text-properties') {
        if (style) addTextProperties(style.textStyle, element);
        else if (isDefault) addTextProperties(styles.defaults, element);
      } else if (element.name === 'style:page-layout-properties') takePageBackground(styles, element);
      else if (style && backgrounds.has(element.name)) {
        style.background = readBackground(element);
        if (element.name === 'style:paragraph-properties') addPlacing(style.placing, element);
      } else if (style && element.name === 'style:table-row-properties') {
        style.rowHeight = pointsOf(element.attribute('row-height'));
      } else if (style && element.name === 'style:section-properties') {
        style.isHiddenSection = element.attribute('display') === 'none';
      }
    },
    close(name) {
      if (name === 'style:style') style = null;
      else if (name === 'style:default-style') isDefault = false;
      else if (name === 'text:list-style') listName = null;
    },
  });
}

const backgrounds = new Set([
  'style:paragraph-properties',
  'style:table-cell-properties',
  'style:graphic-properties',
]);
const keyOf = (family: string, name: string): string => `${family}/${name}`;
const isColor = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

function readBackground(element: XmlElement): Background | null {
  const fill = element.attribute('fill');
  if (fill !== undefined && fill !== 'none' && fill !== 'solid') return 'unknown';
  if (fill === 'none') return null;
  const value = element.attribute('background-color') ?? element.attribute('fill-color');
  return isColor(value) ? value.slice(1).toUpperCase() : null;
}

function takePageBackground(styles: OdtStyles, element: XmlElement): void {
  const found = readBackground(element);
  if (found === null) return;
  const isOther = styles.pageBackground !== null && styles.pageBackground !== found;
  styles.pageBackground = isOther ? 'unknown' : found;
}

function addPlacing(placing: MutablePlacing, element: XmlElement): void {
  const line = pointsOf(element.attribute('line-height'));
  if (line !== null) placing.exactLine = line;
  const left = pointsOf(element.attribute('margin-left'));
  if (left !== null) placing.left = left;
  const firstLine = pointsOf(element.attribute('text-indent'));
  if (firstLine !== null) placing.firstLine = firstLine;
}

/** Points: the base for relative sizes whose parent size is unknown. */
const commonFontSize = 12;

/** Sizes relative to the surrounding letters below which text is unreadable, rather than small. */
const minShare = 0.3;

/** Opacity below which letters are invisible. */
const minOpacity = 0.08;

/** Adds how far letters are moved or spaced from their usual position. */
function addSetting(textStyle: MutableStyle, element: XmlElement): void {
  const width = shareOf(element.attribute('text-scale'));
  if (width !== null) textStyle.letterWidth = width;
  const spacing = element.attribute('letter-spacing');
  if (spacing !== undefined) textStyle.letterSpacing = pointsOf(spacing) ?? 0;
  const [rise = '', size] = element.attribute('text-position')?.split(/\s+/) ?? [];
  const share = shareOf(rise);
  if (share !== null) textStyle.rise = share * commonFontSize;
  takeShare(textStyle, shareOf(size));
}

function takeShare(textStyle: MutableStyle, share: number | null): void {
  if (share !== null && share < minShare) textStyle.fontSize = share * commonFontSize;
}

function addTextProperties(textStyle: MutableStyle, element: XmlElement): void {
  const weight = element.attribute('font-weight');
  if (weight !== undefined) textStyle.bold = weight === 'bold' || Number(weight) >= 600;
  const size = pointsOf(element.attribute('font-size'));
  if (size !== null) textStyle.fontSize = size;
  takeShare(textStyle, shareOf(element.attribute('font-size')));
  addSetting(textStyle, element);
  const color = element.attribute('color');
  if (isColor(color)) textStyle.color = color.slice(1).toUpperCase();
  const opacity = shareOf(element.attribute('opacity'));
  if (opacity !== null) textStyle.isTransparent = opacity < minOpacity;
  if (element.attribute('use-window-font-color') === 'true') {
    textStyle.color = null;
    // LibreOffice writes the automatic color with an opacity of 0% but draws it opaque.
    textStyle.isTransparent = false;
  }
  const background = element.attribute('background-color');
  if (background !== undefined)
    textStyle.background = isColor(background) ? background.slice(1).toUpperCase() : null;
  const display = element.attribute('display');
  if (display !== undefined)
    textStyle.isHidden =
      display === 'none' || (display === 'condition' && element.attribute('condition') === 'true');
}

/** The appearance of text of a style, including all styles it is based on. */
export function textStyleOf(styles: OdtStyles, family: 'paragraph' | 'text', name: string | null): TextStyle {
  let textStyle: TextStyle = {};
  for (const { textStyle: own } of chainOf(styles, family, name)) textStyle = { ...own, ...textStyle };
  return family === 'paragraph' ? { ...styles.defaults, ...textStyle } : textStyle;
}

/** The position of a paragraph with a style, from the style and all it is based on. */
export function placingOf(styles: OdtStyles, name: string | null): MutablePlacing {
  const placing: MutablePlacing = {};
  for (const style of chainOf(styles, 'paragraph', name).reverse()) Object.assign(placing, style.placing);
  return placing;
}

/** Exact height of rows with a style, in points; `null` if rows fit their text. */
export function rowHeightOf(styles: OdtStyles, name: string | null): number | null {
  return chainOf(styles, 'table-row', name).find((style) => style.rowHeight !== null)?.rowHeight ?? null;
}

/** The nearest background color among a style and the styles it is based on. */
export function backgroundOf(styles: OdtStyles, family: string, name: string | null): Background | null {
  return chainOf(styles, family, name).find((style) => style.background !== null)?.background ?? null;
}

/** Whether a style hides its sections. */
export function hidesSection(styles: OdtStyles, name: string | null): boolean {
  return chainOf(styles, 'section', name).some((style) => style.isHiddenSection);
}

function chainOf(styles: OdtStyles, family: string, name: string | null): OdtStyle[] {
  const chain: OdtStyle[] = [];
  for (let next = name; next !== null && chain.length < longestChain; ) {
    const style = styles.byName.get(keyOf(family, next));
    if (!style) break;
    chain.push(style);
    next = style.parent;
  }
  return chain;
}
