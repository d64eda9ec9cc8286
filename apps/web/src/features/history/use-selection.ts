import { useState } from 'react';

/** The selected rows of a list. Rows that have left the list are deselected. */
export function useSelection(known: readonly { readonly id: string }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = known.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  return {
    ids,
    has: (id: string) => ticked.has(id),
    toggle(id: string, isTicked: boolean): void {
      setTicked((before) => {
        const next = new Set(before);
        if (isTicked) next.add(id);
        else next.delete(id);
        return next;
      });
    },
    set: (chosen: readonly string[]) => setTicked(new Set(chosen)),
    clear: () => setTicked(new Set()),
  };
}
