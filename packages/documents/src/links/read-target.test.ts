import { expect, test } from 'vitest';
import { fieldTarget } from './field-target.ts';
import { readTarget } from './read-target.ts';

test.each([
  ['https://www.linkedin.com/in/imani-sato/', 'https://www.linkedin.com/in/imani-sato/'],
  [' HTTP://imani.example.org ', 'HTTP://imani.example.org'],
  ['www.imani.example.org', 'http://www.imani.example.org'],
  ['github.com/imani-sato', 'http://github.com/imani-sato'],
  ['mailto: Imani.Sato@example.org?subject=Hello', 'mailto:Imani.Sato@example.org'],
  ['mailto:imani%2Bjobs@example.org', 'mailto:imani+jobs@example.org'],
  ['imani.sato@example.org', 'mailto:imani.sato@example.org'],
  [
    'https://www.google.com/url?q=https://imani.example.org/work&sa=D&usg=x',
    'https://imani.example.org/work',
  ],
])('%j leads to %s', (written, target) => {
  expect(readTarget(written)).toBe(target);
});

test.each([
  '',
  '#top',
  'cv.pdf',
  'pages/about.html',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.org',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'ftp://example.org',
  'vbscript:x',
  '\\\\server\\share',
  'https://',
  'https:example.org',
  'http://localhost/admin',
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  'https://imani:secret@example.org/',
  'https://example.org/a b',
  'https://example.org/<script>',
  'https://example.org/\u202egnp.exe',
  'https://www.google.com/url?q=javascript:alert(1)',
  'mailto:',
  'mailto:nobody',
  'mailto:a@example.org,b@example.org',
  `https://example.org/${'a'.repeat(500)}`,
  `mailto:${'a'.repeat(4_000)}@example.org`,
])('%j has no valid target', (written) => {
  expect(readTarget(written)).toBeNull();
});

test.each([
  [' HYPERLINK "https://example.org/imani" \\o "a hint" ', 'https://example.org/imani'],
  ['hyperlink mailto:imani@example.org', 'mailto:imani@example.org'],
  [' HYPERLINK \\l "a place in the text" ', null],
  [' PAGE \\* MERGEFORMAT ', null],
  [' INCLUDETEXT "https://example.org" ', null],
])('the field %j leads to %s', (instruction, target) => {
  expect(fieldTarget(instruction)).toBe(target);
});
