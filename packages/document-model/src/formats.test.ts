import { expect, test } from 'vitest';
import { extensionOf, formatsOfExtension, mediaTypeOf, namesOf, offeredExtensions } from './formats.ts';

test('every accepted extension has a format and a media type', () => {
  expect(offeredExtensions).toContain('pdf');
  expect(new Set(offeredExtensions).size).toBe(offeredExtensions.length);
  for (const extension of offeredExtensions) {
    expect(formatsOfExtension(extension), extension).not.toBeNull();
    expect(mediaTypeOf(extension), extension).toMatch(/^\w+\/[\w.-]+$/);
  }
  expect(formatsOfExtension('zip')).toBeNull();
  expect(mediaTypeOf('constructor')).toBeNull();
});

test('an extension that is not accepted may also stand for a format', () => {
  expect(offeredExtensions).not.toContain('dotx');
  expect(formatsOfExtension('dotx')).toEqual(['docx']);
  expect(formatsOfExtension('dot')).toEqual(formatsOfExtension('doc'));
});

test('one extension is shown to users for each kind of file', () => {
  expect(namesOf('html')).toEqual({ is: 'a web page', extensions: ['html'] });
  expect(namesOf('image')).toEqual({ is: 'a picture', extensions: ['png', 'jpg'] });
});

test('the extension of a name is the text after its last dot', () => {
  expect(extensionOf('Resume.final.PDF')).toBe('pdf');
  expect(extensionOf('Resume 2026.06')).toBe('');
  expect(extensionOf('Resume')).toBe('');
});
