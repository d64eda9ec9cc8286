export type Patience = {
  /** From now on, whatever was before. */
  begin(): void;
  end(): void;
};

/**
 * Tells when nothing happened for a while: `begin` says each time that something did. While this process itself is too
 * busy to hear of it, it is not told.
 */
export function createPatience(ms: number, onExhausted: () => void): Patience {
  let timer: NodeJS.Timeout | undefined;
  let hearing: NodeJS.Immediate | undefined;
  function end(): void {
    clearTimeout(timer);
    clearImmediate(hearing);
  }
  return {
    begin() {
      end();
      timer = setTimeout(() => {
        // What came in meanwhile is heard before this.
        hearing = setImmediate(onExhausted);
      }, ms);
    },
    end,
  };
}
