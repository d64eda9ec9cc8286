export type MadeAttachment = {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly mediaType?: string;
  /** Replaces the default header. */
  readonly disposition?: string;
};

export type MadeEmail = {
  readonly id?: string | null;
  readonly from?: string;
  readonly subject?: string;
  readonly date?: string;
  readonly text?: string;
  /** Header lines above the others, as relaying servers add them. */
  readonly added?: readonly string[];
  readonly attachments?: readonly MadeAttachment[];
};

const boundary = 'part-of-a-made-email';

/** An email as transmitted, with attachments in base64. */
export function makeEmail({
  id = '<made@mail.example>',
  from = 'Ada Thorne <ada@candidates.example>',
  subject = 'Application',
  date = 'Mon, 02 Nov 2026 09:30:00 +0100',
  text = 'Hello, my resume is attached.',
  added = [],
  attachments = [],
}: MadeEmail = {}): Buffer {
  const lines = [
    ...added,
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    `From: ${from}`,
    'To: jobs@company.example',
    `Subject: ${subject}`,
    `Date: ${date}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ];
  for (const { name, content, mediaType = 'application/octet-stream', disposition } of attachments) {
    lines.push(
      `--${boundary}`,
      `Content-Type: ${mediaType}`,
      'Content-Transfer-Encoding: base64',
      disposition ?? `Content-Disposition: attachment; filename="${name}"`,
      '',
      (
        Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n'),
    );
  }
  return Buffer.from([...lines, `--${boundary}--`, ''].join('\r\n'));
}
