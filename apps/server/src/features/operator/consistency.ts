import type { CheckOutcome } from '@winnow/contracts';
import { describeError } from '../../platform/log/describe-error.ts';

/** One check of some invariants. */
export type ConsistencyCheck = {
  /** Sentence for each invariant, by name. */
  readonly invariants: Readonly<Record<string, string>>;
  /** How many rows were checked, and which violate an invariant, as numbers and ids. */
  run(): Promise<{ count: number; errors: readonly { invariant: string; found: string }[] }>;
};

/** One invariant, with its name in docs/invariants.md. */
export function check(
  name: string,
  invariant: string,
  look: () => Promise<{ count: number; errors: readonly string[] }>,
): ConsistencyCheck {
  return {
    invariants: { [name]: invariant },
    async run() {
      const { count, errors } = await look();
      return { count, errors: errors.map((found) => ({ invariant: name, found })) };
    },
  };
}

export type Consistency = ReturnType<typeof createConsistency>;

/** Runs all checks; a check that fails to run is reported as an error. */
export function createConsistency(checks: readonly ConsistencyCheck[]) {
  return async (): Promise<{ isSound: boolean; checks: CheckOutcome[] }> => {
    const outcomes: CheckOutcome[] = [];
    for (const { invariants, run } of checks) {
      const names = Object.keys(invariants);
      const { count, errors } = await run().catch((error: unknown) => {
        const found = `cannot be checked: ${describeError(error).message}`;
        return { count: 0, errors: names.map((invariant) => ({ invariant, found })) };
      });
      for (const name of names) {
        const found = errors.filter(({ invariant }) => invariant === name).map((error) => error.found);
        outcomes.push({ name, invariant: invariants[name] ?? name, count, errors: found });
      }
    }
    return { isSound: outcomes.every(({ errors }) => errors.length === 0), checks: outcomes };
  };
}
