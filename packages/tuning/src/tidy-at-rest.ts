const lookEveryMs = 30_000;
/** Clocks and the queue that looks for work take less than this share of a processor. */
const restShare = 0.04;

/**
 * Collects garbage once when work is over. V8 does so itself only when more is allocated: an idle process would keep
 * some eighty megabytes of garbage. Takes a tenth of a second while idle. Does nothing without the flag of this measure. Returns
 * a function that stops it.
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
