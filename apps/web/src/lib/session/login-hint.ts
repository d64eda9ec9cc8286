const key = 'login_hint';
const parameter = 'login';

/**
 * Takes the address to log in with out of the part of a link behind `#`, and keeps it for this tab: it must not travel
 * in an address that is sent to a server.
 * @returns what is left of the hash
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
    // They then ask for it.
  }
}

/** The address that a link named, for the login; empty without one. */
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
