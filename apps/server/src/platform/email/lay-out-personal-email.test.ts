import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { layOutPersonalEmail, type PersonalEmail } from './lay-out-personal-email.ts';

const message: PersonalEmail = {
  to: 'ada@example.org',
  language: 'en',
  replyTo: { name: 'Ida Lund', address: 'ida@example.org' },
  subject: 'Your application',
  body: 'Hello Ada,\n\n<b>two</b>\nlines',
  footer: 'Ida <i>Lund</i> sent this.',
};

test('markup in values is shown as text, and nothing is loaded from elsewhere', () => {
  const { html = '', text } = layOutPersonalEmail(message);
  expect(html).toContain('&lt;b&gt;two&lt;/b&gt;<br>lines</p>');
  expect(html).toContain('Ida &lt;i&gt;Lund&lt;/i&gt; sent this.');
  expect(html).not.toMatch(/<img|<a |<h1|https?:|url\(/);
  expect(text).toBe('Hello Ada,\n\n<b>two</b>\nlines\n\n-- \nIda <i>Lund</i> sent this.\n');
});

test('an Arabic email is read from right to left', () => {
  const { html } = layOutPersonalEmail({ ...message, language: 'ar', body: 'مرحبًا Ada،' });
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test('a name with a line break adds no header', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const replyTo = { name: 'Ida\r\nBcc: all@example.org', address: 'ida@example.org' };
  const { message: raw } = await transport.sendMail({
    from: 'winnow@localhost',
    ...layOutPersonalEmail({ ...message, replyTo, subject: 'Hello\r\nBcc: all@example.org' }),
  });
  const { bcc, headers, replyTo: answered } = await PostalMime.parse(raw as Buffer);
  expect(bcc).toBeUndefined();
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(answered?.map(({ address }) => address)).toEqual(['ida@example.org']);
});
