import { offer } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { countEntries, countOffers, listRepeatedAddresses } from './waitlist-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of the waitlist. */
export type WaitlistChecks = {
  /** Offers beyond the promised number. */
  findSurplusOffers(): Outcome;
  /** Addresses with more than one entry, by the position of one of them. */
  findRepeatedAddresses(): Outcome;
};

export function createWaitlistChecks({ database }: { readonly database: Database }): WaitlistChecks {
  return {
    async findSurplusOffers() {
      const offers = await countOffers(database);
      return { count: offers, errors: offers > offer.firstUsers ? [`${offers} offers were made`] : [] };
    },

    async findRepeatedAddresses() {
      const repeated = await listRepeatedAddresses(database);
      const errors = repeated.map(({ place, times }) => `${times} times ${place}`);
      return { count: await countEntries(database), errors };
    },
  };
}
