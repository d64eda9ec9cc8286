import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** Bytes compressed at once; small enough not to delay other requests. */
const sliceBytes = 256 * 1024;

/** Creates an archive while it is read: keeps one entry in memory and loads each on demand. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const chunks = writeZip(entries);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, undefined> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    // Documents and pictures are compressed already.
    const isText = /\.(json|txt|csv)$/.test(name);
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    for (let at = 0; at === 0 || at < bytes.length; at += sliceBytes) {
      file.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
      yield* written.splice(0);
    }
  }
  zip.end();
  yield* written.splice(0);
}

/** A file name that can't leave the folder it is extracted to, on any system. */
export function safeEntryName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_')
    .slice(-120);
  return plain === '' ? '_' : plain;
}
