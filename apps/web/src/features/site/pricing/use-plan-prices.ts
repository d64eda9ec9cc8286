import type { Plan } from '@winnow/contracts';
import { usePageSettings } from '../../../lib/page-settings.tsx';

export type PlanPrices = {
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Per month, in whole units of the currency; `null` if it is negotiated. */
  readonly amount: Readonly<Record<Plan, number | null>>;
};

/** The prices of the plans at this installation. */
export function usePlanPrices(): PlanPrices {
  const { currency, proMonth } = usePageSettings().prices;
  return { currency, amount: { free: 0, pro: proMonth / smallestUnits(currency), enterprise: null } };
}

/** Number of smallest units in a whole one: 100 for cents, 1 for yen. */
function smallestUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
