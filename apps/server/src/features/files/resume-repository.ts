import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, ilike, inArray, lt, lte, min, not, or, sql } from 'drizzle-orm';
import { anywhere } from '../../platform/database/anywhere.ts';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { isKeptLonger } from '../people/consents/kept-longer.ts';
import { resumes } from './resume-tables.ts';
import { isFromSource, type WantedSource } from './source-repository.ts';

export type ResumeRow = OwnedRow<typeof resumes>;

/** A resume without its document, which is large. */
export type ResumeLine = Omit<ResumeRow, 'document'>;

const { document: _, ...lineColumns } = {
  id: resumes.id,
  organizationId: resumes.organizationId,
  createdBy: resumes.createdBy,
  personId: resumes.personId,
  contentHash: resumes.contentHash,
  fileName: resumes.fileName,
  bytes: resumes.bytes,
  storageKey: resumes.storageKey,
  state: resumes.state,
  reason: resumes.reason,
  message: resumes.message,
  document: resumes.document,
  documentHash: resumes.documentHash,
  candidateName: resumes.candidateName,
  corrections: resumes.corrections,
  isSample: resumes.isSample,
  source: resumes.source,
  sourceLabel: resumes.sourceLabel,
  sourceKey: resumes.sourceKey,
  notes: resumes.notes,
  isByPersonOnly: resumes.isByPersonOnly,
  createdAt: resumes.createdAt,
  readAt: resumes.readAt,
};

export function findResumesByHash(
  on: Queryable,
  organizationId: OrganizationId,
  contentHashes: readonly string[],
): Promise<ResumeLine[]> {
  return on
    .select(lineColumns)
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.contentHash, [...contentHashes])));
}

export async function insertResumes(on: Queryable, rows: readonly ResumeRow[]): Promise<ResumeLine[]> {
  if (rows.length === 0) return [];
  return on
    .insert(resumes)
    .values([...rows])
    .onConflictDoNothing({ target: [resumes.organizationId, resumes.contentHash] })
    .returning(lineColumns);
}

/** `undefined` if the organization already has the same content. */
export async function insertResume(on: Queryable, resume: ResumeRow): Promise<ResumeLine | undefined> {
  return (await insertResumes(on, [resume]))[0];
}

export async function findResumeByHash(
  on: Queryable,
  organizationId: OrganizationId,
  contentHash: string,
): Promise<ResumeLine | undefined> {
  const [found] = await on
    .select(lineColumns)
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.contentHash, contentHash)));
  return found;
}

export async function findResume(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<ResumeRow | undefined> {
  const [found] = await resumeById(on).execute({ organizationId, id });
  return found;
}

const resumeById = wordedOnce((on) =>
  on
    .select()
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, sql.placeholder('organizationId')),
        eq(resumes.id, sql.placeholder('id')),
      ),
    )
    .prepare(''),
);

export function findResumeLines(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<ResumeLine[]> {
  return linesById(on).execute({ organizationId, ids: [...ids] });
}

const linesById = wordedOnce((on) =>
  on
    .select(lineColumns)
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, sql.placeholder('organizationId')),
        sql`${resumes.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare(''),
);

/** Locks corrections of the resume until the transaction ends; `undefined` if there is no such resume. */
export async function lockCorrections(
  transaction: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<ResumeRow['corrections'] | undefined> {
  const [found] = await transaction
    .select({ corrections: resumes.corrections })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.id, id)))
    .for('update');
  return found?.corrections;
}

export async function updateResume(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
  change: Partial<ResumeRow>,
): Promise<void> {
  await on
    .update(resumes)
    .set(change)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.id, id)));
}

export async function updateResumes(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
  change: Partial<ResumeRow>,
): Promise<void> {
  await on
    .update(resumes)
    .set(change)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.id, [...ids])));
}

/** Returns the removed rows. */
export async function removeResumes(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<Pick<ResumeRow, 'storageKey' | 'personId'>[]> {
  return on
    .delete(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.id, [...ids])))
    .returning({ storageKey: resumes.storageKey, personId: resumes.personId });
}

export async function listResumeIds(
  on: Queryable,
  organizationId: OrganizationId,
  createdBefore?: Date,
): Promise<string[]> {
  const rows = await on
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, organizationId),
        createdBefore && and(lt(resumes.createdAt, createdBefore), not(isKeptLonger(resumes))),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function listSampleIds(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.isSample, true)));
  return rows.map(({ id }) => id);
}

/** Storage keys of the resumes with these ids, of any owner. */
export async function listStorageKeys(on: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await on
    .select({ storageKey: resumes.storageKey })
    .from(resumes)
    .where(inArray(resumes.id, [...ids]));
  return rows.map(({ storageKey }) => storageKey);
}

/** The newest readable resumes, without their documents. */
export function listReadResumes(
  on: Queryable,
  organizationId: OrganizationId,
  limit: number,
): Promise<ResumeLine[]> {
  return on
    .select(lineColumns)
    .from(resumes)
    .where(
      and(eq(resumes.organizationId, organizationId), eq(resumes.state, 'read'), eq(resumes.isSample, false)),
    )
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(limit);
}

/** Counts resumes by upload time, without samples and without people who are kept longer. */
export type SentBetween = { readonly after: Date; readonly until: Date };

export async function measureSent(
  on: Queryable,
  organizationId: OrganizationId,
  sent: SentBetween,
): Promise<{ files: number; firstSentAt: Date | null }> {
  const [found] = await on
    .select({ files: count(), firstSentAt: min(resumes.createdAt) })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), wasSent(sent)));
  return found ?? { files: 0, firstSentAt: null };
}

function wasSent({ after, until }: SentBetween) {
  return and(
    eq(resumes.isSample, false),
    gt(resumes.createdAt, after),
    lte(resumes.createdAt, until),
    not(isKeptLonger(resumes)),
  );
}

export type ResumePage = {
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly sent?: SentBetween | undefined;
  readonly source?: WantedSource | undefined;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** Newest first; one row more than requested if there is another page. */
export async function listResumeLines(
  on: Queryable,
  organizationId: OrganizationId,
  { search, ids, sent, source, after, limit }: ResumePage,
): Promise<{ rows: ResumeLine[]; total: number }> {
  const pattern = search && anywhere(search);
  const found = and(
    eq(resumes.organizationId, organizationId),
    ids && inArray(resumes.id, [...ids]),
    sent && wasSent(sent),
    source && isFromSource(source),
    pattern ? or(ilike(resumes.fileName, pattern), ilike(resumes.candidateName, pattern)) : undefined,
  );
  const beyond =
    after && sql`(${resumes.createdAt}, ${resumes.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`;
  const rows = await on
    .select(lineColumns)
    .from(resumes)
    .where(and(found, beyond))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(limit + 1);
  const [counted] = await on.select({ total: count() }).from(resumes).where(found);
  return { rows, total: counted?.total ?? 0 };
}

/** Those of the people who have a resume; a trigger removes the others. */
export async function listPeopleWithResumes(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<Set<string>> {
  const rows = await on
    .selectDistinct({ personId: resumes.personId })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.personId, [...personIds])));
  return new Set(rows.map(({ personId }) => personId));
}
