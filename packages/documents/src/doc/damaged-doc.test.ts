import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { makeCompoundFile } from '../testing/make-compound-file.ts';
import { type DocParts, four, makeDoc, property, two } from '../testing/make-doc.ts';
import { readDoc } from './read-doc.ts';

const oleHeader = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function oleWith(stream: string): Uint8Array {
  return Uint8Array.from([...oleHeader, ...new Uint8Array(600), ...Buffer.from(stream, 'utf16le')]);
}

const text = 'Ines Duarte, nurse in Porto';
const hidden = { text: ' and surgeon', properties: property(0x083c, 1) };
const parts: DocParts = {
  body: [
    { runs: [{ text }, hidden] },
    { runs: [{ text: 'Second' }], properties: property(0x2416, 1), end: '\u0007' },
  ],
  headers: { header: [{ runs: [{ text: 'Resume' }] }] },
  shapes: [{ sides: [0, 0, 900, 900], text: [{ runs: [{ text: 'Boxed' }] }] }],
  data: [0, 0],
  title: 'Resume',
};

test('a Word document with a password is reported as such', () => {
  expect(readDoc(oleWith('EncryptedPackage'))).toMatchObject({ ok: false, reason: 'encrypted' });
  expect(readDoc(makeDoc({ ...parts, flags: 0x0100 }))).toMatchObject({ ok: false, reason: 'encrypted' });
});

test('another old Office file is not supported, and the message names the format', () => {
  const outcome = readDoc(oleWith('Workbook'));
  expect(outcome).toMatchObject({ ok: false, reason: 'unsupported' });
  expect(!outcome.ok && outcome.message).toContain('PDF');
});

test('a damaged Word document is reported as damaged, and so is one without text or table', () => {
  const corrupt = { ok: false, reason: 'corrupt' };
  expect(readDoc(oleWith('WordDocument'))).toMatchObject(corrupt);
  expect(readDoc(makeCompoundFile({ WordDocument: new Uint8Array(900) }))).toMatchObject(corrupt);
  const main = new Uint8Array(900);
  main.set([0xec, 0xa5]);
  expect(readDoc(makeCompoundFile({ WordDocument: main }))).toMatchObject(corrupt);
  expect(readDoc(makeCompoundFile({ WordDocument: main, '0Table': main }))).toMatchObject(corrupt);
});

test('without format pages all text counts as visible', () => {
  const bytes = makeDoc(parts);
  const main = Buffer.from(bytes.buffer).indexOf(Buffer.from([0xec, 0xa5]));
  // The lengths of the page tables.
  bytes.fill(0, main + 0xfe, main + 0x102);
  bytes.fill(0, main + 0x106, main + 0x10a);
  const outcome = readDoc(bytes);
  expect(outcome.ok && outcome.document.text).toContain('Ines Duarte, nurse in Porto and surgeon');
});

test('an invalid piece does not affect the others', () => {
  const outcome = readDoc(
    makeDoc({
      body: [{ runs: [{ text }] }],
      pieces: [
        [90_000, 90_010],
        [0, text.length + 1],
      ],
    }),
  );
  // The missing piece contained ten characters of the body.
  expect(outcome.ok && outcome.document.text).toBe(text.slice(0, -9));
});

test('cyclic base styles terminate', () => {
  const styles = [
    { kind: 1 as const, basedOn: 1 },
    { kind: 1 as const, basedOn: 0, characters: property(0x083c, 1) },
  ];
  const outcome = readDoc(makeDoc({ body: [{ runs: [{ text }], style: 1 }, { runs: [hidden] }], styles }));
  expect(outcome.ok && outcome.document.hidden).toHaveLength(1);
});

test('cyclic property lists terminate', () => {
  const data = [0, 0, ...two(6), ...property(0x6646, ...four(2))];
  const body = [{ runs: [{ text }], properties: property(0x6646, ...four(2)) }];
  expect(readDoc(makeDoc({ body, data }))).toMatchObject({ ok: true });
});

test('a document with too many properties is too large', () => {
  const list = Array.from({ length: 20_000 }, () => property(0x0835, 1)).flat();
  const body = Array.from({ length: 100 }, () => ({ runs: [{ text }] }));
  expect(readDoc(makeDoc({ body, modifier: 1, modifierLists: [list] }))).toMatchObject({
    ok: false,
    reason: 'too-large',
  });
});

test('a document that is longer than the limit is cut', () => {
  const body = Array.from({ length: 300 }, () => ({ runs: [{ text: 'words '.repeat(500) }] }));
  const outcome = readDoc(makeDoc({ body }));
  expect(outcome.ok && outcome.document.notes).toEqual(['truncated']);
  expect(outcome.ok && outcome.document.text.length).toBeLessThanOrEqual(limits.textCharacters);
});

test('tables with an excessive nesting depth are read', () => {
  const deep = [...property(0x2416, 1), ...property(0x6649, ...four(0x7fff_ffff))];
  const body = [{ runs: [{ text }], properties: deep }, { runs: [{ text: 'After' }] }];
  const outcome = readDoc(makeDoc({ body }));
  expect(outcome.ok && outcome.document.text).toBe(`${text}\n\nAfter`);
});

test('whatever bytes are changed, the outcome is a document or a reason', () => {
  const whole = makeDoc(parts);
  const places = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(0, 1, 0x7f, 0xff)), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(places, (changes) => {
      const bytes = Uint8Array.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      expect(typeof readDoc(bytes).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
