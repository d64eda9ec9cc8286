const pollIntervalMs = 30_000;
/** Timers and the polling queue use less than this share of a processor. */
const restShare = 0.04;

/**
 * Collects garbage once when work is over. V8 does so itself only when more is allocated: an idle process would keep
 * about eighty megabytes of garbage. Takes a tenth of a second while idle. Does nothing without the flag of this
 * measure. Returns a function that stops it.
 */
export function tidyAtRest(
  collect: (() => void) | undefined = globalThis.gc,
  processorTime: () => NodeJS.CpuUsage = () => process.cpuUsage(),
): () => void {
  let before = totalMs(processorTime());
  // Startup counts as work.
  let hasWorked = true;
  const timer = setInterval(() => {
    const now = totalMs(processorTime());
    const isAtRest = now - before < pollIntervalMs * restShare;
    if (isAtRest && hasWorked) collect?.();
    hasWorked = !isAtRest;
    before = totalMs(processorTime());
  }, pollIntervalMs).unref();
  return () => clearInterval(timer);
}

const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
