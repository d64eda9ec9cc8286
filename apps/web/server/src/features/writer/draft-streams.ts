/** Texts being written, for those who watch them come. In memory: a draft is worth nothing once its text is there. */
export type DraftStreams = {
  add(ownerId: string, key: string, piece: string): void;
  /** Calls back with each new piece until the signal ends it. */
  watch(ownerId: string, key: string, onPiece: (piece: string) => void, signal: AbortSignal): void;
};

export function createDraftStreams(): DraftStreams {
  const watchers = new Map<string, Set<(piece: string) => void>>();
  const nameOf = (ownerId: string, key: string) => `${ownerId} ${key}`;

  return {
    add(ownerId, key, piece) {
      for (const tell of watchers.get(nameOf(ownerId, key)) ?? []) tell(piece);
    },
    watch(ownerId, key, onPiece, signal) {
      const name = nameOf(ownerId, key);
      const others = watchers.get(name) ?? new Set();
      watchers.set(name, others.add(onPiece));
      signal.addEventListener('abort', () => {
        others.delete(onPiece);
        if (others.size === 0) watchers.delete(name);
      });
    },
  };
}
