import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../running/run-command.ts';
import type { Lengths, Meter } from './engine-entries.ts';
import type { OutsideText } from './outside-texts.ts';

/** Milliseconds of this thread's processor time, so that it does not matter what else the machine does. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds. What takes less says more of the machine than of the text. */
const floorMs = 60;
/** A text four times as long may take so many times as long: linear is four, quadratic sixteen. */
const maxGrowth = 9;
/** An outside text may take so many times as long as an ordinary one of its length, or as `minUsualMs`. */
const maxTimesOrdinary = 30;
const minUsualMs = 5;
const timesMeasured = 3;

type Costs = ReadonlyMap<string, number>;

const shares = [1 / 64, 1 / 16, 1 / 4, 1] as const;

/** Runs a text, at several lengths, through everything to be measured. */
export type CallEntries = (make: OutsideText['make'], lengths: Lengths, metered: Meter) => void;

export type GrowthMeter = {
  /** What grows faster than the text does, or takes far longer than an ordinary text, as a sentence; else `null`. */
  readonly problemOf: (text: OutsideText) => string | null;
  /** The names of all entries that were called. */
  readonly entries: readonly string[];
};

/** Measures outside texts up to some lengths against ordinary ones of the same lengths, in the same run. */
export function createGrowthMeter(callEntries: CallEntries, longest: Lengths): GrowthMeter {
  /** What each entry takes. */
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
  // What is made once, at the first call, is not the text's.
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

  /** Stops at the first length at which something is suspect: what is cubic would not come to an end at the others. */
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

/** An advert and a resume, as often as it takes. */
function ordinaryTexts(): readonly OutsideText[] {
  return ['samples/job-description.txt', 'samples/resumes/tomas-quispe.txt'].map((name) => {
    const text = `${readFileSync(join(root, name), 'utf8')}\n\n`;
    return { name, make: (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length) };
  });
}
