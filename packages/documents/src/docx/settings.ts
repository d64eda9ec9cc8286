import { walkXml } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';
import { isOn } from './run-style.ts';

export type Settings = {
  readonly hasEvenPages: boolean;
  /** Whether the document's page color is drawn. */
  readonly showsPageColor: boolean;
  /** Theme color by the name that runs use: `text1` → `light1`. */
  readonly themeNames: ReadonlyMap<string, string>;
};

/** Full names by the abbreviations used in a mapping. */
const mappedNames: Readonly<Record<string, readonly string[]>> = {
  t1: ['text1', 'tx1'],
  t2: ['text2', 'tx2'],
  bg1: ['background1', 'bg1'],
  bg2: ['background2', 'bg2'],
};

/** Reads the settings of a document that affect reading; all are off if it has none. */
export function readSettings(archive: ZipArchive, part: string | undefined): Settings {
  const themeNames = new Map<string, string>();
  const settings = { hasEvenPages: false, showsPageColor: false, themeNames };
  const bytes = part ? archive.read(part) : null;
  if (!bytes) return settings;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'w:evenAndOddHeaders') settings.hasEvenPages = isOn(element);
      else if (element.name === 'w:clrSchemeMapping') {
        for (const [short, names] of Object.entries(mappedNames)) {
          const color = element.attribute(short);
          if (color) for (const name of names) themeNames.set(name, color);
        }
      } else if (element.name === 'w:displayBackgroundShape') settings.showsPageColor = isOn(element);
    },
    close() {},
  });
  return settings;
}
