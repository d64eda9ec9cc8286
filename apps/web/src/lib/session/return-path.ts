/** Target after login without a return path. */
export const homeWhenSignedIn = '/dashboard';

// An allowlist: words separated by slashes. No colon, backslash, percent, control or non-ASCII character, and no empty
// part or part of dots, so that no browser interprets it as another host.
const plainPath = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/;
const plainRest = /^(?:\?[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?(?:#[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?$/;
const longest = 2_000;

/** Returning to a login screen would be a loop; paths without a screen are invalid. */
const notDestinations = new Set([
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'email-verification',
  'verify-email',
  'email-verification-status',
  'auth',
  'api',
  'rest',
  'dev',
]);

/** A safe internal return path; the dashboard for everything else. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest) return homeWhenSignedIn;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(wanted) ?? [];
  if (!plainPath.test(path) || !plainRest.test(rest)) return homeWhenSignedIn;
  const [, first = ''] = path.split('/');
  return notDestinations.has(first.toLowerCase()) ? homeWhenSignedIn : wanted;
}

/** Adds the return path to a screen's URL, unless it is the default. */
export function withReturnPath(screen: string, returnPath: string): string {
  const safe = safeReturnPath(returnPath);
  return safe === homeWhenSignedIn ? screen : `${screen}?${new URLSearchParams({ returnTo: safe })}`;
}
