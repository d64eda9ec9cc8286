import { useState } from 'react';

const key = 'invitation';

/**
 * The secret of the link, stored in this tab while the user logs in or registers, so that it isn't in any URL. Empty if
 * the link has none.
 */
export function useInvitationSecret(): string {
  const [secret] = useState(() => {
    const fromLink = window.location.hash.slice(1);
    try {
      if (fromLink !== '') sessionStorage.setItem(key, fromLink);
      return fromLink || (sessionStorage.getItem(key) ?? '');
    } catch {
      return fromLink;
    }
  });
  return secret;
}

const joiningKey = 'invitation-joining';

/** Remembers that a user registers in order to join, so that they aren't asked again. */
export const joining = {
  keep(secret: string): void {
    try {
      sessionStorage.setItem(joiningKey, secret);
    } catch {
      // Without storage, they are asked.
    }
  },

  /** Once. */
  take(secret: string): boolean {
    try {
      const isKept = sessionStorage.getItem(joiningKey) === secret;
      sessionStorage.removeItem(joiningKey);
      return isKept;
    } catch {
      return false;
    }
  },
};
