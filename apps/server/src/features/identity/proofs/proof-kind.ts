/** Asked of the address that an account has, and of the one that it is to have. */
export type EmailChangeKind = 'email_change_current' | 'email_change_new';

/** What an email asks for. */
export type ProofKind = 'confirmation' | 'recovery' | 'magiclink' | 'reauthentication' | EmailChangeKind;
