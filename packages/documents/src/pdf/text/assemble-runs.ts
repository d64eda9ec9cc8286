import type { Box, HidingTechnique } from '@winnow/document-model';
import type { TextRun } from '../../page-content.ts';
import type { AssessedStrip } from '../visibility/assess-strip.ts';
import { linksOfRun, type PlacedLink } from './run-links.ts';
import type { Strip } from './strip.ts';

/** In ems: minimum gap between two words, and between two runs. */
const wordGap = 0.14;
const runGap = 1.2;
/** How far a glyph may step back over the previous one (kerning, separately drawn accents) in the same run. */
const stepBack = 0.4;

/** A run that is being built: glyphs on one line in one direction. */
type Line = {
  readonly first: Strip;
  readonly hiddenBy: HidingTechnique | null;
  suspectedHiding: HidingTechnique | null;
  readonly texts: string[];
  readonly starts: number[];
  readonly ends: number[];
  end: number;
};

/** Joins adjacent strips into runs, and inserts spaces at gaps. `links` use the same page coordinates as the strips. */
export function assembleRuns(strips: readonly AssessedStrip[], links: readonly PlacedLink[] = []): TextRun[] {
  const runs: TextRun[] = [];
  let line: Line | null = null;
  for (const assessed of strips) {
    const { strip } = assessed;
    let from = 0;
    const whole: Line | null = line !== null && fits(line, assessed) ? null : wholeLine(assessed);
    if (whole !== null) {
      if (line !== null) finish(line, runs, links);
      line = whole;
      continue;
    }
    for (let index = 0; index < strip.texts.length; index++) {
      const text = strip.texts[index] as string;
      if (text === '') continue;
      const along: number = line === null ? 0 : alongOf(line, strip);
      const start: number = along + (strip.starts[index] as number);
      const continues: boolean =
        line !== null &&
        (index > from ? true : fits(line, assessed)) &&
        isNear(line.end, start, strip.fontSize);
      if (line === null || !continues) {
        if (line !== null) finish(line, runs, links);
        if (isBlank(text)) {
          line = null;
          from = index + 1;
          continue;
        }
        line = {
          first: strip,
          hiddenBy: assessed.hiddenBy,
          suspectedHiding: assessed.suspectedHiding,
          texts: [],
          starts: [],
          ends: [],
          end: 0,
        };
        append(line, text, strip.starts[index] as number, strip.ends[index] as number);
      } else {
        append(line, text, start, along + (strip.ends[index] as number));
        line.suspectedHiding ??= assessed.suspectedHiding;
      }
    }
  }
  if (line !== null) finish(line, runs, links);
  return withoutRepeats(runs);
}

/** A strip that starts a line and is entirely in one state, as most are; otherwise `null`. */
function wholeLine({ strip, hiddenBy, suspectedHiding }: AssessedStrip): Line | null {
  const { texts, starts, ends, fontSize } = strip;
  if (isBlank(texts[0] ?? '')) return null;
  let end = ends[0] as number;
  for (let index = 1; index < texts.length; index++) {
    const text = texts[index] as string;
    if (text === '' || !isNear(end, starts[index] as number, fontSize)) return null;
    if (!isBlank(text)) end = ends[index] as number;
  }
  return {
    first: strip,
    hiddenBy,
    suspectedHiding,
    texts: [...texts],
    starts: [...starts],
    ends: [...ends],
    end,
  };
}

function append(line: Line, text: string, start: number, end: number): void {
  line.texts.push(text);
  line.starts.push(start);
  line.ends.push(end);
  // Spaces do not carry a run over to the next column.
  if (!isBlank(text)) line.end = end;
}

/** Position of a strip's origin along the line, in points from the line's origin. */
function alongOf(line: Line, strip: Strip): number {
  const { first } = line;
  if (first === strip) return 0;
  return (
    (strip.originX - first.originX) * first.directionX + (strip.originY - first.originY) * first.directionY
  );
}

function fits(line: Line, { strip, hiddenBy }: AssessedStrip): boolean {
  const { first } = line;
  if (first === strip) return true;
  if (hiddenBy !== line.hiddenBy || first.bold !== strip.bold || first.italic !== strip.italic) return false;
  if (Math.abs(first.fontSize - strip.fontSize) > 0.06 * first.fontSize) return false;
  if (first.directionX * strip.directionX + first.directionY * strip.directionY < 0.999) return false;
  const across =
    (strip.originX - first.originX) * first.directionY - (strip.originY - first.originY) * first.directionX;
  return Math.abs(across) <= 0.12 * first.fontSize;
}

function isNear(end: number, start: number, fontSize: number): boolean {
  const gap = start - end;
  return gap <= runGap * fontSize && gap >= -stepBack * fontSize;
}

function finish(line: Line, runs: TextRun[], links: readonly PlacedLink[]): void {
  const text = lineText(line);
  if (text === '') return;
  const { first } = line;
  const run: TextRun = {
    text,
    box: boxOf(line),
    baseline: first.originY,
    fontSize: first.fontSize,
    bold: first.bold,
    angle: quarterTurn(first),
    hiddenBy: line.hiddenBy,
    suspectedHiding: line.suspectedHiding,
  };
  const ownLinks = links.length > 0 && run.hiddenBy === null ? linksOfRun(run, line, links) : [];
  runs.push(ownLinks.length > 0 ? { ...run, links: ownLinks } : run);
}

/** The glyphs, with a space at each gap wider than the letter spacing. */
function lineText(line: Line): string {
  const { fontSize } = line.first;
  const spread = spreadOf(line);
  // In a letter-spaced heading, spaces between letters are part of the style.
  const keepsSpaces = spread === 0;
  const threshold = spread === 0 ? wordGap * fontSize : Math.max(spread * 1.55, spread + wordGap * fontSize);
  let text = '';
  // Infinity at the start and after a space, so that no gap is found there.
  let end = Number.POSITIVE_INFINITY;
  for (let index = 0; index < line.texts.length; index++) {
    const glyph = line.texts[index] as string;
    if (isBlank(glyph)) {
      if (!keepsSpaces) continue;
      if (!text.endsWith(' ')) text += ' ';
      end = Number.POSITIVE_INFINITY;
    } else {
      const isApart = (line.starts[index] as number) - end > threshold;
      text += isApart && !text.endsWith(' ') ? ` ${glyph}` : glyph;
      end = line.ends[index] as number;
    }
  }
  return text.trim();
}

/** Median gap between letters in points where they are spread apart ("E X P E R I E N C E"), else 0. */
function spreadOf(line: Line): number {
  const minSpread = wordGap * line.first.fontSize;
  let letters = 0;
  let wide = 0;
  let end = Number.POSITIVE_INFINITY;
  for (let index = 0; index < line.texts.length; index++) {
    const glyph = line.texts[index] as string;
    if (isBlank(glyph)) continue;
    if (glyph.length > 1 || !isLetterNumberOrMark(glyph)) return 0;
    letters += 1;
    if ((line.starts[index] as number) - end > minSpread) wide += 1;
    end = line.ends[index] as number;
  }
  const gaps = letters - 1;
  // The median is that wide only if half of the gaps are: most lines need no sorting.
  return letters < 4 || wide < gaps - (gaps >> 1) ? 0 : medianGap(line);
}

function medianGap(line: Line): number {
  const gaps: number[] = [];
  let end: number | null = null;
  for (let index = 0; index < line.texts.length; index++) {
    if (isBlank(line.texts[index] as string)) continue;
    if (end !== null) gaps.push((line.starts[index] as number) - end);
    end = line.ends[index] as number;
  }
  gaps.sort((first, second) => first - second);
  return gaps[gaps.length >> 1] ?? 0;
}

/** Same as an empty `trim()`, but with a fast path for visible ASCII, which nearly all glyphs are. */
function isBlank(glyph: string): boolean {
  const code = glyph.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && glyph.trim() === '';
}

function isLetterNumberOrMark(glyph: string): boolean {
  const code = glyph.charCodeAt(0);
  const isAsciiLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
  return isAsciiLetter || /[\p{L}\p{N}\p{P}]/u.test(glyph);
}

/** From above the ascenders to below the descenders. */
function boxOf(line: Line): Box {
  const { first } = line;
  const start = Math.min(...[line.starts[0] ?? 0]);
  const end = line.end;
  const up = 0.8 * first.fontSize;
  const down = 0.2 * first.fontSize;
  const { directionX: dx, directionY: dy } = first;
  const xs = [start * dx + up * dy, end * dx + up * dy, start * dx - down * dy, end * dx - down * dy];
  const ys = [start * dy - up * dx, end * dy - up * dx, start * dy + down * dx, end * dy + down * dx];
  return [
    first.originX + Math.min(...xs),
    first.originY + Math.min(...ys),
    first.originX + Math.max(...xs),
    first.originY + Math.max(...ys),
  ];
}

function quarterTurn(strip: Strip): TextRun['angle'] {
  const { directionX: dx, directionY: dy } = strip;
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 180;
  return dy > 0 ? 90 : 270;
}

/** Text drawn twice in one place (for bold, shadow or outline) is one text; it is visible if one copy is. */
function withoutRepeats(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  const placesByText = new Map<string, number[]>();
  for (const run of runs) {
    const places = placesByText.get(run.text) ?? [];
    const twin = places.slice(-50).find((place) => isSamePlace(kept[place] as TextRun, run));
    if (twin === undefined) {
      places.push(kept.length);
      placesByText.set(run.text, places);
      kept.push(run);
    } else if (isSeenBetter(run, kept[twin] as TextRun)) {
      kept[twin] = run;
    }
  }
  return kept;
}

function isSeenBetter(run: TextRun, other: TextRun): boolean {
  if (run.hiddenBy !== null) return false;
  return other.hiddenBy !== null || (other.suspectedHiding !== null && run.suspectedHiding === null);
}

function isSamePlace(first: TextRun, second: TextRun): boolean {
  const tolerance = Math.max(1, 0.25 * first.fontSize);
  return (
    Math.abs(first.box[0] - second.box[0]) <= tolerance && Math.abs(first.box[1] - second.box[1]) <= tolerance
  );
}
