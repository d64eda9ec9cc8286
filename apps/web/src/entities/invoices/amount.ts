/** An amount in whole units of its currency, from its smallest: 39 for 3900 cents. */
export function wholeUnits(amount: number, currency: string): number {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return amount / 10 ** (digits ?? 2);
}
