import type { CompoundFile } from './compound-file.ts';
import type { LittleEndian } from './little-endian.ts';

/** Streams with a document's properties; [MS-OSHARED] 2.3.3. */
const streams = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];

const maxSets = 2;
const maxEntries = 200;
const text8 = 0x1e;
const text16 = 0x1f;
const codePage = 1;
const utf8 = 65_001;

/** The text properties of a file, such as title and keywords; [MS-OLEPS] 2.18 and 2.21. */
export function readPropertySets(file: CompoundFile): string[] {
  return streams.flatMap((name) => {
    const stream = file.stream(name);
    if (!stream) return [];
    const count = Math.min(maxSets, stream.u32(24));
    return Array.from({ length: count }, (_, index) => stream.u32(28 + index * 20 + 16)).flatMap((at) =>
      textsOf(stream.part(at, stream.u32(at))),
    );
  });
}

/** [MS-OLEPS] 2.20: property numbers with the offsets of their values. */
function textsOf(set: LittleEndian): string[] {
  const entries = Array.from({ length: Math.min(maxEntries, set.u32(4)) }, (_, index) => ({
    number: set.u32(8 + index * 8),
    at: set.u32(8 + index * 8 + 4),
  }));
  const encoding = entries.find(({ number }) => number === codePage);
  const isUtf8 = encoding !== undefined && set.u16(encoding.at + 4) === utf8;
  return entries.flatMap(({ at }) => textAt(set, at, isUtf8 ? 'utf-8' : 'windows-1252'));
}

/** [MS-OLEPS] 2.15: a type, the length of the value, and the value with a terminating zero. */
function textAt(set: LittleEndian, at: number, encoding: string): string[] {
  const type = set.u32(at);
  const length = set.u32(at + 4);
  if (type === text16) return [ended(new TextDecoder('utf-16le').decode(set.part(at + 8, length * 2).bytes))];
  if (type !== text8) return [];
  return [ended(new TextDecoder(encoding).decode(set.part(at + 8, length).bytes))];
}

const ended = (text: string): string => text.split('\0', 1)[0] ?? '';
