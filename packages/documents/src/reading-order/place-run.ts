import type { TextRun } from '../page-content.ts';
import type { PlacedRun } from './segment.ts';

/** Share of the letter height below the baseline, used if only the box is known. */
const descent = 0.2;

/** Rotates a run and its page together so that the run reads from left to right. */
export function placeRun(run: TextRun, page: { readonly width: number; readonly height: number }): PlacedRun {
  const { text, fontSize, bold, box, links } = run;
  const [left, top, right, bottom] = box;
  const rest = links ? { text, fontSize, bold, box, links } : { text, fontSize, bold, box };
  const { width, height } = page;
  switch (run.angle) {
    case 0:
      return { ...rest, left, top, right, bottom, baseline: run.baseline };
    case 90:
      return sideways({ ...rest, left: top, top: width - right, right: bottom, bottom: width - left });
    case 180:
      return sideways({
        ...rest,
        left: width - right,
        top: height - bottom,
        right: width - left,
        bottom: height - top,
      });
    case 270:
      return sideways({ ...rest, left: height - bottom, top: left, right: height - top, bottom: right });
  }
}

function sideways(run: Omit<PlacedRun, 'baseline'>): PlacedRun {
  return { ...run, baseline: run.bottom - descent * run.fontSize };
}
