const lookEveryMs = 30_000;
/** Clocks and the queue that looks for work take less than this share of a processor. */
const restShare = 0.04;

/**
 * Collects what work left behind, once when it is over. V8 does so by itself when more is allocated: a process at rest
 * allocates little, and would hold some eighty megabytes of garbage until somebody comes. Takes a tenth of a second, at a
 * time when nobody waits. Does nothing without `--expose-gc`. Gives what ends it.
 */
export function tidyAtRest(
  collect: (() => void) | undefined = globalThis.gc,
  processorTime: () => NodeJS.CpuUsage = () => process.cpuUsage(),
): () => void {
  let before = totalMs(processorTime());
  // The start was work as well.
  let hasWorked = true;
  const timer = setInterval(() => {
    const now = totalMs(processorTime());
    const isAtRest = now - before < lookEveryMs * restShare;
    if (isAtRest && hasWorked) collect?.();
    hasWorked = !isAtRest;
    before = totalMs(processorTime());
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}

const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
