/** Target after login without a return path. */
export const homeWhenSignedIn = '/dashboard';

// A positive list instead of a hunt for tricks: slashes between plain words. A path can't contain a colon, backslash,
// percent, control or non-ASCII character, and no part is empty or made of dots, so that no browser reads a host in
// it.
const plainPath = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/;
const plainRest = /^(?:\?[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?(?:#[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?$/;
const longest = 2_000;

/** Returning to the screens of signing in would be a loop; an address without a screen is no place to return to. */
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

/** Adds the way back to the address of a screen; nothing where the way back is the usual one. */
export function withReturnPath(screen: string, returnPath: string): string {
  const safe = safeReturnPath(returnPath);
  return safe === homeWhenSignedIn ? screen : `${screen}?${new URLSearchParams({ returnTo: safe })}`;
}
