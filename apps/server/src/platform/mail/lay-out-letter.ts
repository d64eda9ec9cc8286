import { escapeHtml } from '../http/escape-html.ts';
import type { Letter } from './mail.ts';

/** What a letter is made of. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string };

/** Lays a letter out, as plain words and as a page that says the same. All letters look alike. */
export function layOutLetter(to: string, subject: string, parts: readonly LetterPart[]): Letter {
  return { to, subject, text: `${parts.map(asText).join('\n\n')}\n\nWinnow\n`, html: asPage(subject, parts) };
}

function asText(part: LetterPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'link' ? `${part.label}:\n${part.url}` : `${part.label} ${part.code}`;
}

const paragraph = 'margin:0 0 16px';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d3a;color:#ffffff;text-decoration:none;font-weight:600';
const digits = 'font:600 24px ui-monospace,monospace;letter-spacing:4px';

function asHtml(part: LetterPart): string {
  if (part.kind === 'text') return `<p style="${paragraph}">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link') {
    return `<p style="${paragraph}"><a href="${escapeHtml(part.url)}" style="${button}">${escapeHtml(part.label)}</a></p>`;
  }
  return `<p style="${paragraph}">${escapeHtml(part.label)} <span style="${digits}">${part.code}</span></p>`;
}

function asPage(subject: string, parts: readonly LetterPart[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f5f2;color:#1d1d1b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${parts.map(asHtml).join('\n')}
<p style="margin:0;color:#6b6b66">Winnow</p>
</div></body></html>
`;
}
