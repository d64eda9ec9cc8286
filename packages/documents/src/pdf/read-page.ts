import type { PageContent } from '../page-content.ts';
import { listAnnotations, listAppearances, listBareCovers, listLinks } from './content/annotations.ts';
import { type DocumentContext, Interpreter } from './content/interpreter.ts';
import { combine, type Matrix, mappedBox, type Rectangle } from './content/matrix.ts';
import { PageCanvas } from './content/page-canvas.ts';
import type { PageSource } from './structure/pages.ts';
import type { PdfFile } from './structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from './syntax/values.ts';
import { assembleRuns } from './text/assemble-runs.ts';
import type { PlacedLink } from './text/run-links.ts';
import { type AssessedStrip, assessStrip } from './visibility/assess-strip.ts';
import { isOfTextLayer, isScanWithTextLayer } from './visibility/scan-text.ts';

/** A page as read, with the counts for the document's notes. */
export type PageReading = {
  readonly content: PageContent;
  readonly glyphCount: number;
  readonly undecodedCount: number;
  readonly isScanText: boolean;
  /** Replacement texts that differ from what is drawn. */
  readonly replacements: readonly string[];
};

/** US Letter, the usual fallback of PDF readers. */
const fallbackBox = [0, 0, 612, 792];

/** Points. ISO 32000-1, annex C limits pages to 14,400; damaged boxes may have any size. */
const largestSide = 20_000;

/** Interprets a page and its annotations, and separates visible from hidden text. */
export function readPage(context: DocumentContext, page: PageSource): PageReading {
  const { file } = context;
  const view = pageView(file, page);
  const canvas = new PageCanvas(view.width, view.height, file.budget);
  const everything: Rectangle = { left: 0, top: 0, right: view.width, bottom: view.height };
  // Text outside of the page is assessed as off-page, not as clipped, so the initial clip is infinite.
  const noClip: Rectangle = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  new Interpreter(context, canvas, view.matrix, noClip).run(pageBytes(file, page), page.resources);
  const annotations = listAnnotations(file, page.dictionary);
  for (const { form, matrix, role } of listAppearances(file, annotations, context.layers)) {
    const drawn = role === 'read' ? canvas : new PageCanvas(view.width, view.height, file.budget);
    new Interpreter(context, drawn, combine(matrix, view.matrix), everything).drawForm(form, 0);
    if (role === 'aside')
      for (const strip of drawn.strips) canvas.addStrip({ ...strip, hiddenBy: 'hidden-style' });
    else if (role === 'cover') canvas.layOver(drawn);
  }
  for (const box of listBareCovers(file, annotations))
    canvas.paint(mappedBox(view.matrix, ...box), null, 'maybe');
  const stage = {
    budget: file.budget,
    width: view.width,
    height: view.height,
    areas: canvas.areas,
    outlines: canvas.outlines,
  };
  let assessed = canvas.strips.flatMap((strip) => assessStrip(strip, stage));
  const isScanText = isScanWithTextLayer(assessed, canvas.pictures, view.width, view.height);
  if (isScanText)
    assessed = assessed.map(
      (strip): AssessedStrip => (isOfTextLayer(strip) ? { ...strip, hiddenBy: null } : strip),
    );
  const content = {
    width: view.width,
    height: view.height,
    runs: assembleRuns(assessed, placedLinks(context, annotations, view.matrix)),
    pictures: canvas.pictures,
    rules: canvas.rules,
    isScanText,
  };
  const { glyphCount, undecodedCount, replacements } = canvas;
  return { content, glyphCount, undecodedCount, isScanText, replacements };
}

/** Maximum number of links, since every run of a page is compared with each. */
const maxPlaces = 300;

/** The links of a page, in coordinates of the page as shown. */
function placedLinks(
  { file, layers }: DocumentContext,
  annotations: readonly PdfDictionary[],
  matrix: Matrix,
): PlacedLink[] {
  const links = listLinks(file, annotations, layers).flatMap(({ places, target }) =>
    places.map((place) => ({ place: mappedBox(matrix, ...place), target })),
  );
  return links.slice(0, maxPlaces);
}

type PageView = { readonly width: number; readonly height: number; readonly matrix: Matrix };

/** The page as shown: cropped, rotated, in points from the top left corner. */
function pageView(file: PdfFile, page: PageSource): PageView {
  const media = normalised(page.mediaBox) ?? fallbackBox;
  const crop = cropped(normalised(page.cropBox), media);
  const [left = 0, bottom = 0, right = 0, top = 0] = crop;
  const unit = Math.min(100, Math.max(0.01, file.number(page.dictionary.get('UserUnit')) ?? 1));
  const width = (right - left) * unit;
  const height = (top - bottom) * unit;
  const turns = ((Math.round(page.rotate / 90) % 4) + 4) % 4;
  const upright: Matrix = [unit, 0, 0, -unit, -left * unit, top * unit];
  switch (turns) {
    case 1:
      return { width: height, height: width, matrix: combine(upright, [0, 1, -1, 0, height, 0]) };
    case 2:
      return { width, height, matrix: combine(upright, [-1, 0, 0, -1, width, height]) };
    case 3:
      return { width: height, height: width, matrix: combine(upright, [0, -1, 1, 0, 0, width]) };
    default:
      return { width, height, matrix: upright };
  }
}

/** Corners in order, or `null` for an empty box. */
function normalised(box: readonly number[] | null): number[] | null {
  if (box === null || box.length < 4) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const ordered = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
  const [left = 0, bottom = 0, right = 0, top = 0] = ordered;
  if (!(right - left >= 1 && top - bottom >= 1)) return null;
  return right - left > largestSide || top - bottom > largestSide ? null : ordered;
}

function cropped(crop: readonly number[] | null, media: readonly number[]): readonly number[] {
  if (crop === null) return media;
  const inner = [
    Math.max(crop[0] ?? 0, media[0] ?? 0),
    Math.max(crop[1] ?? 0, media[1] ?? 0),
    Math.min(crop[2] ?? 0, media[2] ?? 0),
    Math.min(crop[3] ?? 0, media[3] ?? 0),
  ];
  return normalised(inner) ?? media;
}

/** All content streams of a page, joined by white space. */
function pageBytes(file: PdfFile, page: PageSource): Uint8Array {
  const contents = file.get(page.dictionary, 'Contents');
  const parts: Uint8Array[] = [];
  for (const item of Array.isArray(contents) ? contents : [contents]) {
    const stream = file.resolve(item);
    if (!(stream instanceof PdfStream)) continue;
    file.budget.spend(10);
    const bytes = file.decode(stream);
    if (bytes !== null) parts.push(bytes, Uint8Array.of(0x0a));
  }
  return parts.length === 2 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}
