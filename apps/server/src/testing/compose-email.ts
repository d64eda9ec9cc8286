import { createTransport } from 'nodemailer';

export type ComposedEmail = {
  readonly id?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly attachments?: readonly { readonly name: string; readonly content: string | Uint8Array }[];
  /** Header lines at the top, as added by mail servers. */
  readonly added?: readonly string[];
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** An email as a mail program sends it. */
export async function composeEmail({
  id = '<made@mail.example>',
  from = 'Ada Thorne <ada@candidates.example>',
  subject = 'Application',
  attachments = [],
  added = [],
}: ComposedEmail = {}): Promise<Buffer> {
  const { message } = await composer.sendMail({
    messageId: id,
    from,
    to: 'jobs@company.example',
    subject,
    date: new Date('2026-11-02T08:30:00Z'),
    text: 'Hello, my resume is attached.',
    attachments: attachments.map(({ name: filename, content }) => ({
      filename,
      content: Buffer.from(content),
    })),
  });
  const lines = added.map((line) => `${line}\r\n`).join('');
  return Buffer.concat([Buffer.from(lines), Buffer.from(message as Buffer)]);
}
