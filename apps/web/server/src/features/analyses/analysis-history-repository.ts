import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import { analysisEvents, analysisRuns } from './analysis-tables.ts';

export type AnalysisRun = typeof analysisRuns.$inferSelect;

export type AnalysisEvent = typeof analysisEvents.$inferSelect;

export async function insertRun(transaction: Transaction, run: Omit<AnalysisRun, 'id'>): Promise<void> {
  await transaction.insert(analysisRuns).values({ id: randomUUID(), ...run });
}

export async function findRun(
  on: Queryable,
  ownerId: string,
  analysisId: string,
  number: number,
): Promise<AnalysisRun | undefined> {
  const [run] = await runByNumber(on).execute({ ownerId, analysisId, number });
  return run;
}

const runByNumber = wordedOnce((on) =>
  on
    .select()
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.ownerId, sql.placeholder('ownerId')),
        eq(analysisRuns.analysisId, sql.placeholder('analysisId')),
        eq(analysisRuns.number, sql.placeholder('number')),
      ),
    )
    .prepare(''),
);

/** Newest first, without what they judged. */
export function listRuns(
  on: Queryable,
  ownerId: string,
  analysisId: string,
): Promise<
  Pick<
    AnalysisRun,
    'number' | 'cause' | 'score' | 'confidence' | 'jobVersion' | 'engineVersion' | 'judgedAt'
  >[]
> {
  return runsOf(on).execute({ ownerId, analysisId });
}

const runsOf = wordedOnce((on) => {
  const { number, cause, score, confidence, jobVersion, engineVersion, judgedAt } = analysisRuns;
  return on
    .select({ number, cause, score, confidence, jobVersion, engineVersion, judgedAt })
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.ownerId, sql.placeholder('ownerId')),
        eq(analysisRuns.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(analysisRuns.number))
    .prepare('');
});

export async function insertEvent(transaction: Transaction, event: Omit<AnalysisEvent, 'id'>): Promise<void> {
  await transaction.insert(analysisEvents).values({ id: randomUUID(), ...event });
}

/** Newest first. */
export function listEvents(on: Queryable, ownerId: string, analysisId: string): Promise<AnalysisEvent[]> {
  return eventsOf(on).execute({ ownerId, analysisId });
}

const eventsOf = wordedOnce((on) =>
  on
    .select()
    .from(analysisEvents)
    .where(
      and(
        eq(analysisEvents.ownerId, sql.placeholder('ownerId')),
        eq(analysisEvents.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(analysisEvents.at))
    .prepare(''),
);
