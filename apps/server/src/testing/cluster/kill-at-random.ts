import type { Cluster, Member } from './cluster.ts';
import { type DoneJourney, doMainJourney, untilAnswered } from './main-journey.ts';

export type Kills = {
  readonly kills: number;
  /** The same seed kills the same members in the same order, as far as they restart in time. */
  readonly seed: number;
  /** Number of people who repeat the main journey until all kills are done. */
  readonly people: number;
};

/** Members that are down at once; two of three APIs may be among them. */
const downAtOnce = 2;

/** Kills processes while people work, and returns their journeys. Each journey is completed. */
export async function killAtRandom(cluster: Cluster, { kills, seed, people }: Kills): Promise<DoneJourney[]> {
  const random = createRandom(seed);
  const down = new Set<Member>();
  const done: DoneJourney[] = [];
  let left = kills;

  async function killOneAfterTheOther(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const running = cluster.members.filter((member) => !down.has(member));
      const chosen = running[Math.floor(random() * running.length)];
      if (!chosen) throw new Error('Nothing runs that could be killed.');
      down.add(chosen);
      await chosen.killAndStart();
      down.delete(chosen);
    }
  }

  async function work(): Promise<void> {
    do {
      done.push(await doMainJourney(cluster.url, untilAnswered));
    } while (left > 0);
  }

  await Promise.all([
    ...Array.from({ length: downAtOnce }, killOneAfterTheOther),
    ...Array.from({ length: people }, work),
  ]);
  return done;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
