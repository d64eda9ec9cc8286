import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { dimensions } from '../vector.ts';

/** A vector under its key, a SHA-256 in hexadecimal. */
export type VectorRecord = { key: string; vector: Int16Array };

// A record: a mark, the key, the numbers with the low byte first, and a checksum of key and numbers.
const mark = Buffer.from('wv1\n');
const keyLength = 32;
const bodyLength = keyLength + dimensions * 2;
const recordLength = mark.length + bodyLength + 4;

/**
 * Reads the records of a file, oldest first, at most the `limit` newest. Damaged stretches (a torn write, a
 * bad disk) are passed over up to the next sound record. A file grown to twice the limit is cut to it. A file
 * that cannot be read is as none: the cache saves time and must never cost a result.
 */
export async function loadVectors(path: string, limit: number): Promise<VectorRecord[]> {
  const file = await readFile(path).catch(() => null);
  if (!file) return [];
  const records = parseRecords(file);
  const newest = records.slice(-limit);
  if (file.length > 2 * limit * recordLength) await replaceFile(path, newest);
  return newest;
}

/**
 * Adds records at the end in one write. The file is opened for appending, so that the system puts writes of
 * several processes one after the other; a record that two of them add stands twice and does no harm.
 */
export async function appendVectors(path: string, records: readonly VectorRecord[]): Promise<void> {
  await appendFile(path, Buffer.concat(records.map(writeRecord)), { mode: 0o600 }).catch(() => {});
}

function parseRecords(file: Buffer): VectorRecord[] {
  const records: VectorRecord[] = [];
  let at = file.indexOf(mark);
  while (at !== -1 && at + recordLength <= file.length) {
    const body = file.subarray(at + mark.length, at + mark.length + bodyLength);
    const sound = crc32(body) === file.readUInt32LE(at + mark.length + bodyLength);
    if (sound) records.push(readBody(body));
    at = file.indexOf(mark, at + (sound ? recordLength : 1));
  }
  return records;
}

function readBody(body: Buffer): VectorRecord {
  const vector = new Int16Array(dimensions);
  for (let index = 0; index < dimensions; index += 1) vector[index] = body.readInt16LE(keyLength + index * 2);
  return { key: body.toString('hex', 0, keyLength), vector };
}

function writeRecord({ key, vector }: VectorRecord): Buffer {
  const record = Buffer.alloc(recordLength);
  mark.copy(record);
  record.write(key, mark.length, 'hex');
  vector.forEach((number, index) => {
    record.writeInt16LE(number, mark.length + keyLength + index * 2);
  });
  const body = record.subarray(mark.length, mark.length + bodyLength);
  record.writeUInt32LE(crc32(body), mark.length + bodyLength);
  return record;
}

/** Written aside and moved into place; what another process appends meanwhile is lost and computed again. */
async function replaceFile(path: string, records: readonly VectorRecord[]): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(aside, Buffer.concat(records.map(writeRecord)), { mode: 0o600 });
    await rename(aside, path);
  } catch {
    await rm(aside, { force: true }).catch(() => {});
  }
}
