import { momentInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailMessage } from '../../../platform/email/email-transport.ts';
import { type Addressee, type EmailPart, layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { familyOf } from '../devices/device-traits.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { Proof } from '../proofs/one-time-tokens.ts';
import { emailWords } from './email-language.ts';
import type { Happening } from './email-order.ts';
import type { NoticeKind, ProofTemplate } from './email-words.ts';

/** The `type` that `/verify` expects for each kind of proof. */
export const verificationTypes: Readonly<Record<ProofTemplate, string>> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  'confirm-identity': 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
};

type LinkSettings = Pick<IdentitySettings, 'siteUrl' | 'authUrl' | 'emailLinks'>;

/** An email with a link and a code that verify something. */
export function writeProofEmail(
  kind: ProofTemplate,
  addressee: Addressee,
  proof: Proof,
  { redirectTo, codeSeconds, ...settings }: LinkSettings & { redirectTo: string; codeSeconds: number },
): EmailMessage {
  const words = emailWords[addressee.language];
  const { subject, opening, action, closing } = words.proofs[kind];
  const link = action && { label: action, url: emailLink(settings, kind, proof.linkToken, redirectTo) };
  const minutes = Math.round(codeSeconds / 60);
  const validity = link ? words.validForBoth(minutes) : words.validForCode(minutes);
  return layOutEmail(addressee, subject, [
    { kind: 'text', text: opening },
    ...(link ? [{ kind: 'link', ...link } as const] : []),
    { kind: 'code', label: link ? words.orCode : words.yourCode, code: proof.code },
    { kind: 'text', text: validity },
    { kind: 'small-print', text: closing },
  ]);
}

/** An email about a security event of an account. */
export function writeNotice(
  kind: NoticeKind,
  addressee: Addressee,
  { siteUrl, happened }: Pick<IdentitySettings, 'siteUrl'> & { readonly happened: Happening | null },
): EmailMessage {
  const { subject, opening, action, closing } = emailWords[addressee.language].notices[kind];
  return layOutEmail(addressee, subject, [
    { kind: 'text', text: opening },
    ...(happened ? circumstancesOf(happened, addressee) : []),
    ...(action ? [{ kind: 'link', label: action.label, url: `${siteUrl}${action.path}` } as const] : []),
    { kind: 'small-print', text: closing },
  ]);
}

/** Details by which owners recognize their own actions. */
function circumstancesOf(
  { at, userAgent, address }: Happening,
  { language }: Addressee,
): readonly EmailPart[] {
  const { when, device, network } = emailWords[language].circumstances;
  const family = familyOf(userAgent);
  return [
    `${when} ${momentInEmail(new Date(at), language)}`,
    ...(family === '' ? [] : [`${device} ${family}`]),
    ...(address === null ? [] : [`${network} ${address}`]),
  ].map((text) => ({ kind: 'text', text }));
}

/** The link that uses a token as soon as it is opened. */
export function verifyLink(
  { authUrl }: Pick<IdentitySettings, 'authUrl'>,
  kind: ProofTemplate,
  linkToken: string,
  redirectTo: string,
): string {
  // Unencoded if nothing in it could end the value: clients search for it in this form.
  const target = /^[\w:/.~-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo);
  return `${authUrl}/verify?token=${linkToken}&type=${verificationTypes[kind]}&redirect_to=${target}`;
}

function emailLink(settings: LinkSettings, kind: ProofTemplate, linkToken: string, redirectTo: string) {
  if (settings.emailLinks === 'verify') {
    // Under both names, since clients look for one or the other.
    return `${verifyLink(settings, kind, linkToken, redirectTo)}&token_hash=${linkToken}`;
  }
  // A page with a button, which programs that open every link in an email don't press.
  const page = kind === 'recovery' ? 'reset-password' : 'verify-email';
  const query = new URLSearchParams({ token_hash: linkToken, type: verificationTypes[kind] });
  return `${settings.siteUrl}/${page}?${query}`;
}
