/** Agreement beyond chance: 1 is perfect, 0 is what chance alone would give, below 0 is less than that. */
export type Kappa = {
  readonly value: number;
  /** Standard error of the value for large samples; see the function that computes it. */
  readonly standardError: number;
};

/** How much two marks agree, by their places among the categories: 1 for the same, 0 for the farthest apart. */
export type Weights = (row: number, column: number, categories: number) => number;

export const unweighted: Weights = (row, column) => (row === column ? 1 : 0);

/** For ordered categories: neighbors agree in part. */
export const linear: Weights = (row, column, categories) => 1 - Math.abs(row - column) / (categories - 1);

/**
 * Cohen's κ of two raters (Cohen 1960), weighted (Cohen 1968), with the asymptotic standard error of Fleiss, Cohen and
 * Everitt (1969, formula 13), which holds for any true κ and so for an interval. `null` where both gave everyone the
 * same mark: then chance explains all, and nothing can be said beyond it.
 * @param table how often the first rater gave the category of the row and the second that of the column
 */
export function cohensKappa(table: readonly (readonly number[])[], weights: Weights): Kappa | null {
  const size = table.length;
  const total = sum(table.map(sum));
  if (total === 0) return null;
  const share = (row: number, column: number) => (table[row]?.[column] ?? 0) / total;
  const places = [...Array(size).keys()];
  const rows = places.map((row) => sum(places.map((column) => share(row, column))));
  const columns = places.map((column) => sum(places.map((row) => share(row, column))));
  const weight = (row: number, column: number) => weights(row, column, size);
  const cells = places.flatMap((row) => places.map((column) => ({ row, column })));
  const observed = sum(cells.map(({ row, column }) => weight(row, column) * share(row, column)));
  const expected = sum(
    cells.map(({ row, column }) => weight(row, column) * (rows[row] ?? 0) * (columns[column] ?? 0)),
  );
  const beyondChance = 1 - expected;
  if (beyondChance < tiny) return null;
  const value = (observed - expected) / beyondChance;
  const meanOfRow = places.map((row) =>
    sum(places.map((column) => weight(row, column) * (columns[column] ?? 0))),
  );
  const meanOfColumn = places.map((column) =>
    sum(places.map((row) => weight(row, column) * (rows[row] ?? 0))),
  );
  const spread = sum(
    cells.map(({ row, column }) => {
      const means = (meanOfRow[row] ?? 0) + (meanOfColumn[column] ?? 0);
      return share(row, column) * (weight(row, column) - means * (1 - value)) ** 2;
    }),
  );
  const variance = (spread - (value - expected * (1 - value)) ** 2) / (total * beyondChance ** 2);
  return { value, standardError: Math.sqrt(Math.max(0, variance)) };
}

/**
 * Fleiss' κ of more than two raters (Fleiss 1971), without an order of categories. Its standard error is Gwet's (2021,
 * "Large-sample variance of Fleiss generalized kappa"): those of Fleiss (1971) and of Fleiss, Nee and Landis (1979) hold
 * only where the raters agree by chance alone, and so cannot make an interval. `null` where every mark is the same.
 * @param counts for each subject, how many raters gave each category; who has less than two ratings counts in the
 * shares of the categories only
 */
export function fleissKappa(counts: readonly (readonly number[])[]): Kappa | null {
  const subjects = counts.filter((subject) => sum(subject) > 0);
  const compared = subjects.filter((subject) => sum(subject) > 1);
  if (compared.length === 0) return null;
  const categories = [...(counts[0] ?? []).keys()];
  const shares = categories.map(
    (category) => sum(subjects.map((subject) => (subject[category] ?? 0) / sum(subject))) / subjects.length,
  );
  const expected = sum(shares.map((share) => share ** 2));
  const beyondChance = 1 - expected;
  if (beyondChance < tiny) return null;
  const observed = sum(compared.map(agreementOn)) / compared.length;
  const value = (observed - expected) / beyondChance;
  // Contribution of each subject to κ, from its observed and its expected agreement.
  const ofSubjects = subjects.map((subject) => {
    const raters = sum(subject);
    const isCompared = raters > 1;
    const ownObserved = isCompared
      ? ((agreementOn(subject) - expected) / beyondChance) * (subjects.length / compared.length)
      : 0;
    const ownExpected = sum(
      categories.map((category) => ((shares[category] ?? 0) * (subject[category] ?? 0)) / raters),
    );
    return ownObserved - (2 * (1 - value) * (ownExpected - expected)) / beyondChance;
  });
  const degrees = subjects.length * (subjects.length - 1);
  const variance = degrees === 0 ? 0 : sum(ofSubjects.map((own) => (own - value) ** 2)) / degrees;
  return { value, standardError: Math.sqrt(variance) };
}

/** 95 % of the standard normal distribution lie within this many standard errors. */
const standardErrors = 1.959964;

/** The 95 % confidence interval, cut off at 1. */
export function intervalOf({ value, standardError }: Kappa): { readonly low: number; readonly high: number } {
  const margin = standardErrors * standardError;
  return { low: Math.max(-1, value - margin), high: Math.min(1, value + margin) };
}

/** Share of the pairs of raters who gave one subject the same category. */
function agreementOn(subject: readonly number[]): number {
  const raters = sum(subject);
  return sum(subject.map((count) => count * (count - 1))) / (raters * (raters - 1));
}

/** Smaller differences are rounding errors. */
const tiny = 1e-12;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
