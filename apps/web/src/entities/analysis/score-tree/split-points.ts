/**
 * Rounds points to tenths so that they add up to the sum: each is rounded down, and the remaining tenths go to those
 * with the largest remainders.
 * @param sum their sum, already rounded to tenths
 */
export function splitPoints(points: readonly number[], sum: number): readonly number[] {
  const tenths = points.map((each) => Math.floor(10 * each + 1e-9));
  let left = Math.round(10 * sum) - tenths.reduce((all, each) => all + each, 0);
  const byLoss = points
    .map((each, place) => ({ place, loss: 10 * each - (tenths[place] ?? 0) }))
    .sort((one, other) => other.loss - one.loss);
  for (const { place } of byLoss) {
    if (left <= 0) break;
    tenths[place] = (tenths[place] ?? 0) + 1;
    left -= 1;
  }
  return tenths.map((each) => each / 10);
}
