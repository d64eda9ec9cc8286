import type { Database } from '../../platform/database/database.ts';
import { listNamelessInvoices, listNumbersGiven } from './invoices/invoice-check-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of invoices. */
export type BillingChecks = {
  /** Years with a gap in the invoice numbers, or with an invoice whose number was never assigned. */
  findGapsInNumbers(): Outcome;
  /** Invoices of existing organizations that don't name a payer. */
  findNamelessInvoices(): Outcome;
};

export function createBillingChecks({ database }: { readonly database: Database }): BillingChecks {
  return {
    async findGapsInNumbers() {
      const years = await listNumbersGiven(database);
      const errors = years
        .filter(({ given, invoices, last }) => given !== invoices || given !== last)
        .map(
          ({ year, given, invoices, last }) =>
            `${year}: ${given} numbers, ${invoices} invoices up to ${last}`,
        );
      return { count: years.reduce((sum, { invoices }) => sum + invoices, 0), errors };
    },

    async findNamelessInvoices() {
      const { count, numbers } = await listNamelessInvoices(database);
      return { count, errors: numbers.map((number) => `${number} is made out to nobody`) };
    },
  };
}
