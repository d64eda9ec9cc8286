import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { type NoticeKind, noticeWords, proofWords } from './letter-words.ts';
import type { Proof, ProofKind } from './one-time-tokens.ts';

/** The type by which `/verify` knows each kind of proof. */
export const verificationTypes: Readonly<Record<ProofKind | 'invite', string>> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
};

type LinkSettings = Pick<IdentitySettings, 'siteUrl' | 'authUrl' | 'mailLinks'>;

/** A letter that carries a proof, and leads to where it is used. */
export function writeProofLetter(
  kind: ProofKind | 'invite',
  to: string,
  proof: Proof,
  { redirectTo, codeSeconds, ...settings }: LinkSettings & { redirectTo: string; codeSeconds: number },
): Letter {
  const { subject, opening, action, closing } = proofWords[kind];
  const link = action && { label: action, url: mailLink(settings, kind, proof.linkToken, redirectTo) };
  const validity = `Link and code are good once, for ${Math.round(codeSeconds / 60)} minutes.`;
  return layOut(to, subject, [
    { kind: 'text', text: opening },
    ...(link ? [{ kind: 'link', ...link } as const] : []),
    { kind: 'code', label: link ? 'Or type this code:' : 'Your code:', code: proof.code },
    { kind: 'text', text: validity },
    { kind: 'text', text: closing },
  ]);
}

/** A letter that tells what happened to an account. */
export function writeNotice(kind: NoticeKind, to: string): Letter {
  const { subject, opening, closing } = noticeWords[kind];
  return layOut(to, subject, [
    { kind: 'text', text: opening },
    { kind: 'text', text: closing },
  ]);
}

/** The link that uses a token at once, whoever opens it. */
export function verifyLink(
  { authUrl }: Pick<IdentitySettings, 'authUrl'>,
  kind: ProofKind | 'invite',
  linkToken: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({
    token: linkToken,
    type: verificationTypes[kind],
    redirect_to: redirectTo,
  });
  return `${authUrl}/verify?${query}`;
}

function mailLink(settings: LinkSettings, kind: ProofKind | 'invite', linkToken: string, redirectTo: string) {
  if (settings.mailLinks === 'verify') return verifyLink(settings, kind, linkToken, redirectTo);
  // A page with a button: programs that look at every link in a mail do not press it.
  const page = kind === 'recovery' ? 'reset-password' : 'verify-email';
  const query = new URLSearchParams({ token_hash: linkToken, type: verificationTypes[kind] });
  return `${settings.siteUrl}/${page}?${query}`;
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string };

function layOut(to: string, subject: string, parts: readonly Part[]): Letter {
  return { to, subject, text: `${parts.map(asText).join('\n\n')}\n\nWinnow\n`, html: asPage(subject, parts) };
}

function asText(part: Part): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'link' ? `${part.label}:\n${part.url}` : `${part.label} ${part.code}`;
}

const paragraph = 'margin:0 0 16px';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d3a;color:#ffffff;text-decoration:none;font-weight:600';
const digits = 'font:600 24px ui-monospace,monospace;letter-spacing:4px';

function asHtml(part: Part): string {
  if (part.kind === 'text') return `<p style="${paragraph}">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link') {
    return `<p style="${paragraph}"><a href="${escapeHtml(part.url)}" style="${button}">${escapeHtml(part.label)}</a></p>`;
  }
  return `<p style="${paragraph}">${escapeHtml(part.label)} <span style="${digits}">${part.code}</span></p>`;
}

function asPage(subject: string, parts: readonly Part[]): string {
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
