import type { Database } from '../../platform/database/database.ts';
import { listNamelessBills, listNumbersGiven } from './invoices/invoice-check-repository.ts';

type Outcome = Promise<{ count: number; faults: string[] }>;

/** What must be so of bills. */
export type BillingChecks = {
  /** Years in which a number was given that no bill has, or the other way round. */
  findGapsInNumbers(): Outcome;
  /** Bills of people who are here that do not say whom they are made out to. */
  findNamelessBills(): Outcome;
};

export function createBillingChecks({ database }: { readonly database: Database }): BillingChecks {
  return {
    async findGapsInNumbers() {
      const years = await listNumbersGiven(database);
      const faults = years
        .filter(({ given, bills, last }) => given !== bills || given !== last)
        .map(({ year, given, bills, last }) => `${year}: ${given} numbers, ${bills} bills up to ${last}`);
      return { count: years.reduce((sum, { bills }) => sum + bills, 0), faults };
    },

    async findNamelessBills() {
      const { count, numbers } = await listNamelessBills(database);
      return { count, faults: numbers.map((number) => `${number} is made out to nobody`) };
    },
  };
}
