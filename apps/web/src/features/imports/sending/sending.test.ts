import { expect, test, vi } from 'vitest';
import { createImportSender, type ImportCalls } from './import-sender.ts';
import { lookInto } from './look-into.ts';
import { type ParcelPart, packParcel } from './pack-parcel.ts';
import { packedBytesOf, readArchive } from './read-archive.ts';

const part = (name: string, content: string): ParcelPart => {
  const packed = new Blob([content]);
  return { name, packed, bytes: packed.size, method: 0, checksum: 7 };
};

const archiveOf = (name: string, ...parts: ParcelPart[]) => new File([packParcel(parts)], name);

test('unpacks compressed data byte for byte', async () => {
  const file = archiveOf('all.zip', part('one.txt', 'Ada'), part('folder/zwei ä.txt', 'Ben Quay'));
  const entries = (await readArchive(file)) ?? [];
  expect(entries.map(({ name, bytes, checksum }) => [name, bytes, checksum])).toEqual([
    ['one.txt', 3, 7],
    ['folder/zwei ä.txt', 8, 7],
  ]);
  const contents = await Promise.all(
    entries.map(async (entry) => (await packedBytesOf(file, entry))?.text()),
  );
  expect(contents).toEqual(['Ada', 'Ben Quay']);
});

test('a file that is not an archive, or a damaged one, is not opened', async () => {
  expect(await readArchive(new Blob(['plain text']))).toBeNull();
  const bytes = new Uint8Array(await archiveOf('all.zip', part('one.txt', 'Ada')).arrayBuffer());
  bytes[bytes.length - 10] = 200;
  expect(await readArchive(new Blob([bytes]))).toBeNull();
});

test('files of folders and archives are listed once each, with the reason for leaving them out', async () => {
  const zip = archiveOf(
    'all.zip',
    part('cv.txt', 'Ada'),
    part('__MACOSX/cv.txt', 'x'),
    part('empty.txt', ''),
    part('inner.zip', 'x'),
  );
  const files = [new File(['Ben'], 'cv.txt'), new File(['Cleo'], 'cv.txt'), new File(['x'], 'a.mp4'), zip];
  const { files: found, brokenArchives } = await lookInto([...files, new File(['x'], 'broken.zip')]);
  expect(found.map(({ path, problem }) => [path, problem])).toEqual([
    ['cv.txt', null],
    ['cv.txt (2)', 'unsupported'],
    ['a.mp4', 'unsupported'],
    ['all.zip/cv.txt', null],
    ['all.zip/empty.txt', 'empty'],
    ['all.zip/inner.zip', 'unsupported'],
  ]);
  expect(brokenArchives).toEqual(['broken.zip']);
});

type Sent = { readonly names: readonly string[] };

/** A server that has some files already. */
function calls(has: readonly string[], sent: Sent[], changes: Partial<ImportCalls> = {}): ImportCalls {
  return {
    announce: async (_, files) =>
      files.map(({ path }) => ({
        id: `id of ${path}`,
        path,
        state: has.includes(path) ? 'done' : 'waiting',
      })),
    send: async (_, parts) => void sent.push({ names: parts.map(({ name }) => name) }),
    hash: async () => null,
    isPassing: () => true,
    wait: async () => {},
    ...changes,
  };
}

const chosen = async (count: number) =>
  (await lookInto(Array.from({ length: count }, (_, at) => new File([`${at}`], `${at}.txt`)))).files;

test('only files that the server lacks are sent, in batches of up to 50', async () => {
  const sent: Sent[] = [];
  const sender = createImportSender(calls(['3.txt', '4.txt'], sent));
  await sender.start('an import', await chosen(120));
  expect(sent.map(({ names }) => names.length)).toEqual([50, 50, 18]);
  expect(sent.flatMap(({ names }) => names)).not.toContain('id of 3.txt');
  expect(sender.current()).toMatchObject({ state: 'sent', settled: 120, total: 120 });
});

test('retries after a lost connection, but not after a refusal by the server', async () => {
  const sent: Sent[] = [];
  const send = vi.fn(calls([], sent).send).mockRejectedValueOnce(new Error('gone'));
  const sender = createImportSender(calls([], sent, { send }));
  await sender.start('an import', await chosen(2));
  expect([send.mock.calls.length, sent.length, sender.current()?.state]).toEqual([2, 1, 'sent']);
  const refusing = vi.fn().mockRejectedValue(new Error('ended'));
  const other = createImportSender(calls([], [], { send: refusing, isPassing: () => false }));
  await other.start('an import', await chosen(2));
  expect([refusing.mock.calls.length, other.current()?.state]).toEqual([1, 'failed']);
});

test('a paused sender sends nothing until it is resumed', async () => {
  const sent: Sent[] = [];
  const sender = createImportSender(calls([], sent));
  const files = await chosen(2);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const hash: ImportCalls['hash'] = async () => {
    await opened;
    return null;
  };
  const slow = createImportSender(calls([], sent, { hash }));
  const sending = slow.start('an import', files);
  slow.pause('an import');
  open();
  await Promise.resolve();
  expect(sent).toEqual([]);
  slow.goOn('an import');
  await sending;
  expect(sent).toHaveLength(1);
  expect(sender.current()).toBeNull();
});
