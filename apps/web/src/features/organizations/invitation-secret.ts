import { useState } from 'react';

const key = 'invitation';

/**
 * The secret of the link, kept in this tab while its reader logs in or registers, so that the way there does not carry
 * it. Empty where the link has none.
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

/** Who makes an account to join is not asked again whether they want to. */
export const joining = {
  keep(secret: string): void {
    try {
      sessionStorage.setItem(joiningKey, secret);
    } catch {
      // They are asked, then.
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
