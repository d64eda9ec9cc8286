import type { Batch } from '@winnow/contracts';

/** The candidates of a run, grouped by what to do next. */
export function BatchResults({ batch }: { readonly batch: Batch }) {
  return <p>{batch.items.filter(({ analysis }) => analysis).length}</p>;
}
