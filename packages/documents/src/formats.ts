import type { DocumentFormat } from '@winnow/document-model';
import { doc } from './doc/format.ts';
import { docx } from './docx/format.ts';
import { europass } from './europass/format.ts';
import type { Format } from './format.ts';
import { html } from './html/format.ts';
import { image } from './image/format.ts';
import { jsonResume } from './json-resume/format.ts';
import { odt } from './odt/format.ts';
import { pdf } from './pdf/format.ts';
import { rtf } from './rtf/format.ts';
import type { SourceFile } from './source-file.ts';
import { txt } from './text/format.ts';

/**
 * In the order in which they are tried: OpenDocument before Word, which matches every other zip archive, and Europass
 * before web pages, which match all other XML.
 */
const byName = {
  pdf,
  odt,
  docx,
  doc,
  image,
  rtf,
  europass,
  html,
  'json-resume': jsonResume,
  txt,
} satisfies Record<DocumentFormat, Format>;

const formats: readonly Format[] = Object.values(byName);

/** The format of a file by its content, never by its name; `null` if unsupported. Throws `ZipError`. */
export function detectFormat(file: SourceFile): Format | null {
  return (
    formats.find(({ recognizes }) => recognizes(file)) ??
    formats.find(({ accepts }) => accepts?.(file)) ??
    null
  );
}
