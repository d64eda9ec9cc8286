import type { OrganizationId, PaymentKind, TopUpId } from '@winnow/contracts';
import type { SubscriptionRow } from '../plans/subscription-repository.ts';

/** Who pays, and the member who orders. */
export type Payer = {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  readonly email: string;
};

/** The provider's ids of a customer, their subscription and their checkouts; `null` if unknown. */
export type ProviderIds = {
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly checkoutIds: readonly string[];
};

export type PaymentMethod = {
  readonly id: string;
  /** In English. */
  readonly label: string;
  readonly card: { readonly brand: string; readonly lastDigits: string } | null;
  readonly expires: string | null;
};

/** How invoices are paid. One is chosen at start: by invoice, or by Stripe. */
export type WayToPay = {
  readonly kind: PaymentKind;
  /** Begins Pro. Where it is paid first, returns the address to go on to; else it has begun. */
  subscribe(payer: Payer, idempotencyKey: string): Promise<string | null>;
  /** Sells a pack of credits, in the same way. */
  topUp(payer: Payer, topUpId: TopUpId, idempotencyKey: string): Promise<string | null>;
  /** Lets a running plan end with its period, or go on after all. */
  setEnd(subscription: SubscriptionRow, endsAtPeriodEnd: boolean): Promise<void>;
  listMethods(organizationId: OrganizationId): Promise<PaymentMethod[]>;
  /** Where cards and invoices are looked after; `null` where there is nothing to look after. */
  openPortal(payer: Payer): Promise<string | null>;
  /** Ends what runs at the provider for a deleted user. Idempotent. */
  leave(ids: ProviderIds): Promise<void>;
};
