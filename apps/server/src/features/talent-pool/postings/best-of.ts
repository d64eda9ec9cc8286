/** A person by number, with the score that orders them. */
export type Ranked = { readonly no: number; readonly score: number };

/** The higher score first; of equal scores the higher number, which is the later arrival. */
export const byRank = (left: Ranked, right: Ranked): number => right.score - left.score || right.no - left.no;

/** Keeps the best `max` of the offered entries. */
export type BestOf = {
  readonly max: number;
  offer(no: number, score: number): void;
  /** The lowest score that would still be kept; below 0 as long as there is room. */
  minScore(): number;
  /** Best first. */
  list(): Ranked[];
};

/** A heap with the worst kept entry at its root. */
export function createBestOf(max: number): BestOf {
  const heap: Ranked[] = [];
  const isBehind = (left: Ranked, right: Ranked) => byRank(left, right) > 0;

  function at(index: number): Ranked {
    // Callers stay within the heap.
    return heap[index] as Ranked;
  }

  function swap(one: number, other: number): void {
    [heap[one], heap[other]] = [at(other), at(one)];
  }

  function rise(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBehind(at(index), at(parent))) return;
      swap(index, parent);
      index = parent;
    }
  }

  function sink(): void {
    let index = 0;
    for (;;) {
      let last = index;
      for (const child of [2 * index + 1, 2 * index + 2])
        if (child < heap.length && isBehind(at(child), at(last))) last = child;
      if (last === index) return;
      swap(index, last);
      index = last;
    }
  }

  return {
    max,
    offer(no, score) {
      if (heap.length < max) {
        heap.push({ no, score });
        rise(heap.length - 1);
        return;
      }
      const last = heap[0];
      if (!last || score < last.score || (score === last.score && no < last.no)) return;
      heap[0] = { no, score };
      sink();
    },
    minScore: () => (heap.length < max ? -1 : (heap[0]?.score ?? Number.POSITIVE_INFINITY)),
    list: () => heap.toSorted(byRank),
  };
}
