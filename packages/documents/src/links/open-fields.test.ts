import { expect, test } from 'vitest';
import { OpenFields } from './open-fields.ts';

const address = 'https://example.org/';

/** Opens a field at its result. */
function open(fields: OpenFields, instruction: string): void {
  fields.begin();
  fields.takeInstruction(instruction);
  fields.separate();
}

test('the innermost field with a target counts, and after its end the surrounding one does', () => {
  const fields = new OpenFields();
  open(fields, `HYPERLINK "${address}outer"`);
  open(fields, `HYPERLINK "${address}inner"`);
  open(fields, 'PAGE');
  expect(fields.target).toBe(`${address}inner`);
  fields.end();
  fields.end();
  expect(fields.target).toBe(`${address}outer`);
  fields.end();
  fields.end();
  expect(fields.target).toBeNull();
});

test('the result of a field within an instruction is part of the address', () => {
  const fields = new OpenFields();
  fields.begin();
  fields.takeInstruction(`HYPERLINK "${address}page-`);
  open(fields, 'PAGE');
  fields.takeInstruction('7');
  fields.end();
  fields.takeInstruction('"');
  fields.separate();
  expect(fields.target).toBe(`${address}page-7`);
});

test('a hundred thousand nested fields are counted, not kept', () => {
  const fields = new OpenFields();
  open(fields, `HYPERLINK "${address}"`);
  for (let depth = 0; depth < 100_000; depth += 1) open(fields, 'HYPERLINK "https://example.org/deep');
  for (let depth = 0; depth < 100_000; depth += 1) fields.end();
  expect(fields.target).toBe(address);
  fields.end();
  expect(fields.target).toBeNull();
});

test('a long instruction is cut', () => {
  const fields = new OpenFields();
  fields.begin();
  fields.takeInstruction(`HYPERLINK "${address}"`);
  for (let part = 0; part < 10_000; part += 1) fields.takeInstruction(' \\o "a hint"');
  fields.separate();
  expect(fields.target).toBe(address);
});
