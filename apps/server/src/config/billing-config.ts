import { type PriceList, priceListOf, usualPrices } from '@winnow/contracts';
import * as z from 'zod';
import { address, setting, wholeNumber } from './environment-fields.ts';

export const billingEnvironment = {
  CURRENCY: setting(
    z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capitals, as EUR')
      .default(usualPrices.currency),
  ),
  PRO_PRICE: setting(wholeNumber(0, 10_000_000).default(usualPrices.proMonth)),
  CREDIT_PRICE: setting(wholeNumber(0, 1_000_000).default(usualPrices.credit)),
  VAT_PERCENT: setting(
    z
      .string()
      .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage, as 19 or 8.1')
      .default('0'),
  ),
  INVOICE_ISSUER: setting(z.string().default('Winnow')),
  BANK_DETAILS: setting(
    z.string().default('Reply to this email to receive the bank details for your transfer.'),
  ),
  STRIPE_SECRET_KEY: setting(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: setting(z.string().optional()),
  STRIPE_API_URL: setting(address('http', 'https').optional()),
};

type Values = z.output<z.ZodObject<typeof billingEnvironment>>;

export type BillingConfig = {
  readonly prices: PriceList;
  /** Issuer lines on invoices, and bank details for payment. */
  readonly issuer: { readonly lines: readonly string[]; readonly bankDetails: string };
  /** `null` for payment by bank transfer. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiUrl: string | null;
  } | null;
};

/** Errors in the combination of settings: with a key but no webhook secret, payments would never be recorded. */
export function errorsOfBilling(values: Values): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = values;
  if (key && !secret) return ['STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY'];
  return secret && !key ? ['STRIPE_SECRET_KEY must be set with STRIPE_WEBHOOK_SECRET'] : [];
}

/** Lines are separated by `|` or a line break, since most environments hold one line per setting. */
export function readBillingConfig(values: Values): BillingConfig {
  const { CURRENCY: currency, PRO_PRICE: proMonth, CREDIT_PRICE: credit } = values;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const vatRate = Math.round(Number(values.VAT_PERCENT) * 100);
  const apiUrl = values.STRIPE_API_URL ?? null;
  return {
    prices: priceListOf({ currency, proMonth, credit, vatRate }),
    issuer: {
      lines: linesOf(values.INVOICE_ISSUER),
      bankDetails: linesOf(values.BANK_DETAILS).join('\n'),
    },
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null,
  };
}

function linesOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
