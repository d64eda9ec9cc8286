import { expect, test } from 'vitest';
import { contentDisposition } from './mount-download.ts';

test.each([
  ['plain.pdf', `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
  ['Zoë.pdf', `attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`],
  [
    'a\r\nSet-Cookie: x',
    `attachment; filename="a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`,
  ],
  ['"; x="', `attachment; filename="__ x__"; filename*=UTF-8''%22%3B%20x%3D%22`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`],
])('the name %j makes one line that no reader takes for more', (name, expected) => {
  expect(contentDisposition(name)).toBe(expected);
});

test('a broken half of a character does not throw', () => {
  expect(contentDisposition('\ud800.pdf')).toContain('%EF%BF%BD.pdf');
});
