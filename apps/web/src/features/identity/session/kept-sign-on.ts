const key = 'sign_on';

/** Stores which single sign-on the user was sent to; `null` for Google. */
export function keepSignOn(connectionId: string | null): void {
  try {
    if (connectionId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, connectionId);
  } catch {
    // Without storage, the messages are those for any provider.
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
