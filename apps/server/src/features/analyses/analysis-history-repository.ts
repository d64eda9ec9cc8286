import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { analysisEvents, judgements } from './analysis-tables.ts';

export type KeptJudgement = OwnedRow<typeof judgements>;

export type AnalysisEvent = OwnedRow<typeof analysisEvents>;

export async function insertJudgement(
  transaction: Transaction,
  judgement: Omit<KeptJudgement, 'id'>,
): Promise<void> {
  await transaction.insert(judgements).values({ id: randomUUID(), ...judgement });
}

export async function findJudgement(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
  number: number,
): Promise<KeptJudgement | undefined> {
  const [judgement] = await judgementByNumber(on).execute({ organizationId, analysisId, number });
  return judgement;
}

const judgementByNumber = wordedOnce((on) =>
  on
    .select()
    .from(judgements)
    .where(
      and(
        eq(judgements.organizationId, sql.placeholder('organizationId')),
        eq(judgements.analysisId, sql.placeholder('analysisId')),
        eq(judgements.number, sql.placeholder('number')),
      ),
    )
    .prepare(''),
);

/** Newest first, without the inputs. */
export function listJudgements(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
): Promise<
  Pick<
    KeptJudgement,
    'number' | 'cause' | 'score' | 'confidence' | 'jobVersion' | 'engineVersion' | 'judgedAt'
  >[]
> {
  return judgementsOf(on).execute({ organizationId, analysisId });
}

const judgementsOf = wordedOnce((on) => {
  const { number, cause, score, confidence, jobVersion, engineVersion, judgedAt } = judgements;
  return on
    .select({ number, cause, score, confidence, jobVersion, engineVersion, judgedAt })
    .from(judgements)
    .where(
      and(
        eq(judgements.organizationId, sql.placeholder('organizationId')),
        eq(judgements.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(judgements.number))
    .prepare('');
});

/** An event with what only changes of many hold left out. */
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
