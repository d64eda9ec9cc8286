/**
 * Minimum contrast at which letters can be distinguished from their background: excludes FEFEFE on white, not pale
 * gray.
 */
const smallestContrast = 1.2;

/** Whether letters of a color cannot be distinguished from their background; each RRGGBB. */
export function isLostOn(color: string, behind: string): boolean {
  return contrastRatio(color, behind) < smallestContrast;
}

/** Contrast of two colors from 1 (none) to 21, as WCAG 2.2 defines it. */
function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of RRGGBB, each 0-255. */
export const channels = (color: string): number[] =>
  [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
