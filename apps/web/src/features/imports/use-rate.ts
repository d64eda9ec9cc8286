import { useEffect, useState } from 'react';

/** Milliseconds that the rate is taken over. */
const windowMs = 30_000;

type Sample = { readonly at: number; readonly done: number };

/** Files a second over the last half minute; `null` until there are two looks to compare. */
export function useRate(done: number, isRunning: boolean): number | null {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    if (!isRunning) return setSamples([]);
    const at = performance.now();
    setSamples((before) => [...before.filter((sample) => at - sample.at < windowMs), { at, done }]);
  }, [done, isRunning]);
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < 1_000 || last.done <= first.done) return null;
  return ((last.done - first.done) / (last.at - first.at)) * 1_000;
}
