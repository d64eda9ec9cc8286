import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { listUnsettledBefore } from './candidate-email-repository.ts';

/** Invariants of emails to candidates. */
export type CandidateEmailChecks = {
  /** An email is sent, failed or canceled within a day after it was due. */
  findUnsettled(): Promise<{ count: number; errors: string[] }>;
};

export function createCandidateEmailChecks({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): CandidateEmailChecks {
  return {
    async findUnsettled() {
      const before = new Date(clock.now().getTime() - dayMs);
      const { count, ids } = await listUnsettledBefore(database, before);
      return { count, errors: ids.map((id) => `email ${id} is neither sent nor given up`) };
    },
  };
}
