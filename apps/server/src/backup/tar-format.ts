/** An entry of an archive, with its path below the folder, separated by `/`. */
export type TarEntry = {
  readonly path: string;
  readonly kind: 'file' | 'folder';
  /** 0 for a folder. */
  readonly bytes: number;
  readonly modifiedAt: Date;
};

/** The header and the content of an entry fill whole blocks; two empty ones end an archive. */
export const blockBytes = 512;

/** Fields of a header by offset and length, in POSIX (ustar) format. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  userId: [108, 8],
  groupId: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const satisfies Record<string, readonly [number, number]>;

type Field = keyof typeof fields;

/** Larger sizes don't fit in octal digits: they are written in binary, as GNU and BSD tar read them. */
const octalMax = 8 ** 11 - 1;

/** @throws Error for a path that is too long */
export function writeTarHeader({ path, kind, bytes, modifiedAt }: TarEntry): Buffer {
  const header = Buffer.alloc(blockBytes);
  const put = (field: Field, text: string) => header.write(text, fields[field][0], fields[field][1], 'utf8');
  const octal = (field: Field, value: number) =>
    put(field, `${value.toString(8).padStart(fields[field][1] - 1, '0')}\0`);
  const { name, prefix } = splitPath(kind === 'folder' ? `${path}/` : path);
  put('name', name);
  put('prefix', prefix);
  octal('mode', kind === 'folder' ? 0o700 : 0o600);
  octal('userId', 0);
  octal('groupId', 0);
  if (bytes <= octalMax) octal('size', bytes);
  else {
    header.writeUInt8(0x80, fields.size[0]);
    header.writeBigUInt64BE(BigInt(bytes), fields.size[0] + 4);
  }
  octal('modified', Math.max(0, Math.floor(modifiedAt.getTime() / 1000)));
  put('kind', kind === 'folder' ? '5' : '0');
  put('magic', 'ustar\u000000');
  put('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** `null` for the empty block at the end. @throws Error for a header that wasn't written here */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (field: Field) => {
    const [from, length] = fields[field];
    return header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  };
  if (Number.parseInt(text('checksum'), 8) !== checksumOf(header)) throw new Error('This is no archive.');
  const kind = { '0': 'file', '5': 'folder' }[text('kind')] as TarEntry['kind'] | undefined;
  const prefix = text('prefix');
  const path = (prefix === '' ? text('name') : `${prefix}/${text('name')}`).replace(/\/$/, '');
  if (!kind || !isBelow(path)) throw new Error('The archive holds what no backup does.');
  const isBinary = header.readUInt8(fields.size[0]) === 0x80;
  const bytes = isBinary
    ? Number(header.readBigUInt64BE(fields.size[0] + 4))
    : Number.parseInt(text('size'), 8);
  return { path, kind, bytes, modifiedAt: new Date(Number.parseInt(text('modified'), 8) * 1000) };
}

/** Number of padding bytes that fill the last block of a file. */
export function paddingOf(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}

function splitPath(path: string): { name: string; prefix: string } {
  const length = (text: string) => Buffer.byteLength(text);
  if (length(path) <= fields.name[1]) return { name: path, prefix: '' };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (name !== '' && length(name) <= fields.name[1] && length(prefix) <= fields.prefix[1]) {
      return { name, prefix };
    }
  }
  throw new Error(`The name of ${path} is too long for an archive.`);
}

/** Whether a path stays below the folder that it is unpacked to. */
function isBelow(path: string): boolean {
  return path !== '' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Sum of all bytes, with spaces in the checksum's own field. */
function checksumOf(header: Buffer): number {
  const [from, length] = fields.checksum;
  let sum = 0;
  for (let at = 0; at < blockBytes; at += 1) {
    sum += at >= from && at < from + length ? 0x20 : header.readUInt8(at);
  }
  return sum;
}
