import type { HistoryFilters } from './filter-history.ts';

/** The ids stand in the address of the export, which may not grow longer. */
const mostNamed = 400;

/**
 * Which analyses an export is to hold, in the words of the API: by their ids, so that it holds exactly what is shown;
 * by the filters where they are too many.
 */
export function exportChoice(
  shown: readonly { readonly id: string }[],
  filters: HistoryFilters,
): Readonly<Record<string, string>> {
  if (shown.length <= mostNamed) return { ids: shown.map(({ id }) => id).join(',') };
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return Object.fromEntries(given) as Record<string, string>;
}
