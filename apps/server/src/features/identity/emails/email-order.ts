import type { Language } from '@winnow/contracts';
import type { EmailSender } from '../../limits/email-budget.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { ProofKind } from '../proofs/proof-kind.ts';
import type { CodeChallenge } from '../sessions/pkce.ts';
import type { NoticeKind, ProofTemplate } from './email-words.ts';

/** Final target of an email's link, whether it uses PKCE, and who requested it. */
export type EmailReturn = {
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  /** Whose budget it counts against; `null` (or absent, from an earlier release) for none. */
  readonly sender?: EmailSender | null;
};

/** Time and origin of an event of an account. */
export type Happening = {
  /** ISO 8601. */
  readonly at: string;
  readonly userAgent: string | null;
  readonly address: string | null;
};

/** A requested email, before it is written. */
export type EmailOrder =
  /** An email with a link and a code for an account. */
  | (EmailReturn & {
      readonly about: 'proof';
      readonly userId: string;
      readonly kind: ProofKind;
      readonly template: ProofTemplate;
      readonly to: string;
    })
  /** A notice about an account. */
  | {
      readonly about: 'notice';
      readonly kind: NoticeKind;
      readonly to: string;
      /** The requester, if not the account itself. */
      readonly sender?: EmailSender | null;
      /** Sends only if the address belongs to an account that has verified it. */
      readonly onlyToOwner?: boolean;
      /** Used if the address no longer belongs to an account; else the account's language. */
      readonly language?: Language;
      /** Shown to the owner; absent in orders of earlier releases and if there is nothing to show. */
      readonly happened?: Happening;
    }
  /** The request must not reveal whether the address has an account: that is looked up when the email is written. */
  | (EmailReturn & {
      readonly about: 'address';
      readonly purpose: 'sign-in' | 'recovery' | 'confirmation' | 'email-change';
      readonly to: string;
      /** Metadata of the account that a sign-in may create; `null` if it may not create one. */
      readonly newcomer: JsonObject | null;
      /** Whether the sign-in confirms an existing session; absent in orders of an earlier release. */
      readonly isConfirmation?: boolean;
      /** Whether it was requested on a known device of the account. */
      readonly isFromOwner?: boolean;
    });

type ByAddress = Extract<EmailOrder, { about: 'address' }>;

/** The stored form: `purpose` keeps the name that the previous release reads. */
export type StoredEmailOrder =
  | Exclude<EmailOrder, ByAddress>
  | (Omit<ByAddress, 'purpose'> & { readonly wish: ByAddress['purpose'] });

export function storedOrder(order: EmailOrder): StoredEmailOrder {
  if (order.about !== 'address') return order;
  const { purpose, ...rest } = order;
  return { ...rest, wish: purpose };
}

export function readStoredOrder(order: StoredEmailOrder): EmailOrder {
  if (order.about !== 'address') return order;
  const { wish, ...rest } = order;
  return { ...rest, purpose: wish };
}
