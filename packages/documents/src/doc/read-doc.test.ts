import { expect, test } from 'vitest';
import { readDoc } from './read-doc.ts';

const oleHeader = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function oleWith(stream: string): Uint8Array {
  return Uint8Array.from([...oleHeader, ...new Uint8Array(600), ...Buffer.from(stream, 'utf16le')]);
}

test('a Word document with a password is told as such', async () => {
  expect(await readDoc(oleWith('EncryptedPackage'))).toMatchObject({ ok: false, reason: 'encrypted' });
});

test('another old Office file is not supported, and the sentence says what is', async () => {
  const outcome = await readDoc(oleWith('Workbook'));
  expect(outcome).toMatchObject({ ok: false, reason: 'unsupported' });
  expect(!outcome.ok && outcome.message).toContain('PDF');
});

test('a damaged Word document is damaged', async () => {
  expect(await readDoc(oleWith('WordDocument'))).toMatchObject({ ok: false, reason: 'corrupt' });
});
