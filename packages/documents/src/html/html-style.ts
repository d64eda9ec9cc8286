import type { HidingTechnique } from '@winnow/document-model';
import { isLostOn } from '../text-styles/contrast.ts';
import { blended, readBackground, readColor } from './css/colors.ts';
import type { Declarations } from './css/declarations.ts';
import { type LengthContext, pixelsOf } from './css/lengths.ts';
import { splitWords } from './css/split-css.ts';
import { findRemoval } from './find-removal.ts';

/** Style properties that affect whether the text of an element is visible; inherited from the parent element. */
export type HtmlStyle = {
  /** Why the element and all its content are hidden. */
  readonly removedBy: HidingTechnique | null;
  readonly isInvisible: boolean;
  /** From 0 to 1, combined with all parent elements. */
  readonly opacity: number;
  /** RRGGBB. */
  readonly color: string | 'unknown';
  readonly alpha: number;
  /** Whether the background is clipped to the letters. */
  readonly isCutOut: boolean;
  readonly background: string | 'unknown';
  /** Blend mode of the letters. */
  readonly blend: string;
  /** CSS pixels. */
  readonly fontSize: number;
  readonly rootFontSize: number;
  readonly letterSpacing: number;
  readonly bold: boolean;
  readonly variables: Declarations;
};

export const initialStyle: HtmlStyle = {
  removedBy: null,
  isInvisible: false,
  opacity: 1,
  color: '000000',
  alpha: 1,
  isCutOut: false,
  background: 'FFFFFF',
  blend: 'normal',
  fontSize: 16,
  rootFontSize: 16,
  letterSpacing: 0,
  bold: false,
  variables: new Map(),
};

/** CSS pixels: 3 points, as for other formats. */
const smallestFontSize = 4;

/** Letters with less opacity are invisible. */
const minOpacity = 0.08;

/** Ems. Letters with tighter spacing overlap. */
const tightestSpacing = -0.45;

/** The style of an element with these declarations inside an element with style `outer`. */
export function changeStyle(outer: HtmlStyle, declared: Declarations, isRoot: boolean): HtmlStyle {
  if (declared.size === 0) return outer;
  const variables = withVariables(outer.variables, declared);
  const declarations = resolved(declared, variables);
  const fontSize = readFontSize(declarations, outer);
  const rootFontSize = isRoot ? fontSize : outer.rootFontSize;
  const context = { fontSize, rootFontSize };
  const visibility = declarations.get('visibility');
  return {
    ...outer,
    ...inkOf(outer, declarations),
    ...backgroundOf(outer, declarations),
    removedBy: outer.removedBy ?? findRemoval(declarations, context),
    isInvisible: visibility ? visibility === 'hidden' || visibility === 'collapse' : outer.isInvisible,
    opacity: outer.opacity * readOpacity(declarations),
    isCutOut:
      (declarations.get('background-clip') ?? declarations.get('-webkit-background-clip')) === 'text' ||
      outer.isCutOut,
    blend: declarations.get('mix-blend-mode') ?? outer.blend,
    fontSize,
    rootFontSize,
    letterSpacing: pixelsOf(declarations.get('letter-spacing'), context, fontSize) ?? outer.letterSpacing,
    bold: readBold(declarations.get('font-weight')) ?? outer.bold,
    variables,
  };
}

/** Why text of this style is invisible; `null` if it is visible. */
export function findHiding(textStyle: HtmlStyle): HidingTechnique | null {
  if (textStyle.removedBy) return textStyle.removedBy;
  if (textStyle.isInvisible) return 'hidden-style';
  if (textStyle.opacity < minOpacity) return 'opacity';
  const isCutOut = textStyle.isCutOut && textStyle.background === 'unknown';
  if (textStyle.alpha * textStyle.opacity < minOpacity && !isCutOut) return 'opacity';
  if (textStyle.fontSize < smallestFontSize) return 'size';
  if (textStyle.letterSpacing < tightestSpacing * textStyle.fontSize) return 'size';
  return isLost(textStyle) ? 'colour' : null;
}

/** Blend modes in which text of any color is invisible on white. */
const lostOnWhite = new Set([
  'screen',
  'lighten',
  'color-dodge',
  'hue',
  'saturation',
  'color',
  'plus-lighter',
]);
const white = 'FFFFFF';

function isLost({ color, background, alpha, opacity, blend, isCutOut }: HtmlStyle): boolean {
  if (background === 'unknown' || color === 'unknown' || isCutOut) return false;
  if (lostOnWhite.has(blend) && isLostOn(background, white)) return true;
  return isLostOn(blended(color, background, alpha * opacity), background);
}

function inkOf(outer: HtmlStyle, declarations: Declarations): Pick<HtmlStyle, 'color' | 'alpha'> {
  const filled = declarations.get('-webkit-text-fill-color');
  const { color, alpha } = readColor(filled) ?? readColor(declarations.get('color')) ?? outer;
  return { color, alpha };
}

function backgroundOf(outer: HtmlStyle, declarations: Declarations): Pick<HtmlStyle, 'background'> {
  const found = readBackground(declarations);
  if (found === null || found.alpha === 0) return { background: outer.background };
  if (found.color === 'unknown' || (found.alpha < 1 && outer.background === 'unknown'))
    return { background: 'unknown' };
  const isOpaque = found.alpha >= 1 || outer.background === 'unknown';
  return { background: isOpaque ? found.color : blended(found.color, outer.background, found.alpha) };
}

function withVariables(outer: Declarations, declared: Declarations): Declarations {
  const own = [...declared].filter(([name]) => name.startsWith('--'));
  return own.length === 0 ? outer : new Map([...outer, ...own]);
}

const deepestVariable = 6;

/** The declarations with variables replaced by their values. */
function resolved(declarations: Declarations, variables: Declarations): Declarations {
  if (![...declarations.values()].some((value) => value.includes('var('))) return declarations;
  return new Map([...declarations].map(([name, value]) => [name, withValues(value, variables, 0)]));
}

function withValues(value: string, variables: Declarations, depth: number): string {
  if (depth > deepestVariable || value.length > 2_000) return '';
  const replaced = value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
    (_, name: string, fallback: string | undefined) => variables.get(name) ?? fallback?.trim() ?? '',
  );
  return replaced === value ? value : withValues(replaced, variables, depth + 1);
}

function readOpacity(declarations: Declarations): number {
  // Text that is faded in by an animation becomes visible.
  if (declarations.has('animation') || declarations.has('animation-name')) return 1;
  const shares = [
    declarations.get('opacity'),
    /opacity\(([^)]{0,200})\)/.exec(declarations.get('filter') ?? '')?.[1],
  ];
  return shares.reduce((product, share) => {
    const number = Number.parseFloat(share ?? '1') / (share?.trim().endsWith('%') ? 100 : 1);
    return product * (Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1);
  }, 1);
}

function readFontSize(declarations: Declarations, outer: HtmlStyle): number {
  const context: LengthContext = { fontSize: outer.fontSize, rootFontSize: outer.rootFontSize };
  const short = splitWords(declarations.get('font') ?? '')
    .map((word) => pixelsOf(word.split('/')[0], context, outer.fontSize))
    .find((size, index, sizes) => size !== null && (size < 100 || index === sizes.length - 1));
  return pixelsOf(declarations.get('font-size'), context, outer.fontSize) ?? short ?? outer.fontSize;
}

function readBold(value: string | undefined): boolean | null {
  if (!value) return null;
  return value.startsWith('bold') || Number(value) >= 600;
}
