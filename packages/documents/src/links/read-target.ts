import { limits } from '../limits.ts';

const mail = /^mailto:\s*([^?]+)/i;
const address = /^[^\s@/:<>"',;()\\]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}$/u;
/** "www.example.com" and "github.com/jane", as people write addresses in link dialogs. */
const withoutScheme = /^(?:www\.|(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\/)[^\s@]+$/i;
/** White space, control characters, and characters that never occur in an address. */
const forbidden = /[\s\p{C}<>"\\^`{|}]/u;

/**
 * The address that a link leads to, if it may be kept: only `http:`, `https:` and `mailto:`, of limited length, without
 * a password; otherwise `null`. The address is never requested.
 */
export function readTarget(written: string): string | null {
  if (written.length > 4 * limits.links.targetCharacters) return null;
  const target = written.trim();
  const mailed = mail.exec(target)?.[1] ?? (address.test(target) ? target : undefined);
  if (mailed !== undefined) return emailTarget(mailed);
  return webTarget(withoutScheme.test(target) ? `http://${target}` : target);
}

function emailTarget(written: string): string | null {
  const decoded = decodedFrom(written).trim();
  return address.test(decoded) && !forbidden.test(decoded) ? `mailto:${decoded}` : null;
}

function decodedFrom(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function webTarget(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || forbidden.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  const inner = wrappedIn(url);
  if (inner !== null) return /^https?:/i.test(inner) ? webTarget(inner) : null;
  const isPublic = /\.[^.\d][^.]*$/.test(url.hostname);
  if (!isPublic || url.username || url.password) return null;
  return target.length <= limits.links.targetCharacters ? target : null;
}

/** The target of a link that Google Docs wrapped in an address of its own; `null` if it is not wrapped. */
function wrappedIn({ hostname, pathname, searchParams }: URL): string | null {
  return hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
}
