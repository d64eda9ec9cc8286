import { useState } from 'react';

const nobody: ReadonlySet<string> = new Set();
/** Of each run that was looked at since the page was loaded. */
const kept = new Map<string, ReadonlySet<string>>();

/** Who is ticked in a run: still so for whoever comes back from a candidate or a comparison. */
export function useBatchSelection(batchId: string) {
  const [selected, setSelected] = useState(kept.get(batchId) ?? nobody);
  function select(ids: Iterable<string>): void {
    const chosen = new Set(ids);
    kept.set(batchId, chosen);
    setSelected(chosen);
  }
  return {
    selected,
    select,
    toggle(id: string, isSelected: boolean): void {
      select(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id));
    },
  };
}
