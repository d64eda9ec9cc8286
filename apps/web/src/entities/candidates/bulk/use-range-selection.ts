import { useRef, useState } from 'react';

const nobody: ReadonlySet<string> = new Set();
/** Selections of lists since the page was loaded. */
const kept = new Map<string, ReadonlySet<string>>();

/**
 * Selection in a list: single rows, or with Shift all from the previous one. It survives leaving the list.
 * @param listName unique name of the list
 */
export function useRangeSelection(listName: string) {
  const [selected, setSelected] = useState(kept.get(listName) ?? nobody);
  const last = useRef<string | null>(null);

  function select(ids: Iterable<string>): void {
    const chosen = new Set(ids);
    kept.set(listName, chosen);
    setSelected(chosen);
  }

  return {
    selected,
    select,
    clear: () => select([]),
    /** @param order ids in the order of the screen, for a range */
    toggle(id: string, isSelected: boolean, order: readonly string[] | null = null): void {
      const range = order ? rangeOf(order, last.current, id) : [id];
      last.current = id;
      const next = new Set(selected);
      for (const each of range) {
        if (isSelected) next.add(each);
        else next.delete(each);
      }
      select(next);
    },
  };
}

/** Ids between two entries of the list, both included; only the second if the first isn't in the list. */
function rangeOf(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
