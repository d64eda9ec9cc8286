import { channels } from '../text-styles/contrast.ts';
import { toHex } from '../text-styles/mix-colors.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';

/** RRGGBB by the name that documents use for it: `text1`, `background1`, `accent1` … */
export type ThemeColors = ReadonlyMap<string, string>;

/** Names in the theme file by the names that runs use, in the default mapping. */
const namesInRuns: Readonly<Record<string, readonly string[]>> = {
  dk1: ['dark1', 'text1', 'tx1', 'dk1'],
  lt1: ['light1', 'background1', 'bg1', 'lt1'],
  dk2: ['dark2', 'text2', 'tx2', 'dk2'],
  lt2: ['light2', 'background2', 'bg2', 'lt2'],
  hlink: ['hyperlink', 'hlink'],
  folHlink: ['followedHyperlink', 'folHlink'],
};

/** For documents without a theme. */
const defaultTheme: ThemeColors = new Map([
  ...[...(namesInRuns['dk1'] ?? []), ...(namesInRuns['dk2'] ?? [])].map((name) => [name, '000000'] as const),
  ...[...(namesInRuns['lt1'] ?? []), ...(namesInRuns['lt2'] ?? [])].map((name) => [name, 'FFFFFF'] as const),
]);

/** The colors of a theme by names such as `accent1`, each as RRGGBB; Word's default theme if the file has none. */
export function readTheme(archive: ZipArchive, part: string | undefined): ThemeColors {
  const bytes = part ? archive.read(part) : null;
  if (!bytes) return defaultTheme;
  const colors = new Map(defaultTheme);
  let current: string | null = null;
  let isInScheme = false;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'a:clrScheme') isInScheme = true;
      else if (isInScheme && (element.name === 'a:srgbClr' || element.name === 'a:sysClr')) {
        const value = element.attribute('lastClr') ?? element.attribute('val') ?? '';
        if (!current || !isHex(value)) return;
        for (const name of namesInRuns[current] ?? [current]) colors.set(name, value.toUpperCase());
      } else if (isInScheme) current = element.name.slice('a:'.length);
    },
    close(name) {
      if (name === 'a:clrScheme') isInScheme = false;
    },
  });
  return colors;
}

/** The same colors under the names that the document's settings give them. */
export function renamed(theme: ThemeColors, names: ReadonlyMap<string, string>): ThemeColors {
  if (names.size === 0) return theme;
  const mapped = [...names].map(([name, from]) => [name, theme.get(from) ?? theme.get(name) ?? ''] as const);
  return new Map([...theme, ...mapped.filter(([, color]) => color !== '')]);
}

/** A color with its theme name, tint and shade; `null` for automatic or none. */
export function readColor(element: XmlElement, attribute: string, theme: ThemeColors): string | null {
  const kind = attribute === 'fill' ? 'themeFill' : 'themeColor';
  const named = theme.get(element.attribute(kind) ?? '');
  if (named)
    return shade(
      tint(named, element.attribute(`${kind.replace('Color', '')}Tint`)),
      element.attribute(`${kind.replace('Color', '')}Shade`),
    );
  const value = element.attribute(attribute) ?? '';
  return isHex(value) ? value.toUpperCase() : null;
}

const isHex = (value: string): boolean => /^[0-9a-f]{6}$/i.test(value);

/** A color with its lightness multiplied and offset, as themes vary their colors; exact for grays. */
export function varied(color: string, factor: number, raise: number): string {
  return toHex(channels(color).map((value) => Math.min(255, Math.max(0, value * factor + 255 * raise))));
}

/** `amount` is a hexadecimal byte: the share of the color; the rest is white. */
function tint(color: string, amount: string | undefined): string {
  if (!amount) return color;
  const kept = Number.parseInt(amount, 16) / 255;
  return toHex(channels(color).map((value) => value * kept + 255 * (1 - kept)));
}

function shade(color: string, amount: string | undefined): string {
  if (!amount) return color;
  const kept = Number.parseInt(amount, 16) / 255;
  return toHex(channels(color).map((value) => value * kept));
}
