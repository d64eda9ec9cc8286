import type { Plan } from '@winnow/contracts';
import { usePageSettings } from '../../../lib/page-settings.tsx';

export type PlanPrices = {
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** A month, in whole units of the currency; `null` where it is agreed in person. */
  readonly amount: Readonly<Record<Plan, number | null>>;
};

/** What the plans cost here. */
export function usePlanPrices(): PlanPrices {
  const { currency, proMonth } = usePageSettings().prices;
  return { currency, amount: { free: 0, pro: proMonth / smallestUnits(currency), enterprise: null } };
}

/** How many of the smallest unit make a whole one: a hundred cents, but one yen. */
function smallestUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
