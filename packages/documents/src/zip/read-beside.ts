import type { HiddenText } from '@winnow/document-model';
import { walkXml } from '../xml/walk-xml.ts';
import type { ZipArchive } from './read-zip.ts';

/** Parts of a zipped document with text outside its pages. */
export type PartsBeside = {
  readonly metadata: readonly string[];
  readonly comments: readonly { readonly part: string; readonly element: string }[];
};

/** The texts of such parts: one piece per property element, one piece per comment. */
export function readBeside(archive: ZipArchive, { metadata, comments }: PartsBeside): HiddenText[] {
  return [
    ...metadata.flatMap((part) => textsOf(archive, part, null).map((text) => besideText('metadata', text))),
    ...comments.flatMap(({ part, element }) =>
      textsOf(archive, part, element).map((text) => besideText('comment', text)),
    ),
  ];
}

const besideText = (technique: 'metadata' | 'comment', text: string): HiddenText => ({
  technique,
  page: null,
  text,
});

/** The text of each element with a name in a part, or of every element. */
function textsOf(archive: ZipArchive, part: string, element: string | null): string[] {
  const bytes = archive.names.has(part) ? archive.read(part) : null;
  if (!bytes) return [];
  const texts: string[] = [];
  let depth = 0;
  let text = '';
  walkXml(bytes, {
    open({ name }) {
      if (element === null || name === element) depth += 1;
    },
    close(name) {
      if (element !== null && name !== element) return;
      depth -= 1;
      if (depth > 0 && element !== null) return;
      texts.push(text);
      text = '';
    },
    text(content) {
      if (depth > 0) text += content;
    },
  });
  return texts;
}
