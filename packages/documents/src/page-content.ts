import type { Box, HidingTechnique } from '@winnow/document-model';
import type { PieceLink } from './links/piece-links.ts';

/** One run of glyphs in one style, as drawn on a page. Coordinates are points from the page's top left corner as shown. */
export type TextRun = {
  readonly text: string;
  readonly box: Box;
  /** Distance of the baseline from the top of the page, in points (for sideways text: of the run's middle). */
  readonly baseline: number;
  /** Points as seen on the page, after all scaling. */
  readonly fontSize: number;
  readonly bold: boolean;
  /** Direction of the writing on the page as shown, in degrees clockwise, rounded to a quarter turn. */
  readonly angle: 0 | 90 | 180 | 270;
  /** Why a person cannot see this run; `null` when it can be seen. */
  readonly hiddenBy: HidingTechnique | null;
  /** What may hide it; only the rendered page can decide. */
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

/** Whether only the rendered page shows which of its text is visible. */
export const hasUncertainText = ({ runs, isScanText }: PageContent): boolean =>
  runs.some(({ hiddenBy, suspectedHiding }) => hiddenBy === null && (isScanText || suspectedHiding));
