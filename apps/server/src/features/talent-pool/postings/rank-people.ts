import type { BestOf } from './best-of.ts';
import { type Bits, countBits, listHighest, listPlaces } from './bits.ts';
import { asked, begin, earn, earned } from './earn-credits.ts';
import { slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';
import type { WeighedRequirement, WeighedRequirements } from './weigh-requirements.ts';

/** If fewer people of a slab than these are found, only they are scored. */
const fewPeople = slabSize / 16;
/** More than what is lost where sums and scores are rounded. */
const margin = 1e-6;

/** Reused by all searches: a search does not wait for anything while it ranks. */
const room = new Uint16Array(slabSize);

/** A requirement in a slab: what its lists cost to read, and what somebody can gain by it. */
type Step = { readonly requirement: WeighedRequirement; readonly postings: number; readonly gain: number };

/** What it takes to be among the best of all, as far as they are known. */
type Bar = Pick<WeighedRequirements, 'weightOfAll' | 'isSameForAll'> & {
  readonly minScore: number;
  /** What those must earn of whom no other requirement counts than those that count for everybody. */
  readonly minEarned: number;
};

// Index expressions below stay within their arrays, hence `as number`: a fallback would cost in the innermost loops.

/**
 * Offers those who are found to the best of all. Requirements that lift nobody over the bar by themselves come last, and
 * are looked up only for those whom they may still lift: the longest lists are among them.
 */
export function rankPeople(segment: Segment, weighed: WeighedRequirements, found: Bits, best: BestOf): void {
  const { weightOfAll, isSameForAll } = weighed;
  const from = segment.slab * slabSize;
  if (weighed.requirements.length === 0) {
    offerLatest(from, found, best);
    return;
  }
  const minScore = best.minScore();
  const bar: Bar = { weightOfAll, isSameForAll, minScore, minEarned: minScore * weightOfAll - margin };
  const steps = inOrder(
    weighed.requirements.map((each) => stepOf(segment, each, minScore)),
    bar,
  );
  let few: Uint16Array | null =
    countBits(found) < fewPeople ? room.subarray(0, listPlaces(found, room)) : null;
  let gain = steps.reduce((sum, step) => sum + step.gain, 0);
  begin(few, isSameForAll ? null : weightOfAll);
  for (const step of steps) {
    if (gain < bar.minEarned) few = whoMayPass(bar, found, few, gain);
    earn(segment, step.requirement, few);
    gain -= step.gain;
  }
  const left = whoMayPass(bar, found, few, 0);
  for (let index = left.length - 1; index >= 0; index -= 1) {
    const place = left[index] as number;
    const weights = isSameForAll ? weightOfAll : (asked[place] as number);
    best.offer(from + place, weights === 0 ? 0 : (earned[place] as number) / weights);
  }
}

/** Where nothing is asked for, the latest arrivals are the best. */
function offerLatest(from: number, found: Bits, best: BestOf): void {
  const count = listHighest(found, room, best.max);
  for (let index = 0; index < count; index += 1) best.offer(from + (room[index] as number), 0);
}

function stepOf(segment: Segment, requirement: WeighedRequirement, minScore: number): Step {
  const { ways, weight, known, most } = requirement;
  const postings = ways.reduce((sum, { term }) => sum + segment.count(term), 0);
  if (postings === 0) return { requirement, postings, gain: 0 };
  // A requirement that counts for some people raises the bar for them.
  return { requirement, postings, gain: known === null ? most : Math.max(0, most - weight * minScore) };
}

/** Last come those with the longest lists for their gain, as many as lift nobody over the bar together. */
function inOrder(steps: readonly Step[], { minEarned }: Bar): Step[] {
  const first: Step[] = [];
  const last: Step[] = [];
  let gain = 0;
  for (const step of steps.toSorted((one, other) => other.postings * one.gain - one.postings * other.gain)) {
    const isLast = gain + step.gain < minEarned;
    if (isLast) gain += step.gain;
    (isLast ? last : first).push(step);
  }
  return [...first, ...last.sort((one, other) => other.gain - one.gain)];
}

/**
 * Those who may still pass the bar, in ascending order.
 *
 * @param few of these alone; `null` for all who are found
 * @param gain what everyone may still gain
 */
function whoMayPass(bar: Bar, found: Bits, few: Uint16Array | null, gain: number): Uint16Array {
  if (!bar.isSameForAll) return whoMayPassOwn(bar, few ?? room.subarray(0, listPlaces(found, room)), gain);
  const minEarned = Math.ceil(bar.minEarned - gain);
  const count = few ? keepAbove(few, minEarned) : listAbove(found, minEarned);
  return room.subarray(0, count);
}

// Both write to `room`, at most as many as they have read of it, and branch on no person: which ones pass is random.

function keepAbove(few: Uint16Array, minEarned: number): number {
  let count = 0;
  for (let index = 0; index < few.length; index += 1) {
    const place = few[index] as number;
    room[count] = place;
    count += isAtLeast(earned[place] as number, minEarned);
  }
  return count;
}

function listAbove(found: Bits, minEarned: number): number {
  let count = 0;
  for (let word = 0; word < found.length; word += 1) {
    const bits = found[word] as number;
    if (bits === 0) continue;
    const from = word << 5;
    for (let bit = 0; bit < 32; bit += 1) {
      room[count] = from | bit;
      count += (bits >>> bit) & isAtLeast(earned[from | bit] as number, minEarned);
    }
  }
  return count;
}

/** 1 or 0, for numbers that are far from the end of 32 bits. */
const isAtLeast = (sum: number, min: number): number => ((min - 1 - sum) | 0) >>> 31;

/** Where the bar differs between people. */
function whoMayPassOwn({ minScore }: Bar, few: Uint16Array, gain: number): Uint16Array {
  let count = 0;
  for (let index = 0; index < few.length; index += 1) {
    const place = few[index] as number;
    room[count] = place;
    if ((earned[place] as number) + gain >= minScore * (asked[place] as number) - margin) count += 1;
  }
  return room.subarray(0, count);
}
