import type { FileInformation } from './file-information.ts';
import type { LittleEndian } from './little-endian.ts';

/** The mark before a paragraph of a list, including its space: `• ` or `2. `; empty if nothing is drawn. */
export type ListMarks = { next(list: number, level: number): string };

const listBytes = 28;
const levelBytes = 28;
const overrideBytes = 16;
const levelsOfList = 9;
/**
 * [MS-OSHARED] 2.2.1.3 (MSONFC): the two kinds of marks that are supported; letters and nested numbers are left out.
 */
const decimal = 0;
const bullet = 23;

/** Reads which lists have bullets and which have numbers; [MS-DOC] PlfLst and PlfLfo. Lists are numbered from 1. */
export function readListMarks(table: LittleEndian, information: FileInformation): ListMarks {
  const kindsById = readKinds(table, information);
  const { at, length } = information.extent('listOverrides');
  const overrides = table.part(at, length);
  const counts = new Map<string, number>();
  return {
    next(list, level) {
      if (list < 1 || list > overrides.u32(0)) return '';
      const kind = kindsById.get(overrides.u32(4 + (list - 1) * overrideBytes))?.[level];
      if (kind === bullet) return '• ';
      if (kind !== decimal) return '';
      const key = `${list}/${level}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return level === 0 ? `${count}. ` : '';
    },
  };
}

/** The kind of mark of each level, by list id. The levels of all lists are stored after the lists. */
function readKinds(table: LittleEndian, information: FileInformation): Map<number, number[]> {
  const { at, length } = information.extent('lists');
  const lists = table.part(at, length);
  const kindsById = new Map<number, number[]>();
  let next = at + length;
  for (let index = 0; index < lists.u16(0) && next < table.length; index += 1) {
    const list = lists.part(2 + index * listBytes, listBytes);
    const isSimple = (list.u8(26) & 1) !== 0;
    const kinds: number[] = [];
    for (let level = 0; level < (isSimple ? 1 : levelsOfList); level += 1) {
      kinds.push(table.u8(next + 4));
      // The level is followed by the properties of paragraph and mark, then the length of the mark and its characters.
      const text = next + levelBytes + table.u8(next + 24) + table.u8(next + 25);
      next = text + 2 + table.u16(text) * 2;
    }
    kindsById.set(list.u32(0), kinds);
  }
  return kindsById;
}
