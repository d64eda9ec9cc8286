import type { Box } from '@winnow/document-model';
import type { PageContent, TextRun } from '../page-content.ts';
import { type RecognisedWord, recogniseWords } from './tesseract.ts';

export type PagePicture = {
  /** PNG, JPEG or PNM. */
  readonly bytes: Uint8Array;
  /** Pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** As in Exif, 1-8; 1 is upright. */
  readonly orientation: number;
  readonly dotsPerInch: number;
};

/** Words below this confidence (of 100) are mostly specks and lines. */
const minConfidence = 30;
/** Below this mean confidence the page may be sideways, so rotations are tried. */
const uprightConfidence = 60;
/** Exif values for upright, upside down, and a quarter turn left and right. */
const turns = [1, 3, 6, 8] as const;

/** Reads the words in a picture of a page; `null` if the picture cannot be decoded. */
export async function recognisePage(picture: PagePicture): Promise<PageContent | null> {
  let best = await recogniseTurned(picture, picture.orientation);
  if (best === null) return null;
  for (const orientation of turns) {
    if (best.meanConfidence >= uprightConfidence) break;
    if (orientation === picture.orientation) continue;
    const turned = await recogniseTurned(picture, orientation);
    if (turned && turned.meanConfidence > best.meanConfidence + 10) best = turned;
  }
  return toPageContent(picture, best.orientation, best.words);
}

async function recogniseTurned(picture: PagePicture, orientation: number) {
  const found = await recogniseWords(picture.bytes, { orientation, dotsPerInch: picture.dotsPerInch });
  if (found === null) return null;
  const words = found.filter((word) => word.confidence >= minConfidence);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
  return { orientation, words, meanConfidence: letters > 0 ? weighted / letters : 0 };
}

function toPageContent(
  picture: PagePicture,
  orientation: number,
  words: readonly RecognisedWord[],
): PageContent {
  const points = 72 / picture.dotsPerInch;
  const isSideways = orientation >= 5;
  const width = (isSideways ? picture.height : picture.width) * points;
  const height = (isSideways ? picture.width : picture.height) * points;
  const lines = Map.groupBy(words, (word) => word.line);
  const runs = [...lines.values()].flatMap((line) => toRuns(line, points));
  return { width, height, runs, pictures: [[0, 0, width, height]], rules: [] };
}

/**
 * One run per word, all of a line on one baseline; otherwise words with and without descenders would be on different
 * lines.
 */
function toRuns(line: readonly RecognisedWord[], points: number): TextRun[] {
  const top = Math.min(...line.map((word) => word.top)) * points;
  const baseline = findBaseline(line) * points;
  // In common typefaces, the height from the baseline to the top of the tallest letter is about 0.72 of the type size.
  const fontSize = (baseline - top) / 0.72;
  return line.map((word) => ({
    text: word.text,
    box: [
      word.left * points,
      word.top * points,
      (word.left + word.width) * points,
      (word.top + word.height) * points,
    ] satisfies Box,
    baseline,
    fontSize,
    bold: false,
    angle: 0,
    hiddenBy: null,
  }));
}

/** The highest bottom edge of the line's full-height words, which are the words without descenders. */
function findBaseline(line: readonly RecognisedWord[]): number {
  const tallest = Math.max(...line.map((word) => word.height));
  const full = line.filter((word) => word.height > tallest * 0.6);
  return Math.min(...full.map((word) => word.top + word.height));
}
