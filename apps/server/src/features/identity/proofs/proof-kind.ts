/** Confirmations by the current address and by the new one. */
export type EmailChangeKind = 'email_change_current' | 'email_change_new';

/** What an email proves. */
export type ProofKind = 'confirmation' | 'recovery' | 'magiclink' | 'reauthentication' | EmailChangeKind;
