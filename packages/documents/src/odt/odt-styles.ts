import type { Look, MutableLook } from '../looks/look.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';

type OdtStyle = {
  parent: string | null;
  look: MutableLook;
  /** Colour behind the paragraphs, cells or frames of this style: RRGGBB, or `null` for none. */
  background: string | null;
  isHiddenSection: boolean;
};

/** Styles by family and name; `automatic` ones of the body come on top of the common ones. */
export type OdtStyles = {
  readonly byName: Map<string, OdtStyle>;
  readonly defaults: MutableLook;
  /** List styles whose first level has bullets. */
  readonly bulletLists: Set<string>;
};

export const createOdtStyles = (): OdtStyles => ({ byName: new Map(), defaults: {}, bulletLists: new Set() });

/** Styles are based on one another in a row; a longer row is a loop. */
const longestChain = 20;

/** Takes in the styles of `styles.xml` or `content.xml`. */
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
          look: {},
          background: null,
          isHiddenSection: false,
        };
        styles.byName.set(keyOf(element.attribute('family') ?? '', name), style);
      } else if (element.name === 'style:default-style') {
        isDefault = element.attribute('family') === 'paragraph';
      } else if (element.name === 'text:list-style') listName = name;
      else if (element.name === 'text:list-level-style-bullet' && listName !== null) {
        if (element.attribute('level') === '1') styles.bulletLists.add(listName);
      } else if (element.name === 'style:text-properties') {
        if (style) addTextProperties(style.look, element);
        else if (isDefault) addTextProperties(styles.defaults, element);
      } else if (style && backgrounds.has(element.name)) style.background = readBackground(element);
      else if (style && element.name === 'style:section-properties') {
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
const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

function readBackground(element: XmlElement): string | null {
  const value = element.attribute('background-color') ?? element.attribute('fill-color');
  return isColour(value) ? value.slice(1).toUpperCase() : null;
}

function addTextProperties(look: MutableLook, element: XmlElement): void {
  const weight = element.attribute('font-weight');
  if (weight !== undefined) look.bold = weight === 'bold' || Number(weight) >= 600;
  const size = element.attribute('font-size');
  if (size?.endsWith('pt')) look.fontSize = Number.parseFloat(size);
  const colour = element.attribute('color');
  if (isColour(colour)) look.colour = colour.slice(1).toUpperCase();
  const opacity = element.attribute('opacity');
  if (opacity !== undefined) look.isTransparent = opacity === '0%';
  if (element.attribute('use-window-font-color') === 'true') {
    look.colour = null;
    // LibreOffice writes the automatic colour with an opacity of 0 %, and paints it all the same.
    look.isTransparent = false;
  }
  const background = element.attribute('background-color');
  if (background !== undefined)
    look.background = isColour(background) ? background.slice(1).toUpperCase() : null;
  const display = element.attribute('display');
  if (display !== undefined) look.isHidden = display === 'none';
}

/** How text of a style looks, by what it says itself and all it is based on. */
export function lookOf(styles: OdtStyles, family: 'paragraph' | 'text', name: string | null): Look {
  let look: Look = {};
  for (const { look: own } of chainOf(styles, family, name)) look = { ...own, ...look };
  return family === 'paragraph' ? { ...styles.defaults, ...look } : look;
}

/** The nearest colour that a style or one it is based on puts behind its content. */
export function backgroundOf(styles: OdtStyles, family: string, name: string | null): string | null {
  return chainOf(styles, family, name).find((style) => style.background !== null)?.background ?? null;
}

/** Whether sections of a style are not shown. */
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
