import { expect, test } from 'vitest';
import { identityTexts } from '../identity-texts.ts';
import { checkFields, tidyCode } from './check-fields.ts';

const words = identityTexts.english.errors;

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['M', 'Name must be at least 2 characters'],
  ['x'.repeat(101), 'Name must be at most 100 characters'],
  ['李', 'Name must be at least 2 characters'],
  ['李娜', undefined],
  ['Anne-Marie O’Brien', undefined],
])('the name %j: %s', (name, error) => {
  expect(checkFields({ name }, words).name).toBe(error);
});

test.each([
  ['', 'Email is required'],
  ['maren', 'Please enter a valid email address'],
  ['maren@mill', 'Please enter a valid email address'],
  ['maren@@mill.example', 'Please enter a valid email address'],
  ['maren@mill..example', 'Please enter a valid email address'],
  ['maren @mill.example', 'Please enter a valid email address'],
  [`${'m'.repeat(250)}@mill.example`, 'Please enter a valid email address'],
  [' maren@mill.example ', undefined],
  ['maren+jobs@mill.example', undefined],
])('the address %j: %s', (email, error) => {
  expect(checkFields({ email }, words).email).toBe(error);
});

test('a new password has a length from 8 to 72; an existing one only has to be present', () => {
  const errorOf = (newPassword: string) => checkFields({ newPassword }, words).password;
  expect(errorOf('')).toBe('Password is required');
  expect(errorOf('seven77')).toBe('Password should be at least 8 characters.');
  expect(errorOf('eight888')).toBeUndefined();
  expect(errorOf('x'.repeat(73))).toBe('Password cannot be longer than 72 characters');
  expect(checkFields({ password: '' }, words).password).toBe('Password is required');
  expect(checkFields({ password: 'x' }, words)).toEqual({});
});

test.each(['123456', '123 456', ' 123-456\n', '123\u2013456', '\u200e123456\u200f'])(
  'the code %j is taken as people paste it',
  (code) => {
    expect(checkFields({ code }, words)).toEqual({});
    expect(tidyCode(code)).toBe('123456');
  },
);

test('a code with other characters or another length is refused', () => {
  expect(checkFields({ code: '' }, words).code).toBe('Enter the code');
  for (const code of ['12345', '1234567', '12345a']) {
    expect(checkFields({ code }, words).code).toBe('The code has 6 digits');
  }
});
