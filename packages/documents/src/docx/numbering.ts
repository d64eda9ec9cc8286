import { walkXml } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';

/** The mark before a paragraph of a list, including its space: `• ` or `2. `; empty if nothing is drawn. */
export type ListMarks = { next(listId: string, level: number): string };

/** Reads which lists have bullets and which have numbers. Other marks (letters, nested numbers) are left out. */
export function readNumbering(archive: ZipArchive, part: string | undefined): ListMarks {
  const formats = new Map<string, string>();
  const abstractByList = new Map<string, string>();
  const bytes = part ? archive.read(part) : null;
  if (bytes) {
    let abstract: string | null = null;
    let list: string | null = null;
    let level = '0';
    walkXml(bytes, {
      open(element) {
        const value = element.attribute('val') ?? '';
        if (element.name === 'w:abstractNum') abstract = element.attribute('abstractNumId') ?? null;
        else if (element.name === 'w:num') list = element.attribute('numId') ?? null;
        else if (element.name === 'w:lvl') level = element.attribute('ilvl') ?? '0';
        else if (element.name === 'w:numFmt' && abstract !== null) formats.set(`${abstract}/${level}`, value);
        else if (element.name === 'w:abstractNumId' && list !== null) abstractByList.set(list, value);
      },
      close(name) {
        if (name === 'w:abstractNum') abstract = null;
        else if (name === 'w:num') list = null;
      },
    });
  }
  const counts = new Map<string, number>();
  return {
    next(listId, level) {
      const format = formats.get(`${abstractByList.get(listId) ?? ''}/${level}`);
      if (format === 'bullet') return '• ';
      if (format !== 'decimal') return '';
      const key = `${listId}/${level}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return level === 0 ? `${count}. ` : '';
    },
  };
}
