import { isIP } from 'node:net';
import type { IdentitySettings } from '../identity-settings.ts';
import type { IdentityError } from './identity-error.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const oddCharacters = /[\u0000-\u0020\u007f\\]/;

/** The redirect target after a sign-in: the requested URL if allowed, else the requesting page, else the site. */
export function chooseRedirect(
  settings: Pick<IdentitySettings, 'siteUrl' | 'redirects'>,
  asked: string | null | undefined,
  referer: string | null,
): string {
  for (const candidate of [asked, referer]) {
    if (candidate && isAllowed(settings, candidate)) return candidate;
  }
  return settings.siteUrl;
}

function isAllowed(
  { siteUrl, redirects }: Pick<IdentitySettings, 'siteUrl' | 'redirects'>,
  value: string,
): boolean {
  if (oddCharacters.test(value) || !/^https?:\/\/[^/]/i.test(value)) return false;
  const url = URL.parse(value);
  if (url?.username !== '' || url.password !== '') return false;
  // The host must be written as browsers parse it: no encoded IP addresses, no other alphabets.
  const written = /^https?:\/\/([^/?#]*)/i.exec(value)?.[1]?.toLowerCase().replace(/:\d*$/, '');
  if (written !== url.hostname) return false;
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isAddress && !isLoopbackName(url.hostname)) return false;
  const site = new URL(siteUrl);
  const isSite = url.protocol === site.protocol && url.hostname === site.hostname;
  if (isSite && (url.port === site.port || isLoopbackName(url.hostname))) return true;
  const withoutFragment = value.replace(/#.*$/s, '');
  return redirects.some((pattern) => patternOf(pattern).test(withoutFragment));
}

function isLoopbackName(name: string): boolean {
  return loopbackNames.has(name) || /^127\.\d+\.\d+\.\d+$/.test(name);
}

/** `*` matches anything but the separators of a URL, `**` anything. */
function patternOf(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/.:?#]*' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

/** Adds values to the fragment and, optionally, the query of a URL. */
export function addToAddress(
  address: string,
  {
    query,
    fragment,
  }: { query?: Readonly<Record<string, string>>; fragment?: Readonly<Record<string, string>> },
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  if (fragment) url.hash = String(new URLSearchParams(fragment));
  return url.href;
}

const oauthErrors: Readonly<Record<number, string>> = {
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** An error in OAuth's terms, which clients read from the redirect URL. */
export function describeRefusal({ code, status, message }: IdentityError): Record<string, string> {
  return {
    error: oauthErrors[status] ?? 'invalid_request',
    error_code: code,
    error_description: message,
  };
}
