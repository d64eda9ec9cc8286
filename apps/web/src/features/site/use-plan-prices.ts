import { type Plan, usualPrices } from '@winnow/contracts';

export type PlanPrices = {
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** A month, in whole units of the currency; `null` where it is agreed in person. */
  readonly amount: Readonly<Record<Plan, number | null>>;
};

/** What the plans cost here. */
export function usePlanPrices(): PlanPrices {
  const { currency, proMonth } = usualPrices;
  return { currency, amount: { free: 0, pro: proMonth / 100, enterprise: null } };
}
