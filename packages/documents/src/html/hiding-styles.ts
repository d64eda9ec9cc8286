import type { HidingTechnique } from '@winnow/engine';
import { isLostOn } from '../looks/contrast.ts';

/** What decides whether a person sees the text of an element; inherited from the element around it. */
export type HtmlLook = {
  readonly hiddenBy: HidingTechnique | null;
  /** RRGGBB. */
  readonly colour: string;
  readonly background: string | 'unknown';
  /** CSS pixels. */
  readonly fontSize: number;
  readonly bold: boolean;
};

export const firstLook: HtmlLook = {
  hiddenBy: null,
  colour: '000000',
  background: 'FFFFFF',
  fontSize: 16,
  bold: false,
};

export type Declarations = ReadonlyMap<string, string>;

/** The declarations of one `style` attribute or rule. */
export function readDeclarations(css: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '');
    declarations.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return declarations;
}

/** CSS pixels: 3 points, as of other formats. */
const smallestFontSize = 4;

/** The look of an element with these declarations inside one of the look given. */
export function changeLook(outer: HtmlLook, declarations: Declarations): HtmlLook {
  if (declarations.size === 0) return outer;
  const look = {
    colour: readColour(declarations.get('color')) ?? outer.colour,
    background: readBackground(declarations) ?? outer.background,
    fontSize: readFontSize(declarations.get('font-size'), outer.fontSize),
    bold: readBold(declarations.get('font-weight')) ?? outer.bold,
  };
  return { ...look, hiddenBy: outer.hiddenBy ?? findHiding(declarations, look) };
}

function findHiding(
  declarations: Declarations,
  { colour, background, fontSize }: Omit<HtmlLook, 'hiddenBy'>,
): HidingTechnique | null {
  if (declarations.get('display') === 'none') return 'hidden-style';
  if (['hidden', 'collapse'].includes(declarations.get('visibility') ?? '')) return 'hidden-style';
  const opacity = Number.parseFloat(declarations.get('opacity') ?? '1');
  if (opacity < 0.05 || declarations.get('color') === 'transparent') return 'opacity';
  if (fontSize < smallestFontSize) return 'size';
  if (isOffPage(declarations)) return 'off-page';
  if (isClipped(declarations)) return 'clipped';
  if (background !== 'unknown' && isLostOn(colour, background)) return 'colour';
  return null;
}

function isOffPage(declarations: Declarations): boolean {
  const isPlaced = ['absolute', 'fixed'].includes(declarations.get('position') ?? '');
  const offsets = [
    declarations.get('text-indent'),
    ...(isPlaced ? ['left', 'top'].map((k) => declarations.get(k)) : []),
  ];
  return offsets.some((offset) => Number.parseFloat(offset ?? '0') <= -500);
}

function isClipped(declarations: Declarations): boolean {
  if (/rect\(\s*0(px)?[\s,]+0(px)?[\s,]+0(px)?[\s,]+0(px)?\s*\)/.test(declarations.get('clip') ?? ''))
    return true;
  const isCut = declarations.get('overflow') === 'hidden';
  return (
    isCut &&
    ['width', 'height', 'max-height'].some((side) => /^[01](px)?$/.test(declarations.get(side) ?? ''))
  );
}

function readBackground(declarations: Declarations): string | 'unknown' | null {
  const value = declarations.get('background-color') ?? declarations.get('background');
  if (declarations.get('background-image') || value?.includes('url(') || value?.includes('gradient'))
    return 'unknown';
  return value ? readColour(value.split(/\s+/)[0]) : null;
}

const namedColours: Readonly<Record<string, string>> = {
  white: 'FFFFFF',
  snow: 'FFFAFA',
  ivory: 'FFFFF0',
  whitesmoke: 'F5F5F5',
  black: '000000',
};

function readColour(value: string | undefined): string | null {
  if (!value) return null;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return (hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex).toUpperCase();
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value)?.slice(1, 4);
  if (channels) return channels.map((channel) => toHexByte(Number(channel))).join('');
  return namedColours[value] ?? null;
}

function toHexByte(value: number): string {
  return Math.min(value, 255).toString(16).padStart(2, '0').toUpperCase();
}

function readFontSize(value: string | undefined, outer: number): number {
  const size = /^([\d.]+)(px|pt|em|rem|%)?$/.exec(value ?? '');
  if (!size) return outer;
  const number = Number(size[1]);
  switch (size[2]) {
    case 'pt':
      return (number * 4) / 3;
    case 'em':
      return number * outer;
    case 'rem':
      return number * 16;
    case '%':
      return (number * outer) / 100;
    default:
      return number;
  }
}

function readBold(value: string | undefined): boolean | null {
  if (!value) return null;
  return value.startsWith('bold') || Number(value) >= 600;
}
