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

/** How plans and packs are paid: by invoice or through Stripe, chosen at start. */
export type PaymentProvider = {
  readonly kind: PaymentKind;
  /** Starts Pro. Returns the address of the checkout page, or `null` if the plan started immediately. */
  subscribe(payer: Payer, idempotencyKey: string): Promise<string | null>;
  /** Sells a pack of credits. Returns the address of the checkout page, or `null` if none is needed. */
  topUp(payer: Payer, topUpId: TopUpId, idempotencyKey: string): Promise<string | null>;
  /** Sets whether an active plan ends with its period. */
  setEnd(subscription: SubscriptionRow, endsAtPeriodEnd: boolean): Promise<void>;
  listMethods(organizationId: OrganizationId): Promise<PaymentMethod[]>;
  /** Address of the page where cards and invoices are managed; `null` if there is nothing to manage. */
  openPortal(payer: Payer): Promise<string | null>;
  /** Ends subscriptions of a deleted organization at the provider. Idempotent. */
  leave(ids: ProviderIds): Promise<void>;
};
