/** Where somebody goes who did not come from anywhere. */
export const homeWhenSignedIn = '/dashboard';

// A positive list instead of a hunt for tricks: slashes between plain words. No colon, backslash, percent, control or
// foreign character can stand in a path, no part is empty or made of dots, so that no browser reads a host in it.
const plainPath = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/;
const plainRest = /^(?:\?[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?(?:#[A-Za-z0-9._~!$'()*+,;=:@/?%&-]*)?$/;
const longest = 2_000;

/** Screens of the way in: to return there after signing in would go in a circle. What is no screen is no place either. */
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

/** A path of ours that somebody may be led to; the dashboard for everything else, whoever wrote it. */
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
