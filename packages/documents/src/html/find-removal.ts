import type { HidingTechnique } from '@winnow/document-model';
import type { Declarations } from './css/declarations.ts';
import { type LengthContext, pixelsOf } from './css/lengths.ts';
import { splitWords } from './css/split-css.ts';

/** CSS pixels. Smaller offsets are off the page. */
const farthestLeft = -600;
const farthestRight = 3_000;

/** Page width in CSS pixels, the base of percentages. */
const pageWidth = 1_280;

/** Scale factors below which an element is unreadable. */
const smallestScale = 0.1;

/** CSS pixels. A box clipped to less shows no letters. */
const thinnest = 2;

/** Why an element and all its content are invisible regardless of color; `null` if they may be visible. */
export function findRemoval(declarations: Declarations, context: LengthContext): HidingTechnique | null {
  const length = (value: string | undefined): number | null => pixelsOf(value, context, pageWidth);
  if (declarations.get('display') === 'none') return 'hidden-style';
  if (declarations.get('content-visibility') === 'hidden') return 'hidden-style';
  if (isMasked(declarations)) return 'opacity';
  if (isShrunk(declarations)) return 'size';
  if (isBesidePage(declarations, length)) return 'off-page';
  return isCut(declarations, length) ? 'clipped' : null;
}

type Length = (value: string | undefined) => number | null;

function isMasked(declarations: Declarations): boolean {
  const mask =
    declarations.get('mask-image') ?? declarations.get('mask') ?? declarations.get('-webkit-mask') ?? '';
  const stops = mask.match(/#[0-9a-f]{3,8}|\b(?:black|white|transparent|rgba?|red|blue)\b/g) ?? [];
  return mask.includes('gradient(') && stops.length > 0 && stops.every((stop) => stop === 'transparent');
}

function isShrunk(declarations: Declarations): boolean {
  const zoom = declarations.get('zoom') ?? '1';
  if (Number.parseFloat(zoom) / (zoom.endsWith('%') ? 100 : 1) < smallestScale) return true;
  const scale = splitWords(declarations.get('scale') ?? '').map(shareOf);
  if (scale.some((share) => Math.abs(share) < smallestScale)) return true;
  return callsOf(declarations.get('transform')).some(({ name, values }) => {
    if (name === 'matrix') {
      const [a = 1, b = 0, c = 0, d = 1] = values.map(Number);
      return Math.abs(a * d - b * c) < smallestScale ** 2;
    }
    if (name === 'rotatex' || name === 'rotatey')
      return Math.abs(Math.cos(radiansOf(values[0] ?? ''))) < 0.05;
    return (
      /^scale(?:x|y|3d)?$/.test(name) &&
      values.slice(0, 2).some((value) => Math.abs(shareOf(value)) < smallestScale)
    );
  });
}

function isBesidePage(declarations: Declarations, length: Length): boolean {
  const isPlaced = ['absolute', 'fixed', 'relative', 'sticky'].includes(declarations.get('position') ?? '');
  const inset = sidesOf(declarations.get('inset'));
  const margin = sidesOf(declarations.get('margin'));
  const offsets = [
    declarations.get('text-indent'),
    declarations.get('margin-left') ?? margin?.left,
    ...(isPlaced ? ['left', 'top', 'right', 'bottom'].map((side) => declarations.get(side)) : []),
    ...(isPlaced && inset ? Object.values(inset) : []),
    ...moves(declarations),
  ];
  return (
    offsets.some((offset) => {
      const pixels = length(offset);
      return pixels !== null && (pixels < farthestLeft || pixels > farthestRight);
    }) || (length(declarations.get('text-indent')) ?? 0) >= pageWidth
  );
}

/** Lengths by which an element is moved; percentages are ignored, since they refer to its own size. */
function moves(declarations: Declarations): string[] {
  const called = callsOf(declarations.get('transform')).flatMap(({ name, values }) =>
    name.startsWith('translate') ? values : [],
  );
  return [...called, ...splitWords(declarations.get('translate') ?? '')].filter(
    (value) => !value.endsWith('%'),
  );
}

function isCut(declarations: Declarations, length: Length): boolean {
  const rectangle = /rect\(([^)]{0,200})\)/.exec(declarations.get('clip') ?? '')?.[1];
  if (rectangle !== undefined && isEmptyRectangle(rectangle, length)) return true;
  if (isClippedAway(declarations.get('clip-path') ?? declarations.get('-webkit-clip-path') ?? ''))
    return true;
  const overflow = ['overflow', 'overflow-x', 'overflow-y']
    .map((name) => declarations.get(name) ?? '')
    .join(' ');
  if (!/hidden|clip/.test(overflow)) return false;
  return ['width', 'height', 'max-width', 'max-height', 'inline-size', 'block-size'].some((side) => {
    const pixels = length(declarations.get(side));
    return pixels !== null && pixels < thinnest;
  });
}

function isEmptyRectangle(rectangle: string, length: Length): boolean {
  const [top = 0, right = 0, bottom = 0, left = 0] = rectangle
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((side) => (side === 'auto' ? Number.NaN : (length(side) ?? Number.NaN)));
  return right - left < thinnest || bottom - top < thinnest;
}

function isClippedAway(path: string): boolean {
  const [, name, content = ''] = /^([a-z]+)\(([^)]*)\)/.exec(path) ?? [];
  switch (name) {
    case 'inset': {
      const sides = sidesOf(content.split('round')[0]);
      const share = (side: string | undefined) => (side?.endsWith('%') ? Number.parseFloat(side) : 0);
      return (
        sides !== null &&
        Math.max(share(sides.top) + share(sides.bottom), share(sides.left) + share(sides.right)) >= 97
      );
    }
    case 'circle':
    case 'ellipse':
      return /^\s*0(?:px|%|em)?\s*(?:$|0|at)/.test(content);
    case 'polygon':
      return areaOf(content) < 1;
    default:
      return false;
  }
}

/** Area of a polygon whose corners all use one unit. */
function areaOf(content: string): number {
  const corners = content.split(',').map((corner) => corner.trim().split(/\s+/).map(Number.parseFloat));
  const doubled = corners.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The four sides of a shorthand with one to four values. */
function sidesOf(value: string | undefined) {
  const [top, right = top, bottom = top, left = right] = splitWords(value ?? '');
  return top === undefined ? null : { top, right, bottom, left };
}

function callsOf(value: string | undefined): { name: string; values: string[] }[] {
  return [...(value ?? '').matchAll(/(?<![a-z0-9])([a-z0-9]+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(
    ([, name = '', content = '']) => ({
      name,
      values: content.split(',').map((part) => part.trim()),
    }),
  );
}

const shareOf = (value: string): number => Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);

function radiansOf(angle: string): number {
  const number = Number.parseFloat(angle);
  if (angle.endsWith('turn')) return number * 2 * Math.PI;
  return angle.endsWith('rad') ? number : (number * Math.PI) / 180;
}
