export type WaitTimer = {
  /** Starts the wait, unless it is running. */
  begin(): void;
  /** Stops the wait. */
  end(): void;
};

/**
 * Calls `onExhausted` after `ms` without an event. Messages that this process was too busy to handle are handled first.
 */
export function createWaitTimer(ms: number, onExhausted: () => void): WaitTimer {
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
        // Messages received in the meantime are handled first.
        hearing = setImmediate(() => {
          end();
          onExhausted();
        });
      }, ms);
    },
    end,
  };
}
