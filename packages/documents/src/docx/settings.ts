import { walkXml } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';
import { isOn } from './run-look.ts';

export type Settings = {
  readonly hasEvenPages: boolean;
  /** Whether the colour that the document gives its pages is drawn. */
  readonly showsPageColour: boolean;
};

/** Reads what the settings of a document change of its reading; everything is off where it has none. */
export function readSettings(archive: ZipArchive, part: string | undefined): Settings {
  const settings = { hasEvenPages: false, showsPageColour: false };
  const bytes = part ? archive.read(part) : null;
  if (!bytes) return settings;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'w:evenAndOddHeaders') settings.hasEvenPages = isOn(element);
      else if (element.name === 'w:displayBackgroundShape') settings.showsPageColour = isOn(element);
    },
    close() {},
  });
  return settings;
}
