import { type FileInformation, startOf } from './file-information.ts';
import type { LittleEndian } from './little-endian.ts';
import { Plc } from './plc.ts';
import type { PropertyReader } from './property-list.ts';

/** A range of the document, in characters. */
export type Stretch = { readonly start: number; readonly end: number };

/** The headers and footers that are shown on some page. */
export type Headers = { readonly headers: readonly Stretch[]; readonly footers: readonly Stretch[] };

/** [MS-DOC] 2.8.22: six stories about notes, then six per section, which include the headers and footers. */
const storiesOfNotes = 6;
const storiesOfSection = 6;
const kinds = [
  { isHeader: true, on: 'even' },
  { isHeader: true, on: 'every' },
  { isHeader: false, on: 'even' },
  { isHeader: false, on: 'every' },
  { isHeader: true, on: 'first' },
  { isHeader: false, on: 'first' },
] as const;

const sedBytes = 12;
const titlePage = 0x300a;

type Streams = { readonly main: LittleEndian; readonly table: LittleEndian };

/** The headers and footers shown on some page; those for even and first pages only if the document uses them. */
export function findHeaders(
  { main, table }: Streams,
  information: FileInformation,
  properties: PropertyReader,
): Headers {
  const stories = new Plc(table, information.extent('headers'), 0);
  const sections = new Plc(table, information.extent('sections'), sedBytes);
  // [MS-DOC] 2.7.2 (DopBase): the first bit says whether even pages have separate headers.
  const hasEvenPages = (table.u8(information.extent('properties').at) & 1) !== 0;
  const first = startOf(information, 'headers');
  const last = first + information.characters.headers;
  const found = { headers: [] as Stretch[], footers: [] as Stretch[] };
  for (let index = storiesOfNotes; index < stories.count; index += 1) {
    const kind = kinds[(index - storiesOfNotes) % storiesOfSection];
    const start = first + stories.position(index);
    const end = Math.min(last, first + stories.position(index + 1));
    if (!kind || end <= start) continue;
    const section = sections.element(Math.floor((index - storiesOfNotes) / storiesOfSection));
    if (kind.on === 'even' && !hasEvenPages) continue;
    if (kind.on === 'first' && !hasTitlePage(main, section, properties)) continue;
    (kind.isHeader ? found.headers : found.footers).push({ start, end });
  }
  return found;
}

/** [MS-DOC] Sed and Sepx: whether the first page of a section has a separate header. */
function hasTitlePage(main: LittleEndian, section: LittleEndian, properties: PropertyReader): boolean {
  const at = section.i32(2);
  if (section.length === 0 || at < 0) return false;
  for (const { sprm, operand } of properties.read(main.part(at + 2, main.u16(at)))) {
    if (sprm === titlePage) return operand.u8(0) !== 0;
  }
  return false;
}
