import type { ProofKind } from '../proofs/proof-kind.ts';

/** Emails with a link and a code: one for each kind of proof, with variants for some purposes. */
export type ProofTemplate = ProofKind | 'invite' | 'confirm-identity';

export type NoticeKind =
  | 'already-registered'
  | 'address-in-use'
  | 'password-changed'
  | 'email-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied'
  | 'google-added'
  | 'single-sign-on-added'
  | 'single-sign-on-bypassed'
  | 'new-device'
  | 'session-stolen'
  | 'sessions-ended'
  | 'sign-in-guessed'
  | 'factor-guessed'
  | 'recovery-codes-made'
  | 'recovery-code-used';

export type Words<Action> = {
  readonly subject: string;
  readonly opening: string;
  /** Label of the button; `null` if the email has none. */
  readonly action: Action | null;
  readonly closing: string;
};

/** All texts of the emails about sign-in, in one language. */
export type EmailWords = {
  /** Emails that verify an address. The action is the button's label. */
  readonly proofs: Readonly<Record<ProofTemplate, Words<string>>>;
  /** Notices of what happened. */
  readonly notices: Readonly<Record<NoticeKind, Words<{ readonly label: string; readonly path: string }>>>;
  /** Labels of the time, device and network address of the event. */
  readonly circumstances: { readonly when: string; readonly device: string; readonly network: string };
  /** Before a code; `orCode` if a button is above it. */
  readonly orCode: string;
  readonly yourCode: string;
  readonly validForBoth: (minutes: number) => string;
  readonly validForCode: (minutes: number) => string;
};
