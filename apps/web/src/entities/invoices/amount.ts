/** Converts an amount from the smallest to the main unit of its currency: 39 for 3900 cents. */
export function wholeUnits(amount: number, currency: string): number {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return amount / 10 ** (digits ?? 2);
}
