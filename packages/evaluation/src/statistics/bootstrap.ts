import { createRandom } from './random.ts';

export type Interval = { readonly from: number; readonly to: number };

const rounds = 1000;

/**
 * The 95 % interval of a figure: computed from 1,000 samples of the items, drawn with replacement and with a fixed
 * seed. `null` with fewer than two items, or if no sample has a figure.
 */
export function bootstrap<Item>(
  items: readonly Item[],
  figureOf: (sample: readonly Item[]) => number | null,
): Interval | null {
  if (items.length < 2) return null;
  const random = createRandom(1);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sample = items.flatMap(() => items[Math.floor(random() * items.length)] ?? []);
    const figure = figureOf(sample);
    if (figure !== null) figures.push(figure);
  }
  figures.sort((a, b) => a - b);
  const from = figures[Math.floor(0.025 * (figures.length - 1))];
  const to = figures[Math.ceil(0.975 * (figures.length - 1))];
  return from === undefined || to === undefined ? null : { from, to };
}
