import type { CheckOutcome } from '@winnow/contracts';
import { tellFault } from '../../platform/log/describe-error.ts';

/** One look at things that must always be so. */
export type ConsistencyCheck = {
  /** By name, each in a sentence. */
  readonly laws: Readonly<Record<string, string>>;
  /** How many things were looked at, and what is not as a law says, in numbers and ids. */
  run(): Promise<{ count: number; faults: readonly { law: string; found: string }[] }>;
};

export type Consistency = ReturnType<typeof createConsistency>;

/** Looks whether everything adds up; what cannot be looked at is a fault as well. */
export function createConsistency(checks: readonly ConsistencyCheck[]) {
  return async (): Promise<{ isSound: boolean; checks: CheckOutcome[] }> => {
    const outcomes: CheckOutcome[] = [];
    for (const { laws, run } of checks) {
      const names = Object.keys(laws);
      const { count, faults } = await run().catch((error: unknown) => {
        const found = `cannot be checked: ${tellFault(error).message}`;
        return { count: 0, faults: names.map((law) => ({ law, found })) };
      });
      for (const name of names) {
        const found = faults.filter(({ law }) => law === name).map((fault) => fault.found);
        outcomes.push({ name, law: laws[name] ?? name, count, faults: found });
      }
    }
    return { isSound: outcomes.every(({ faults }) => faults.length === 0), checks: outcomes };
  };
}
