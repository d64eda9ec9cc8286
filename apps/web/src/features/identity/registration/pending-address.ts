const key = 'pending_address';

/** The address an email was sent to, for this tab: it must not appear in the URL. */
export function keepPendingAddress(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Without storage, the next screen asks for it.
  }
}

export function readPendingAddress(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
