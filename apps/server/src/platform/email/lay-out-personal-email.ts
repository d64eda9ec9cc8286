import type { Language } from '@winnow/contracts';
import { escapeHtml } from '../http/pages/escape-html.ts';
import { emailFrames } from './email-frame.ts';
import { card, page, paragraph } from './email-styles.ts';
import type { EmailMessage } from './email-transport.ts';

/** An email that a user writes to another person. */
export type PersonalEmail = {
  readonly to: string;
  readonly language: Language;
  readonly replyTo: NonNullable<EmailMessage['replyTo']>;
  /** On one line. */
  readonly subject: string;
  /** Paragraphs separated by empty lines. */
  readonly body: string;
  /** Sender and reply address. */
  readonly footer: string;
};

/**
 * Lays it out like all emails, but without our name above: the text is the sender's. Loads nothing, and tracks
 * nothing.
 */
export function layOutPersonalEmail(message: PersonalEmail): EmailMessage {
  const { to, language, replyTo, subject, body, footer } = message;
  const frame = { ...emailFrames[language], footer: escapeHtml(footer) };
  const paragraphs = body.split('\n\n').map((each) => paragraph(escapeHtml(each)));
  return {
    to,
    replyTo,
    subject,
    text: `${body}\n\n-- \n${footer}\n`,
    html: page({
      language,
      frame,
      title: escapeHtml(subject),
      preview: escapeHtml(body.split('\n\n')[1] ?? body.split('\n\n')[0] ?? ''),
      body: card(null, paragraphs.join('\n')),
    }),
  };
}
