import { type FileInformation, startOf } from './file-information.ts';
import type { Stretch } from './headers.ts';
import type { LittleEndian } from './little-endian.ts';
import { Plc } from './plc.ts';

const ftxbxsBytes = 22;

/** The text of each text box by the number of its shape; [MS-DOC] 2.8.32 and 2.9.106. */
export function findBoxes(
  table: LittleEndian,
  information: FileInformation,
  part: 'body' | 'headers',
): Map<number, Stretch> {
  const boxes = part === 'body' ? 'boxes' : 'headerBoxes';
  const plc = new Plc(table, information.extent(boxes), ftxbxsBytes);
  const first = startOf(information, boxes);
  const last = first + information.characters[boxes];
  const found = new Map<number, Stretch>();
  for (let index = 0; index < plc.count; index += 1) {
    const box = plc.element(index);
    const [start, end] = [first + plc.position(index), Math.min(last, first + plc.position(index + 1))];
    const isFree = (box.u16(8) & 1) !== 0;
    if (!isFree && end > start) found.set(box.u32(14), { start, end });
  }
  return found;
}
