import { Frame } from '../story/frame.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { type ThemeColors, varied } from './colors.ts';
import type { OpenPart } from './open-part.ts';

type Beginning = (part: OpenPart, element: XmlElement, parent: string) => void;

/** English Metric Units in a point. */
const point = 12_700;

const frameOf = (part: OpenPart): Frame | undefined => part.frames.at(-1);

const openFrame: Beginning = (part, element) => {
  const frame = new Frame();
  const behind = element.attribute('behindDoc');
  frame.isBehind = behind === '1' || behind === 'true';
  part.frames.push(frame);
};

const openPlace =
  (isUpright: boolean): Beginning =>
  (part, element) => {
    const from = element.attribute('relativeFrom') ?? '';
    const isOfPage = from === 'page' || from === 'leftMargin' || from === 'topMargin';
    frameOf(part)?.openPlace(isOfPage ? 'page' : from === 'margin' ? 'margin' : 'text', isUpright);
  };

function setOutline(isInOutline: boolean): (part: OpenPart) => void {
  return (part) => {
    const frame = frameOf(part);
    if (frame) frame.isInOutline = isInOutline;
  };
}

const setFill =
  (fill: 'unknown' | null): Beginning =>
  (part, _element, parent) => {
    const frame = frameOf(part);
    if (!frame || parent !== 'wps:spPr') return;
    frame.fill = fill;
    frame.isFillSaid = true;
  };

const setColor: Beginning = (part, element, parent) => {
  const frame = frameOf(part);
  if (!frame || frame.isInOutline || parent !== 'a:solidFill') return;
  frame.fill = colorOf(element, part.context.theme) ?? 'unknown';
  frame.isFillSaid = true;
};

function colorOf(element: XmlElement, theme: ThemeColors): string | undefined {
  const value = element.attribute('val') ?? '';
  if (element.name === 'a:schemeClr') return theme.get(value);
  return /^[0-9a-f]{6}$/i.test(value) ? value.toUpperCase() : undefined;
}

/** Changes the most recently named color. */
const vary: Beginning = (part, element, parent) => {
  const frame = frameOf(part);
  const isOfFill = parent === 'a:srgbClr' || parent === 'a:schemeClr';
  if (!frame || frame.isInOutline || !isOfFill || frame.fill === null || frame.fill === 'unknown') return;
  const share = Number(element.attribute('val')) / 100_000;
  if (element.name === 'a:lumMod') frame.fill = varied(frame.fill, share, 0);
  else if (element.name === 'a:lumOff') frame.fill = varied(frame.fill, 1, share);
  else if (element.name === 'a:alpha') frame.fill = share < minOpacity ? null : frame.fill;
  else frame.fill = 'unknown';
};

/** Minimum opacity, 0 to 1, of a color that counts as a background. */
const minOpacity = 0.2;

/** A shape in VML, Word's older drawing format: position and size are in a style attribute, as in a web page. */
const openOldShape: Beginning = (part, element) => {
  const frame = new Frame();
  const style = new Map(
    (element.attribute('style') ?? '')
      .toLowerCase()
      .split(';')
      .map((entry) => entry.split(':').map((side) => side.trim()))
      .map(([key = '', value = '']) => [key, value]),
  );
  frame.isHidden = style.get('visibility') === 'hidden' || style.get('display') === 'none';
  frame.width = lengthOf(style.get('width'));
  frame.height = lengthOf(style.get('height'));
  frame.isBehind = (style.get('z-index') ?? '').startsWith('-');
  for (const [key, isUpright] of [
    ['margin-left', false],
    ['left', false],
    ['margin-top', true],
    ['top', true],
  ] as const) {
    const offset = lengthOf(style.get(key));
    if (offset !== null) frame.openPlace('text', isUpright, offset);
  }
  const filled = element.attribute('filled');
  const color = /^#([0-9a-f]{6})/i.exec(element.attribute('fillcolor') ?? '')?.[1];
  if (filled === 'f' || filled === 'false') frame.fill = null;
  else if (color) frame.fill = color.toUpperCase();
  else if (element.attribute('fillcolor') === 'white') frame.fill = 'FFFFFF';
  part.frames.push(frame);
};

const pointsByUnit: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** Points; `null` if unknown, or given in units of a group. */
function lengthOf(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const parts = /^(-?[\d.]+)(pt|in|cm|mm|px)?$/.exec(value);
  const size = Number(parts?.[1]);
  if (size === 0) return 0;
  const unit = pointsByUnit[parts?.[2] ?? ''];
  return unit === undefined || Number.isNaN(size) ? null : size * unit;
}

const closeFrame = (part: OpenPart): void => {
  if (part.frames.pop()?.isBackdrop) part.hasBackdrop = true;
};

const oldShapes = ['v:shape', 'v:rect', 'v:roundrect', 'v:oval'];

/** Handlers for elements of a drawing when they open. */
export const drawingBeginnings: Readonly<Record<string, Beginning>> = {
  'wp:anchor': openFrame,
  'wp:inline': openFrame,
  'wp:positionH': openPlace(false),
  'wp:positionV': openPlace(true),
  'wp:posOffset': (part) => frameOf(part)?.openOffset(),
  'wp:extent': (part, element) => {
    const frame = frameOf(part);
    if (!frame) return;
    frame.width = Number(element.attribute('cx')) / point;
    frame.height = Number(element.attribute('cy')) / point;
  },
  'wp:docPr': (part, element) => {
    const frame = frameOf(part);
    const hidden = element.attribute('hidden');
    if (frame) frame.isHidden = hidden === '1' || hidden === 'true';
  },
  'wps:spPr': (part) => {
    const frame = frameOf(part);
    if (!frame) return;
    frame.fill = null;
    frame.isFillSaid = false;
  },
  // A shape without an explicit fill has the fill of its style.
  'wps:style': (part) => {
    const frame = frameOf(part);
    if (frame && !frame.isFillSaid) frame.fill = 'unknown';
  },
  'a:noFill': setFill(null),
  'a:gradFill': setFill('unknown'),
  'a:pattFill': setFill('unknown'),
  'a:blipFill': setFill('unknown'),
  'a:grpFill': setFill('unknown'),
  'a:srgbClr': setColor,
  'a:schemeClr': setColor,
  'a:sysClr': setColor,
  'a:lumMod': vary,
  'a:lumOff': vary,
  'a:alpha': vary,
  'a:shade': vary,
  'a:tint': vary,
  'a:ln': setOutline(true),
  'a:effectLst': setOutline(true),
  'v:fill': (part, element) => {
    const frame = frameOf(part);
    if (frame && (element.attribute('type') ?? 'solid') !== 'solid') frame.fill = 'unknown';
  },
  'w:txbxContent': (part) => part.story.openBox(frameOf(part)?.box),
  ...Object.fromEntries(oldShapes.map((name) => [name, openOldShape])),
};

/** Handlers for elements of a drawing when they close. */
export const drawingEndings: Readonly<Record<string, (part: OpenPart) => void>> = {
  'wp:anchor': closeFrame,
  'wp:inline': closeFrame,
  'wp:posOffset': (part) => frameOf(part)?.closeOffset(),
  'wps:wsp': (part) => {
    if (frameOf(part)?.isBackdrop) part.hasBackdrop = true;
  },
  'a:ln': setOutline(false),
  'a:effectLst': setOutline(false),
  'w:txbxContent': ({ story }) => story.closeBox(),
  ...Object.fromEntries(oldShapes.map((name) => [name, closeFrame])),
};
