import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import type { Layers } from '../visibility/layers.ts';
import { identity, type Matrix, mappedBox, matrixFrom } from './matrix.ts';

/** An appearance that is drawn on the page, and the map that fits it into its place. */
export type Appearance = {
  readonly form: PdfStream;
  readonly matrix: Matrix;
  /** `aside` is text that belongs to the document and is not shown; `cover` may lie over it and is not read. */
  readonly role: 'read' | 'aside' | 'cover';
};

/** Flags of an annotation that keep it from being shown (ISO 32000-1, table 165): Hidden and NoView. */
const unseen = 0x02 | 0x20;

/** Annotations that hold text of the document itself. */
const readKinds = new Set(['Widget', 'FreeText']);

/** Annotations that open beside the page, or have no look of their own. */
const lookless = new Set(['Popup', 'Text', 'Link']);

const maxAnnotations = 2000;

/** The appearances of form fields, text boxes and what else is drawn over a page. Notes and their contents are never read. */
export function listAppearances(file: PdfFile, page: PdfDictionary, layers: Layers): Appearance[] {
  const appearances: Appearance[] = [];
  for (const item of (file.array(page.get('Annots')) ?? []).slice(0, maxAnnotations)) {
    const annotation = file.dictionary(item);
    if (annotation === null) continue;
    const kind = file.name(annotation.get('Subtype')) ?? '';
    const isRead = readKinds.has(kind);
    const isUnseen =
      ((file.number(annotation.get('F')) ?? 0) & unseen) !== 0 || layers.isHidden(annotation.get('OC'));
    if (lookless.has(kind) || (isUnseen && !isRead)) continue;
    const form = normalAppearance(file, annotation);
    const rectangle = file.numbers(annotation.get('Rect'));
    if (form === null || rectangle === null || rectangle.length < 4) continue;
    const role = isUnseen ? 'aside' : isRead ? 'read' : 'cover';
    appearances.push({ form, matrix: placement(file, form, rectangle), role });
  }
  return appearances;
}

/** Corners of the filled boxes that a viewer draws by itself, since the file does not say how. */
export function listBareCovers(file: PdfFile, page: PdfDictionary): [number, number, number, number][] {
  const covers: [number, number, number, number][] = [];
  for (const item of (file.array(page.get('Annots')) ?? []).slice(0, maxAnnotations)) {
    const annotation = file.dictionary(item);
    if (annotation === null || annotation.has('AP') || !annotation.has('IC')) continue;
    const [a, b, c, d] = file.numbers(annotation.get('Rect')) ?? [];
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) covers.push([a, b, c, d]);
  }
  return covers;
}

function normalAppearance(file: PdfFile, annotation: PdfDictionary): PdfStream | null {
  const normal = file.resolve(file.dictionary(annotation.get('AP'))?.get('N'));
  if (normal instanceof PdfStream) return normal;
  const state = file.name(annotation.get('AS'));
  if (!(normal instanceof Map) || state === null) return null;
  const chosen = file.resolve(normal.get(state));
  return chosen instanceof PdfStream ? chosen : null;
}

/** Algorithm 8.1 of ISO 32000-1, 12.5.5: the transformed box of the appearance is fitted into the rectangle. */
function placement(file: PdfFile, form: PdfStream, rectangle: readonly number[]): Matrix {
  const box = file.numbers(form.dictionary.get('BBox'));
  if (box === null || box.length < 4) return identity;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const drawn = mappedBox(
    matrixFrom(file.numbers(form.dictionary.get('Matrix'))) ?? identity,
    x0,
    y0,
    x1,
    y1,
  );
  const [a = 0, b = 0, c = 0, d = 0] = rectangle;
  const place = mappedBox(identity, a, b, c, d);
  const width = drawn.right - drawn.left;
  const height = drawn.bottom - drawn.top;
  if (width <= 0 || height <= 0) return identity;
  const scaleX = (place.right - place.left) / width;
  const scaleY = (place.bottom - place.top) / height;
  return [scaleX, 0, 0, scaleY, place.left - drawn.left * scaleX, place.top - drawn.top * scaleY];
}
