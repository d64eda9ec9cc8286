import { createRandom } from './random.ts';

export type Fold<Item> = { readonly others: readonly Item[]; readonly held: readonly Item[] };

/**
 * Splits the items into folds of about equal size, with a fixed seed. A model fitted on `others` is tested on `held`,
 * so that no item is tested with a model fitted on it.
 */
export function foldsOf<Item>(items: readonly Item[], count: number): readonly Fold<Item>[] {
  const random = createRandom(2);
  const shuffled = items
    .map((item) => ({ item, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item);
  const parts = Math.min(count, items.length);
  return Array.from({ length: parts }, (_, part) => ({
    others: shuffled.filter((_, index) => index % parts !== part),
    held: shuffled.filter((_, index) => index % parts === part),
  }));
}
