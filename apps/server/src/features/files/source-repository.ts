import type { OrganizationId, ResumeSource } from '@winnow/contracts';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { resumes } from './resume-tables.ts';
import { sourceKey } from './source-key.ts';

/** Where resumes came from: the way they were added, the organization's label, or both. */
export type WantedSource = {
  readonly source?: ResumeSource | undefined;
  readonly sourceLabel?: string | undefined;
};

/** A condition on `resumes`. */
export function isFromSource({ source, sourceLabel }: WantedSource): SQL | undefined {
  return and(
    source && eq(resumes.source, source),
    sourceLabel === undefined ? undefined : eq(resumes.sourceKey, sourceKey(sourceLabel)),
  );
}

/** The label as stored: a label already in use keeps its first spelling. */
export async function spellLabel(
  on: Queryable,
  organizationId: OrganizationId,
  label: string | null,
): Promise<{ sourceLabel: string | null; sourceKey: string | null }> {
  if (label === null) return { sourceLabel: null, sourceKey: null };
  const key = sourceKey(label);
  const [known] = await on
    .select({ label: sql<string | null>`min(${resumes.sourceLabel})` })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.sourceKey, key)));
  return { sourceLabel: known?.label ?? label, sourceKey: key };
}

const labelsShown = 200;

export function listLabels(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({ label: sql<string>`min(${resumes.sourceLabel})`, resumes: count() })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), isNotNull(resumes.sourceKey)))
    .groupBy(resumes.sourceKey)
    .orderBy(desc(count()), asc(resumes.sourceKey))
    .limit(labelsShown);
}

/** The labels of the resumes, locked until the transaction ends. */
export function lockLabels(transaction: Transaction, organizationId: OrganizationId, ids: readonly string[]) {
  return transaction
    .select({ id: resumes.id, sourceLabel: resumes.sourceLabel })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.id, [...ids])))
    .orderBy(asc(resumes.id))
    .for('no key update');
}
