/** A span of whole months as people say it: "9 months", "3 years", "3 years 1 month". */
export function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return counted(months, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
