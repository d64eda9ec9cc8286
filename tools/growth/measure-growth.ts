import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../running/run-command.ts';
import type { Lengths, Meter } from './engine-entries.ts';
import type { OutsideText } from './outside-texts.ts';

/** Processor time of this thread in milliseconds, so that other work on the machine does not matter. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds. Shorter times depend more on the machine than on the text. */
const floorMs = 60;
/** Maximum ratio of times for a text four times as long: linear is four, quadratic sixteen. */
const maxGrowth = 9;
/** Maximum ratio of an outside text's time to that of an ordinary text of the same length, or to `minUsualMs`. */
const maxTimesOrdinary = 30;
const minUsualMs = 5;
const timesMeasured = 3;

type Costs = ReadonlyMap<string, number>;

const shares = [1 / 64, 1 / 16, 1 / 4, 1] as const;

/** Passes a text, at several lengths, to everything to be measured. */
export type CallEntries = (make: OutsideText['make'], lengths: Lengths, metered: Meter) => void;

export type GrowthMeter = {
  /** A sentence about what grows faster than the text, or takes far longer than an ordinary text; otherwise `null`. */
  readonly problemOf: (text: OutsideText) => string | null;
  /** The names of all entries that were called. */
  readonly entries: readonly string[];
};

/** Measures outside texts up to given lengths against ordinary ones of the same lengths, in the same run. */
export function createGrowthMeter(callEntries: CallEntries, longest: Lengths): GrowthMeter {
  /** The cost of each entry. */
  function costsOf({ make }: OutsideText, share: number): Costs {
    const costs = new Map<string, number>();
    callEntries(make, shareOf(longest, share), (entry, call) => {
      const before = processorMs();
      const made = call();
      costs.set(entry, (costs.get(entry) ?? 0) + processorMs() - before);
      return made;
    });
    return costs;
  }
  const again = (text: OutsideText, share: number): Costs =>
    merged(
      Array.from({ length: timesMeasured }, () => costsOf(text, share)),
      Math.min,
    );
  const ordinary = ordinaryTexts();
  // One-time initialization at the first call does not belong to the text.
  for (const text of ordinary) costsOf(text, 1);
  const usual = new Map(
    shares.map((share) => [
      share,
      merged(
        ordinary.map((text) => again(text, share)),
        Math.max,
      ),
    ]),
  );

  /** Stops at the first suspect length, since cubic work would never finish at the others. */
  function suspectOf(text: OutsideText, measure: typeof costsOf): string | null {
    let before: Costs | null = null;
    for (const share of shares) {
      const costs = measure(text, share);
      for (const [entry, cost] of costs) {
        const quarter = before?.get(entry);
        const usually = usual.get(share)?.get(entry) ?? 0;
        const isGrowing = quarter !== undefined && cost > maxGrowth * Math.max(quarter, floorMs / 16);
        if (cost <= floorMs || (cost <= maxTimesOrdinary * Math.max(usually, minUsualMs) && !isGrowing))
          continue;
        const compared = `${inMs(quarter ?? 0)} for a quarter of it, ${inMs(usually)} for an ordinary text of its length`;
        return `${entry} takes ${inMs(cost)}, ${compared}: ${text.name}, at ${share} of the longest`;
      }
      before = costs;
    }
    return null;
  }

  return {
    problemOf: (text) => (suspectOf(text, costsOf) === null ? null : suspectOf(text, again)),
    entries: [...(usual.get(1)?.keys() ?? [])],
  };
}

const inMs = (time: number): string => `${time.toFixed(0)} ms`;

const shareOf = ({ document, job, requirement, correction }: Lengths, share: number): Lengths => ({
  document: Math.ceil(document * share),
  job: Math.ceil(job * share),
  requirement: Math.ceil(requirement * share),
  correction: Math.ceil(correction * share),
});

function merged(all: readonly Costs[], choose: (left: number, right: number) => number): Costs {
  const chosen = new Map<string, number>();
  for (const [entry, cost] of all.flatMap((costs) => [...costs]))
    chosen.set(entry, choose(cost, chosen.get(entry) ?? cost));
  return chosen;
}

/** An advert and a resume, repeated as often as needed. */
function ordinaryTexts(): readonly OutsideText[] {
  return ['samples/job-description.txt', 'samples/resumes/tomas-quispe.txt'].map((name) => {
    const text = `${readFileSync(join(root, name), 'utf8')}\n\n`;
    return { name, make: (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length) };
  });
}
