import { expect, test } from 'vitest';
import { emailKey, isSamePhone, phoneKey } from './contact-keys.ts';

test.each([
  ['Ada.Thorne@Example.org', 'ada.thorne@example.org'],
  ['ada.thorne+jobs@example.org', 'ada.thorne@example.org'],
  ['a.d.a.thorne@googlemail.com', 'adathorne@gmail.com'],
  ['ada.jobs@example.org', 'ada.jobs@example.org'],
  ['info@example.org', null],
  ['bewerbung.nord@example.org', null],
  ['your.name@example.org', null],
  ['no address', null],
  ['two@at@example.org', null],
])('%s is looked up as %s', (address, key) => {
  expect(emailKey(address, ['ada', 'thorne'])).toBe(key);
});

test.each([
  ['+49 (0) 171 555-0123', '+491715550123'],
  ['0049 171 5550123', '+491715550123'],
  ['0171 / 5550123', '1715550123'],
  ['(212) 555-0147', '2125550147'],
  ['+49 30 5550199 ext. 12', null],
  ['555 0123', null],
  ['0123456789', null],
  ['00000000', null],
  ['1234567890123456', null],
])('%s is looked up as %s', (written, key) => {
  expect(phoneKey(written)).toBe(key);
});

test('a number with its country code matches the one without, and no number of another country', () => {
  expect(isSamePhone('+491715550123', '1715550123')).toBe(true);
  expect(isSamePhone('2125550147', '+12125550147')).toBe(true);
  expect(isSamePhone('+491715550123', '+431715550123')).toBe(false);
  expect(isSamePhone('15550123', '+4917115550123')).toBe(false);
});
