import { expect, test } from 'vitest';
import { layOutEmail } from './lay-out-email.ts';

const ida = { to: 'ida@example.org', language: 'en' } as const;

test('what looks like markup is text', () => {
  const { html = '' } = layOutEmail(ida, 'A <b>subject</b>', [
    { kind: 'text', text: 'Hello <img src=x onerror=alert(1)> "Ida" & co' },
    { kind: 'link', label: '<i>Open</i>', url: 'https://winnow.example/?a=1&b="2"' },
    { kind: 'small-print', text: '</td></table><script>' },
  ]);
  expect(html).not.toMatch(/<img|<script>|<b>|<i>/);
  expect(html).toContain('https://winnow.example/?a=1&amp;b=&quot;2&quot;');
});

test('a name cannot add a header or a line of its own to the subject', () => {
  const message = layOutEmail(ida, 'Hello Ida\r\nBcc: all@example.org', [
    { kind: 'text', text: 'Hello Ida\r\nBcc: all@example.org\u0000\u001b[31m' },
  ]);
  expect(message.subject).toBe('Hello Ida Bcc: all@example.org');
  expect(message.text).toBe('Hello Ida\nBcc: all@example.org  [31m\n\nWinnow\n');
});

test('an email declares its language and text direction', () => {
  const parts = [{ kind: 'link', label: 'افتح', url: 'https://winnow.example/' }] as const;
  const { html = '' } = layOutEmail({ ...ida, language: 'ar' }, 'أهلا', parts);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('أو افتح هذا العنوان');
  expect(html).not.toMatch(/Or open|You get this email/);
});

/** Properties that common mail clients support in a style attribute. */
const supportedProperties = new Set(
  `background border border-bottom border-radius border-top color display font font-size height letter-spacing line-height
  margin margin-top max-height max-width mso-hide opacity overflow padding padding-right text-align text-decoration
  vertical-align width word-break`.split(/\s+/),
);

test('styles are made of properties that mail clients support', () => {
  const { html = '' } = layOutEmail(ida, 'Code', [
    { kind: 'text', text: 'Hello' },
    { kind: 'link', label: 'Open', url: 'https://winnow.example/' },
    { kind: 'code', label: 'Code', code: '123456' },
    { kind: 'small-print', text: 'Fine print' },
  ]);
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));
  const properties = new Set(styles.map((each) => each.split(':')[0]?.trim()).filter(Boolean));
  expect([...properties].filter((name) => !supportedProperties.has(name ?? ''))).toEqual([]);
  expect(properties).toContain('letter-spacing');
});
