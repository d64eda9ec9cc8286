export type Patience = {
  /** From now on, unless it has begun already. */
  begin(): void;
  /** What was waited for has come, or nothing is waited for. */
  end(): void;
};

/** Tells when nothing came for a while. While this process itself is too busy to hear of it, it is not told. */
export function createPatience(ms: number, onExhausted: () => void): Patience {
  let timer: NodeJS.Timeout | null = null;
  let hearing: NodeJS.Immediate | null = null;
  function end(): void {
    if (timer) clearTimeout(timer);
    if (hearing) clearImmediate(hearing);
    timer = null;
    hearing = null;
  }
  return {
    begin() {
      timer ??= setTimeout(() => {
        // What came in meanwhile is heard before this.
        hearing = setImmediate(() => {
          end();
          onExhausted();
        });
      }, ms);
    },
    end,
  };
}
