const key = 'sign_on';

/** Keeps at whose single sign-on the user is; `null` for Google's. */
export function keepSignOn(connectionId: string | null): void {
  try {
    if (connectionId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, connectionId);
  } catch {
    // What comes back then has the words of any provider.
  }
}

/** The single sign-on that the user came back from; `null` for none. */
export function readKeptSignOn(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
