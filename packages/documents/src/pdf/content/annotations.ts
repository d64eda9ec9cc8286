import { readTarget } from '../../links/read-target.ts';
import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import type { Layers } from '../visibility/layers.ts';
import { textString } from './marked-content.ts';
import { identity, type Matrix, mappedBox, matrixFrom } from './matrix.ts';

/** An appearance that is drawn on the page, and the matrix that fits it into its place. */
export type Appearance = {
  readonly form: PdfStream;
  readonly matrix: Matrix;
  /** `aside` is text that belongs to the document but is not shown; `cover` may cover other text and is not read. */
  readonly role: 'read' | 'aside' | 'cover';
};

/** Flags that prevent an annotation from being shown (ISO 32000-1, table 165): Hidden and NoView. */
const unseen = 0x02 | 0x20;

/** Annotations that contain text of the document itself. */
const readKinds = new Set(['Widget', 'FreeText']);

/** Annotations that open outside the page, or have no appearance. */
const lookless = new Set(['Popup', 'Text', 'Link']);

const maxAnnotations = 2000;

/** Maximum number of links on one page, and of rectangles covered by one of them. */
const maxLinks = 200;
const maxPlaces = 20;

/** Two opposite corners of a box. */
export type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

/** The annotations of a page, at most as many as the limit. */
export function listAnnotations(file: PdfFile, page: PdfDictionary): PdfDictionary[] {
  const items = file.array(page.get('Annots')) ?? [];
  return items.slice(0, maxAnnotations).flatMap((item) => file.dictionary(item) ?? []);
}

/** Whether a viewer shows nothing of an annotation, so that it cannot be clicked either. */
const isUnseen = (file: PdfFile, annotation: PdfDictionary, layers: Layers): boolean =>
  ((file.number(annotation.get('F')) ?? 0) & unseen) !== 0 || layers.isHidden(annotation.get('OC'));

/**
 * The appearances of form fields, text boxes and other annotations drawn over a page. Notes and their contents are
 * never read.
 */
export function listAppearances(
  file: PdfFile,
  annotations: readonly PdfDictionary[],
  layers: Layers,
): Appearance[] {
  const appearances: Appearance[] = [];
  for (const annotation of annotations) {
    const kind = file.name(annotation.get('Subtype')) ?? '';
    if (lookless.has(kind)) continue;
    const isRead = readKinds.has(kind);
    const isAside = isUnseen(file, annotation, layers);
    if (isAside && !isRead) continue;
    const form = normalAppearance(file, annotation);
    const rectangle = file.numbers(annotation.get('Rect'));
    if (form === null || rectangle === null || rectangle.length < 4) continue;
    const role = isAside ? 'aside' : isRead ? 'read' : 'cover';
    appearances.push({ form, matrix: placement(file, form, rectangle), role });
  }
  return appearances;
}

/** Corners of the filled boxes that a viewer draws with its own style, since the file defines no appearance. */
export function listBareCovers(file: PdfFile, annotations: readonly PdfDictionary[]): Corners[] {
  return annotations.flatMap((annotation) => {
    if (annotation.has('AP') || !annotation.has('IC')) return [];
    return cornersIn(file.numbers(annotation.get('Rect')) ?? []);
  });
}

/** The target of a clickable part of the page. */
export type LinkAnnotation = { readonly places: readonly Corners[]; readonly target: string };

/** The links of a page to web or email addresses. */
export function listLinks(
  file: PdfFile,
  annotations: readonly PdfDictionary[],
  layers: Layers,
): LinkAnnotation[] {
  const links: LinkAnnotation[] = [];
  for (const annotation of annotations) {
    if (file.name(annotation.get('Subtype')) !== 'Link' || isUnseen(file, annotation, layers)) continue;
    const target = targetOf(file, annotation);
    if (target === null) continue;
    const places = cornersIn(file.numbers(annotation.get('QuadPoints')) ?? [], 8);
    const whole = cornersIn(file.numbers(annotation.get('Rect')) ?? []);
    links.push({ places: places.length > 0 ? places : whole, target });
    if (links.length >= maxLinks) break;
  }
  return links;
}

/** The address of a URI action (ISO 32000-1, 12.6.4.7), or of the action that it replaced. */
function targetOf(file: PdfFile, annotation: PdfDictionary): string | null {
  for (const key of ['A', 'PA']) {
    const action = file.dictionary(annotation.get(key));
    if (action === null || file.name(action.get('S')) !== 'URI') continue;
    const address = file.resolve(action.get('URI'));
    if (typeof address === 'string') return readTarget(addressText(address));
  }
  return null;
}

/** Addresses should be ASCII; others are usually UTF-8. */
function addressText(address: string): string {
  return /^[\0-\x7f]*$/.test(address) || address.startsWith('\xfe\xff')
    ? textString(address)
    : Buffer.from(address, 'latin1').toString('utf8');
}

/** Bounding boxes of every `size` numbers; corners may be in any order, so the minimum and maximum are used. */
function cornersIn(numbers: readonly number[], size: 4 | 8 = 4): Corners[] {
  const corners: Corners[] = [];
  const last = Math.min(numbers.length, size === 4 ? 4 : size * maxPlaces);
  for (let at = 0; at + size <= last; at += size) {
    const quad = numbers.slice(at, at + size);
    const [xs, ys] = [quad.filter((_, index) => index % 2 === 0), quad.filter((_, index) => index % 2 === 1)];
    const box: Corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    if (box.every(Number.isFinite)) corners.push(box);
  }
  return corners;
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
