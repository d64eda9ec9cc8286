const key = 'login_hint';
const parameter = 'login';

/**
 * Takes the email address to log in with from a link's fragment, and stores it for this tab: it must not be part of a
 * URL that is sent to a server.
 * @returns the rest of the fragment
 */
export function takeLoginHint(hash: string): string {
  const given = new URLSearchParams(hash.slice(1));
  const email = given.get(parameter);
  if (email === null) return hash;
  keepLoginHint(email);
  given.delete(parameter);
  return given.size > 0 ? `#${given}` : '';
}

/** Fills in the login and the registration of this tab. */
export function keepLoginHint(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Without storage, the forms ask for it.
  }
}

/** The email address of the link, for the login form; empty without one. */
export function readLoginHint(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Useless once the user is signed in. */
export function forgetLoginHint(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}
