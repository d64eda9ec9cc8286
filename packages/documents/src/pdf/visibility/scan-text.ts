import type { Box } from '@winnow/document-model';
import type { AssessedStrip } from './assess-strip.ts';

/** Share of a page's characters that must be invisible for a text layer of a scan. */
const minInvisible = 0.9;

/** Share of the page that its pictures must cover. */
const minPictured = 0.6;

/**
 * A scan often has its text as an invisible layer over or under the picture of the page. A person sees the picture of
 * that text, so where nearly all text of a page is such a layer, it counts as visible.
 */
export function isScanWithTextLayer(
  strips: readonly AssessedStrip[],
  pictures: readonly Box[],
  width: number,
  height: number,
): boolean {
  if (!strips.some(isOfTextLayer)) return false;
  let invisible = 0;
  let all = 0;
  for (const { strip, hiddenBy } of strips) {
    const length = strip.texts.reduce((sum, text) => sum + (text === ' ' ? 0 : text.length), 0);
    all += length;
    if (isOfTextLayer({ hiddenBy })) invisible += length;
  }
  if (all === 0 || invisible < minInvisible * all) return false;
  let pictured = 0;
  for (const [left, top, right, bottom] of pictures) {
    const shownWidth = Math.min(width, right) - Math.max(0, left);
    const shownHeight = Math.min(height, bottom) - Math.max(0, top);
    if (shownWidth > 0 && shownHeight > 0) pictured += shownWidth * shownHeight;
  }
  return pictured >= minPictured * width * height;
}

/** The ways in which scanning software adds a text layer to a page. */
export function isOfTextLayer({ hiddenBy }: Pick<AssessedStrip, 'hiddenBy'>): boolean {
  return hiddenBy === 'render-mode' || hiddenBy === 'covered' || hiddenBy === 'opacity';
}
