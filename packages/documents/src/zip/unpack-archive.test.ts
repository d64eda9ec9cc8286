import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { makeDocx, paragraph, run } from '../testing/make-docx.ts';
import { unpackArchive } from './unpack-archive.ts';

const resume = strToU8('Anna Example, accountant');

test('returns the files of an archive and skips folders and system files', () => {
  const outcome = unpackArchive(
    zipSync({
      'anna.txt': resume,
      'more/boris.txt': resume,
      'more/': new Uint8Array(),
      '__MACOSX/anna.txt': resume,
      '.DS_Store': resume,
      'more/Thumbs.db': resume,
    }),
  );
  expect(outcome).toMatchObject({ ok: true, files: [{ name: 'anna.txt', ok: true }, { name: 'boris.txt' }] });
});

test('files with the same name are distinguished by their folders', () => {
  const outcome = unpackArchive(
    zipSync({
      'all/Anna Example/resume.txt': resume,
      'all/Boris Example/resume.txt': resume,
      'all/Cleo Example/other.txt': resume,
      'resume.txt': resume,
    }),
  );
  expect(outcome).toMatchObject({
    files: [
      { name: 'Anna Example - resume.txt' },
      { name: 'Boris Example - resume.txt' },
      { name: 'other.txt' },
      { name: 'resume.txt' },
    ],
  });
});

test.each([
  ['a Word document', makeDocx({ body: paragraph(run('Anna')) })],
  ['a text', resume],
  ['nothing', new Uint8Array()],
])('%s is not an archive', (_, bytes) => {
  expect(unpackArchive(bytes)).toEqual({ ok: true, files: null });
});

test('an archive with the name of a document is refused', () => {
  const archive = zipSync({ 'anna.txt': resume });
  expect(unpackArchive(archive, 'Anna.docx')).toMatchObject({ ok: false, reason: 'misnamed' });
  expect(unpackArchive(archive, 'All of them.zip')).toMatchObject({ files: [{ name: 'anna.txt' }] });
});

test('names that escape from a folder are only names', () => {
  expect(unpackArchive(zipSync({ '../../etc/anna.txt': resume }))).toMatchObject({
    files: [{ name: 'anna.txt' }],
  });
});

test('one file that is too large is left out, and the others are returned', () => {
  const outcome = unpackArchive(
    zipSync({ 'large.txt': [new Uint8Array(limits.fileBytes + 1), { level: 0 }], 'anna.txt': resume }),
  );
  expect(outcome).toMatchObject({
    files: [
      { name: 'large.txt', ok: false, reason: 'too-large' },
      { name: 'anna.txt', ok: true },
    ],
  });
});

test('a file that unpacks to a hundred times its size is left out', () => {
  const outcome = unpackArchive(zipSync({ 'bomb.txt': new Uint8Array(9_000_000), 'anna.txt': resume }));
  expect(outcome).toMatchObject({ files: [{ ok: false, reason: 'too-large' }, { ok: true }] });
});

test('more files than a run may have are refused at once', () => {
  const files = Object.fromEntries(
    Array.from({ length: limits.zip.archivedFiles + 1 }, (_, index) => [`${index}.txt`, resume]),
  );
  expect(unpackArchive(zipSync(files))).toMatchObject({ ok: false, reason: 'too-large' });
});

test('an archive without files, or truncated, is refused with a message', () => {
  expect(unpackArchive(zipSync({ 'folder/': new Uint8Array() }))).toMatchObject({
    ok: false,
    reason: 'no-text',
  });
  const cut = zipSync({ 'anna.txt': resume }).subarray(0, 60);
  expect(unpackArchive(cut)).toMatchObject({ ok: false, reason: 'corrupt' });
});

test('only the password-protected file is refused', () => {
  const bytes = Buffer.from(zipSync({ 'anna.txt': resume, 'boris.txt': resume }));
  const lastEntry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt16LE(1, lastEntry + 8);
  expect(unpackArchive(bytes)).toMatchObject({
    files: [
      { name: 'anna.txt', ok: true },
      { name: 'boris.txt', ok: false, reason: 'encrypted' },
    ],
  });
});
