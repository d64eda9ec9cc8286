import type { Box, HidingTechnique } from '@winnow/document-model';
import type { PieceLink } from './links/piece-links.ts';

/**
 * A run of glyphs in one style, as drawn on a page. Coordinates are points from the top left corner of the page as
 * shown.
 */
export type TextRun = {
  readonly text: string;
  readonly box: Box;
  /** Distance of the baseline from the top of the page, in points (for sideways text: of the run's center line). */
  readonly baseline: number;
  /** Points as seen on the page, after all scaling. */
  readonly fontSize: number;
  readonly bold: boolean;
  /** Direction of the text on the page as shown, in degrees clockwise, rounded to a quarter turn. */
  readonly angle: 0 | 90 | 180 | 270;
  /** Why this run is invisible; `null` if it is visible. */
  readonly hiddenBy: HidingTechnique | null;
  /** Why it may be hidden; only the rendered page can decide. */
  readonly suspectedHiding?: HidingTechnique | null;
  /** Links on parts of the text, in order and without overlaps. */
  readonly links?: readonly PieceLink[];
};

/** The content of one page, in drawing order. */
export type PageContent = {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
  /** Boxes of the pictures drawn on the page. */
  readonly pictures: readonly Box[];
  /** Horizontal and vertical lines and thin or filled rectangles, which often separate columns and cells. */
  readonly rules: readonly Box[];
  /** Whether the text is the invisible layer of a scan; it is visible if the picture shows it. */
  readonly isScanText?: boolean;
};

/** Whether the rendered page is needed to decide which text of the page is visible. */
export const hasUncertainText = ({ runs, isScanText }: PageContent): boolean =>
  runs.some(({ hiddenBy, suspectedHiding }) => hiddenBy === null && (isScanText || suspectedHiding));
