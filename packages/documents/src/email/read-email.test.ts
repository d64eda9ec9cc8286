import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { makeEmail } from '../testing/make-email.ts';
import { readAuthenticationResults } from './authentication-results.ts';
import { readEmail } from './read-email.ts';

async function read(bytes: Uint8Array, scope?: 'header') {
  const outcome = await readEmail(bytes, scope);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.email;
}

test('an email has its sender, date, subject and attachments', async () => {
  const email = await read(
    makeEmail({
      subject: '=?utf-8?B?QmV3ZXJidW5nIGFscyBLw7ZjaGlu?=',
      attachments: [{ name: 'cv.txt', content: 'Ada Thorne' }],
    }),
  );
  expect(email).toMatchObject({
    messageId: '<made@mail.example>',
    from: { name: 'Ada Thorne', address: 'ada@candidates.example' },
    subject: 'Bewerbung als Köchin',
    sentAt: '2026-11-02T08:30:00.000Z',
    checks: null,
    leftOut: 0,
    problem: null,
  });
  expect(email.attachments).toMatchObject([{ name: 'cv.txt', isInline: false }]);
  expect(Buffer.from(email.attachments[0]?.bytes ?? []).toString()).toBe('Ada Thorne');
});

test('attachment names become plain text: decoded, without folders and direction marks', async () => {
  const content = 'x';
  const { attachments } = await read(
    makeEmail({
      attachments: [
        { name: '../../etc/passwd', content },
        { name: 'C:\\\\Users\\\\ada\\\\cv.pdf', content },
        {
          name: '',
          content,
          disposition: `Content-Disposition: attachment; filename*=utf-8''%C3%96sch%0A.pdf`,
        },
        { name: '=?utf-8?Q?cv=E2=80=AEfdp=2Eexe?=', content },
        { name: '..', content },
        { name: '', content, mediaType: 'application/pdf', disposition: 'Content-Disposition: attachment' },
      ],
    }),
  );
  expect(attachments.map(({ name }) => name)).toEqual([
    'passwd',
    'cv.pdf',
    'Ösch .pdf',
    'cv fdp.exe',
    'attachment',
    'attachment.pdf',
  ]);
});

test('attachments of an email that was forwarded as a file are found', async () => {
  const inner = makeEmail({ attachments: [{ name: 'inner.txt', content: 'Ben Quay' }] });
  const { attachments } = await read(
    makeEmail({ attachments: [{ name: 'forwarded.eml', content: inner, mediaType: 'message/rfc822' }] }),
  );
  expect(attachments.map(({ name }) => name)).toEqual(['inner.txt']);
});

test('pictures in a signature are distinguished from attachments', async () => {
  const { attachments } = await read(
    makeEmail({
      attachments: [
        {
          name: 'logo.png',
          content: 'x',
          mediaType: 'image/png',
          disposition: 'Content-Disposition: inline',
        },
        { name: 'scan.png', content: 'x', mediaType: 'image/png' },
      ],
    }),
  );
  expect(attachments.map(({ isInline }) => isInline)).toEqual([true, false]);
});

test('bombs produce an outcome that still names the sender', async () => {
  const nested = (depth: number) => {
    const opened = Array.from(
      { length: depth },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );
    return Buffer.from(`From: deep@bombs.example\r\nSubject: Deep\r\n${opened.join('')}\r\nend`);
  };
  expect(await read(nested(5_000))).toMatchObject({
    from: { address: 'deep@bombs.example' },
    subject: 'Deep',
    problem: 'too-complex',
  });
  const many = makeEmail({
    attachments: Array.from({ length: 10_000 }, (_, index) => ({ name: `${index}.txt`, content: 'x' })),
  });
  const email = await read(many);
  expect(email.attachments).toHaveLength(limits.email.attachments);
  expect(email.leftOut).toBe(limits.email.countedAttachments + 1 - limits.email.attachments);
  const wordy = makeEmail({
    added: Array.from({ length: 50_000 }, (_, index) => `X-${index}: ${'y'.repeat(40)}`),
  });
  expect(await read(wordy)).toMatchObject({ attachments: [], problem: 'too-complex' });
  const long = makeEmail({ added: [`X-Long: ${'z'.repeat(3_000_000)}`] });
  expect(await read(long)).toMatchObject({ from: null, problem: 'too-complex' });
});

test('bytes that are not an email become an email without content', async () => {
  for (const bytes of [new Uint8Array(), Uint8Array.from([0, 255, 10, 13, 0]), Buffer.from('%PDF-1.7\n')])
    expect(await read(bytes)).toMatchObject({ from: null, subject: '', attachments: [] });
});

test('the header is read even if the email as a whole is not', async () => {
  const cut = makeEmail({ attachments: [{ name: 'cv.txt', content: 'x'.repeat(10_000) }] }).subarray(0, 900);
  expect(await read(cut, 'header')).toMatchObject({
    from: { address: 'ada@candidates.example' },
    attachments: [],
    problem: null,
  });
});

test("only the topmost server's checks of the sender are read", async () => {
  const { checks } = await read(
    makeEmail({
      added: [
        'Authentication-Results: mx.company.example;\r\n spf=pass (sender; is=fine) smtp.mailfrom=ada@candidates.example;',
        ' dkim=fail header.d=other.example; dkim=pass (2048-bit key) header.d=candidates.example',
        'Authentication-Results: mx.company.example; spf=fail; dkim=fail',
      ],
    }),
  );
  expect(checks).toEqual({
    server: 'mx.company.example',
    spf: 'pass',
    spfDomain: 'candidates.example',
    dkim: 'pass',
    dkimDomain: 'candidates.example',
  });
});

test('results inside comments and quotation marks are ignored', () => {
  const found = (value: string) => readAuthenticationResults(value);
  expect(found('mx.example 1; none')).toMatchObject({ server: 'mx.example', spf: null, dkim: null });
  expect(found('mx.example (; spf=pass); spf=softfail')).toMatchObject({ spf: 'softfail' });
  expect(found('mx.example; x="; spf=pass"')).toMatchObject({ spf: null });
  expect(found('mx.example; spf=certainly')).toMatchObject({ spf: null });
  expect(found('spf=pass')).toBeNull();
  expect(found(`mx.example; ${'('.repeat(20_000)}`)).toBeNull();
});
