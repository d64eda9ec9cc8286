import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { safeEntryName, type ZipEntry, zipStream } from './zip-stream.ts';

async function* given(...entries: ZipEntry[]) {
  yield* entries;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

test('archives can be unpacked, with large and empty files and names in any script', async () => {
  const large = new Uint8Array(700_000).map((_, index) => (index * 31) % 251);
  const text = new TextEncoder().encode('words '.repeat(100_000));
  const stream = zipStream(
    given(
      { name: 'large.pdf', bytes: large },
      { name: 'Zoë/简历.txt', bytes: text },
      { name: 'empty.json', bytes: new Uint8Array() },
    ),
  );
  const archive = await bytesOf(stream);
  expect(archive.length).toBeLessThan(large.length + 50_000);
  expect(unzipSync(archive)).toEqual({
    'large.pdf': large,
    'Zoë/简历.txt': text,
    'empty.json': new Uint8Array(),
  });
});

test('nothing is fetched before it is needed, nor after the reader stops', async () => {
  let fetched = 0;
  let isOver = false;
  async function* counted() {
    try {
      for (; fetched < 100; fetched += 1) yield { name: `${fetched}.pdf`, bytes: new Uint8Array(1000) };
    } finally {
      isOver = true;
    }
  }
  const reader = zipStream(counted()).getReader();
  await reader.read();
  expect(fetched).toBeLessThan(5);
  await reader.cancel();
  expect(isOver).toBe(true);
});

test.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\x\u202Efdp.exe', 'C__x_fdp.exe'],
  ['', '_'],
  ['...', '_'],
  ['Lebenslauf Zoë.pdf', 'Lebenslauf Zoë.pdf'],
])('the name %j becomes %j', (name, expected) => {
  expect(safeEntryName(name)).toBe(expected);
});
