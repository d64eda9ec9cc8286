import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { analysisEvents, scorings } from './analysis-tables.ts';

export type ScoringRow = OwnedRow<typeof scorings>;

export type AnalysisEvent = OwnedRow<typeof analysisEvents>;

export async function insertScoring(
  transaction: Transaction,
  scoring: Omit<ScoringRow, 'id'>,
): Promise<void> {
  await transaction.insert(scorings).values({ id: randomUUID(), ...scoring });
}

export async function findScoring(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
  number: number,
): Promise<ScoringRow | undefined> {
  const [scoring] = await scoringByNumber(on).execute({ organizationId, analysisId, number });
  return scoring;
}

const scoringByNumber = wordedOnce((on) =>
  on
    .select()
    .from(scorings)
    .where(
      and(
        eq(scorings.organizationId, sql.placeholder('organizationId')),
        eq(scorings.analysisId, sql.placeholder('analysisId')),
        eq(scorings.number, sql.placeholder('number')),
      ),
    )
    .prepare(''),
);

/** Newest first, without the inputs. */
export function listScorings(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
): Promise<
  Pick<
    ScoringRow,
    'number' | 'cause' | 'score' | 'confidence' | 'jobVersion' | 'engineVersion' | 'judgedAt'
  >[]
> {
  return scoringsOf(on).execute({ organizationId, analysisId });
}

const scoringsOf = wordedOnce((on) => {
  const { number, cause, score, confidence, jobVersion, engineVersion, judgedAt } = scorings;
  return on
    .select({ number, cause, score, confidence, jobVersion, engineVersion, judgedAt })
    .from(scorings)
    .where(
      and(
        eq(scorings.organizationId, sql.placeholder('organizationId')),
        eq(scorings.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(scorings.number))
    .prepare('');
});

/** A new event; the columns of bulk changes are optional. */
export type NewEvent = Omit<typeof analysisEvents.$inferInsert, 'id'>;

export async function insertEvents(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += eventsAtOnce) {
    const some = events.slice(from, from + eventsAtOnce);
    await transaction.insert(analysisEvents).values(some.map((event) => ({ id: randomUUID(), ...event })));
  }
}

/** A statement holds 65,535 values at most. */
const eventsAtOnce = 4_000;

/** Newest first. */
export function listEvents(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
): Promise<AnalysisEvent[]> {
  return eventsOf(on).execute({ organizationId, analysisId });
}

const eventsOf = wordedOnce((on) =>
  on
    .select()
    .from(analysisEvents)
    .where(
      and(
        eq(analysisEvents.organizationId, sql.placeholder('organizationId')),
        eq(analysisEvents.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(analysisEvents.at))
    .prepare(''),
);
