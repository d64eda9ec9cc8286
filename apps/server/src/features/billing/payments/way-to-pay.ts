import type { PaymentKind, TopUpId } from '@winnow/contracts';
import type { SubscriptionRow } from '../plans/subscription-repository.ts';

/** Who pays. */
export type Payer = { readonly ownerId: string; readonly email: string };

/** What the provider calls somebody, what they pay for, and where they could pay; `null` where it knows neither. */
export type ProviderIds = {
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly checkoutIds: readonly string[];
};

export type PaymentMethod = { readonly id: string; readonly label: string; readonly expires: string | null };

/** How invoices are paid. One is chosen at start: by invoice, or by Stripe. */
export type WayToPay = {
  readonly kind: PaymentKind;
  /** Begins Pro. Where it is paid first, returns the address to go on to; else it has begun. */
  subscribe(payer: Payer, idempotencyKey: string): Promise<string | null>;
  /** Sells a pack of credits, in the same way. */
  topUp(payer: Payer, topUpId: TopUpId, idempotencyKey: string): Promise<string | null>;
  /** Lets a running plan end with its period, or go on after all. */
  setEnd(subscription: SubscriptionRow, endsAtPeriodEnd: boolean): Promise<void>;
  listMethods(ownerId: string): Promise<PaymentMethod[]>;
  /** Where cards and invoices are looked after; `null` where there is nothing to look after. */
  openPortal(payer: Payer): Promise<string | null>;
  /** Ends what runs at the provider for somebody who has left. Doing it twice does no harm. */
  leave(ids: ProviderIds): Promise<void>;
};
