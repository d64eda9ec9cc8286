import type { Language } from '@winnow/contracts';
import { escapeHtml } from '../http/pages/escape-html.ts';
import { type EmailFrame, emailFrames } from './email-frame.ts';
import { card, code, markOf, page, paragraph, smallPrint, wayOn } from './email-styles.ts';
import type { EmailMessage } from './email-transport.ts';

/** Content of an email. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  /** Fine print. */
  | { readonly kind: 'small-print'; readonly text: string };

/** Recipient of an email, and their language. */
export type Addressee = { readonly to: string; readonly language: Language };

/** Lays out an email as text and as HTML with the same content. All emails share this layout. */
export function layOutEmail(
  { to, language }: Addressee,
  subject: string,
  parts: readonly EmailPart[],
): EmailMessage {
  // Users choose their names, so the subject may contain any character.
  const title = clean(subject).replaceAll('\n', ' ');
  const words = parts.map(cleanPart);
  return {
    to,
    subject: title,
    text: `${words.map(asText).join('\n\n')}\n\nWinnow\n`,
    html: asPage(title, words, language),
  };
}

function asText(part: EmailPart): string {
  if (part.kind === 'link') return `${part.label}:\n${part.url}`;
  return part.kind === 'code' ? `${part.label} ${part.code}` : part.text;
}

function asHtml(part: EmailPart, frame: EmailFrame): string {
  if (part.kind === 'link') return wayOn(escapeHtml(part.label), escapeHtml(part.url), frame);
  if (part.kind === 'code') return code(escapeHtml(part.label), escapeHtml(part.code));
  const text = escapeHtml(part.text);
  return part.kind === 'small-print' ? smallPrint(text) : paragraph(text);
}

function asPage(title: string, parts: readonly EmailPart[], language: Language): string {
  const frame = emailFrames[language];
  const first = parts.find((part) => part.kind === 'text');
  const content = parts.map((part) => asHtml(part, frame)).join('\n');
  return page({
    language,
    frame,
    title: escapeHtml(title),
    // Preview text that mail clients show after the subject.
    preview: escapeHtml(first?.text ?? ''),
    body: `${markOf(frame)}\n${card(escapeHtml(title), content)}`,
  });
}

function cleanPart(part: EmailPart): EmailPart {
  if (part.kind === 'link') return { ...part, label: clean(part.label) };
  return part.kind === 'code' ? part : { ...part, text: clean(part.text) };
}

function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ');
}
