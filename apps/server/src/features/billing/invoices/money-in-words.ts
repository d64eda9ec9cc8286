/** "€39.00" for 3900 cents of EUR. Currencies without cents are counted whole, as Intl knows. */
export function moneyInWords(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
