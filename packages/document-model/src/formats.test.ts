import { expect, test } from 'vitest';
import { extensionOf, formatsOfExtension, mediaTypeOf, namesOf, offeredExtensions } from './formats.ts';

test('every extension that is offered has a format and a media type', () => {
  expect(offeredExtensions).toContain('pdf');
  expect(new Set(offeredExtensions).size).toBe(offeredExtensions.length);
  for (const extension of offeredExtensions) {
    expect(formatsOfExtension(extension), extension).not.toBeNull();
    expect(mediaTypeOf(extension), extension).toMatch(/^\w+\/[\w.-]+$/);
  }
  expect(formatsOfExtension('zip')).toBeNull();
  expect(mediaTypeOf('constructor')).toBeNull();
});

test('an extension that is not offered may promise a format as well', () => {
  expect(offeredExtensions).not.toContain('dotx');
  expect(formatsOfExtension('dotx')).toEqual(['docx']);
  expect(formatsOfExtension('dot')).toEqual(formatsOfExtension('doc'));
});

test('people are told one extension for each kind of file', () => {
  expect(namesOf('html')).toEqual({ is: 'a web page', extensions: ['html'] });
  expect(namesOf('image')).toEqual({ is: 'a picture', extensions: ['png', 'jpg'] });
});

test('the extension of a name is what follows its last dot', () => {
  expect(extensionOf('Resume.final.PDF')).toBe('pdf');
  expect(extensionOf('Resume 2026.06')).toBe('');
  expect(extensionOf('Resume')).toBe('');
});
