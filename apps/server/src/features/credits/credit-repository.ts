import { randomUUID } from 'node:crypto';
import type { CreditKind, CreditReason, OrganizationId } from '@winnow/contracts';
import { and, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import { users } from '../accounts/users/user-tables.ts';
import { type OwnedRow, organizations } from '../organizations/organization-tables.ts';
import type { CreditAmounts } from './credit-rules.ts';
import { creditAccounts, creditEntries, creditHolds, creditLabels } from './credit-tables.ts';
import { type CreditRecall, listRecalls } from './recall-repository.ts';

type StoredAccount = OwnedRow<typeof creditAccounts>;
/** `isTeam`: an organization with several members, which has no free credits. */
export type CreditAccount = StoredAccount & { readonly isTeam: boolean };
export type CreditHold = typeof creditHolds.$inferSelect;
export type CreditEntry = typeof creditEntries.$inferSelect;

const accountColumns = {
  ...getTableColumns(creditAccounts),
  isTeam: sql<boolean>`not exists (select from ${organizations} o
    where o.id = ${creditAccounts.organizationId} and o.personal_user_id is not null)`,
};

export async function findAccount(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<CreditAccount | undefined> {
  const [account] = await accountOf(on).execute({ organizationId });
  return account;
}

const accountOf = wordedOnce((on) =>
  on
    .select(accountColumns)
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, sql.placeholder('organizationId')))
    .prepare(''),
);

export async function listAccountsOf(
  on: Queryable,
  organizationIds: readonly OrganizationId[],
): Promise<StoredAccount[]> {
  if (organizationIds.length === 0) return [];
  return on
    .select()
    .from(creditAccounts)
    .where(inArray(creditAccounts.organizationId, [...organizationIds]));
}

/** Users with a paid plan. */
export async function listPayingOwners(on: Queryable): Promise<string[]> {
  const rows = await on
    .select({ organizationId: creditAccounts.organizationId })
    .from(creditAccounts)
    .where(ne(creditAccounts.plan, 'free'));
  return rows.flatMap(({ organizationId }) => organizationId ?? []);
}

/** Locked by every write to a user's ledger until its transaction ends. */
export async function lockAccount(
  transaction: Transaction,
  organizationId: OrganizationId,
): Promise<CreditAccount | undefined> {
  const [account] = await transaction
    .select(accountColumns)
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId))
    .for('update');
  return account;
}

/** Opens an organization's account; does nothing if a concurrent request did. */
export async function insertAccount(
  transaction: Transaction,
  account: Pick<CreditAccount, 'plan' | 'month' | 'monthGranted' | 'createdAt'> & {
    organizationId: OrganizationId;
  },
): Promise<void> {
  const found = await transaction
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, account.organizationId));
  if (found.length === 0) return;
  await transaction
    .insert(creditAccounts)
    .values({ id: randomUUID(), ...account })
    .onConflictDoNothing();
}

export async function updateAccount(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<CreditAccount, 'plan' | 'month' | 'monthGranted'>>,
): Promise<void> {
  await transaction.update(creditAccounts).set(changes).where(eq(creditAccounts.id, id));
}

export type NewEntry = CreditAmounts & {
  readonly accountId: string;
  readonly kind: CreditKind;
  readonly reason: CreditReason;
  readonly at: Date;
  readonly holdId?: string | null;
  readonly subjectId?: string | null;
  readonly actorId?: string | null;
  readonly key?: string | null;
  /** A label and the organization with which it is deleted. */
  readonly label?: {
    readonly organizationId: OrganizationId;
    readonly text: string;
    readonly createdBy?: string | null | undefined;
  } | null;
};

export async function insertEntry(transaction: Transaction, { label, ...entry }: NewEntry): Promise<void> {
  const id = randomUUID();
  await transaction.insert(creditEntries).values({ id, ...entry });
  if (!label) return;
  const { organizationId, text, createdBy = null } = label;
  await transaction.insert(creditLabels).values({ entryId: id, organizationId, label: text, createdBy });
}

/** Removes the labels of charges and releases; the entries stay. */
export async function deleteLabels(
  transaction: Transaction,
  organizationId: OrganizationId,
  settled: readonly { readonly holdId: string; readonly subjectId: string }[],
): Promise<void> {
  const holds = sql.param(settled.map(({ holdId }) => holdId));
  const subjects = sql.param(settled.map(({ subjectId }) => subjectId));
  await transaction.execute(sql`delete from ${creditLabels} l using ${creditEntries} e,
      unnest(${holds}::uuid[], ${subjects}::text[]) as settled (hold_id, subject_id)
    where l.entry_id = e.id and l.organization_id = ${organizationId}
      and e.hold_id = settled.hold_id and e.subject_id = settled.subject_id and e.kind in ('debit', 'release')`);
}

export async function hasKey(on: Queryable, accountId: string, key: string): Promise<boolean> {
  const found = await on
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.key, key)));
  return found.length > 0;
}

export async function insertHold(
  transaction: Transaction,
  hold: Pick<CreditHold, 'id' | 'accountId' | 'createdBy' | 'createdAt' | 'drawn' | 'jobId'>,
): Promise<void> {
  await transaction.insert(creditHolds).values(hold);
}

/** Sets how many of a hold's credits belong to the member. */
export async function setDrawn(transaction: Transaction, id: string, drawn: number): Promise<void> {
  await transaction.update(creditHolds).set({ drawn }).where(eq(creditHolds.id, id));
}

export async function findHold(
  on: Queryable,
  accountId: string,
  id: string,
): Promise<CreditHold | undefined> {
  const [hold] = await on
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.accountId, accountId), eq(creditHolds.id, id)));
  return hold;
}

export function listOpenHolds(on: Queryable, accountId: string): Promise<CreditHold[]> {
  return on
    .select()
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        sql`${creditHolds.monthly} + ${creditHolds.bought} + ${creditHolds.unlimited} > 0`,
      ),
    );
}

/** The debit or release that a subject of a hold already has. */
export async function findSettlement(
  on: Queryable,
  holdId: string,
  subjectId: string,
): Promise<CreditEntry | undefined> {
  const [entry] = await on
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.holdId, holdId),
        eq(creditEntries.subjectId, subjectId),
        inArray(creditEntries.kind, ['debit', 'release']),
      ),
    );
  return entry;
}

export async function sumDebitsSince(on: Queryable, accountId: string, since: Date): Promise<number> {
  const [row] = await debitsSince(on).execute({ accountId, since: since.toISOString() });
  return Number(row?.sum ?? 0);
}

const debitsSince = wordedOnce((on) =>
  on
    .select({
      sum: sql<string>`coalesce(sum(${creditEntries.monthly} + ${creditEntries.bought} + ${creditEntries.unlimited}), 0)`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.accountId, sql.placeholder('accountId')),
        eq(creditEntries.kind, 'debit'),
        sql`${creditEntries.at} >= ${sql.placeholder('since')}::timestamptz`,
      ),
    )
    .prepare(''),
);

/** An entry with its label and its author; `null` for none, and for a deleted user. */
export type LabelledEntry = CreditEntry & {
  readonly label: string | null;
  readonly createdBy: string | null;
  /** Whether a member made it, even a former one. */
  readonly isMembers: boolean;
};

export type LedgerFilter = {
  readonly kind?: CreditKind | undefined;
  /** A member's id, or all deleted users. */
  readonly member?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** The number of an entry. */
  readonly before?: number | undefined;
  readonly limit: number;
};

const maker = sql<string | null>`coalesce(${creditHolds.createdBy}, ${creditLabels.createdBy})`;

/** Newest first. */
export async function listEntries(
  on: Queryable,
  organizationId: OrganizationId,
  { kind, member, since, until, before, limit }: LedgerFilter,
): Promise<LabelledEntry[]> {
  const rows = await on
    .select({ entry: creditEntries, label: creditLabels.label, createdBy: maker })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditEntries.accountId, creditAccounts.id))
    .leftJoin(creditLabels, eq(creditLabels.entryId, creditEntries.id))
    .leftJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .where(
      and(
        eq(creditAccounts.organizationId, organizationId),
        kind && eq(creditEntries.kind, kind),
        member === undefined ? undefined : madeBy(member),
        since && gte(creditEntries.at, since),
        until && lt(creditEntries.at, until),
        before === undefined ? undefined : lt(creditEntries.number, before),
      ),
    )
    .orderBy(desc(creditEntries.number))
    .limit(limit);
  return rows.map(({ entry, label, createdBy }) => ({
    ...entry,
    label: label || null,
    createdBy,
    isMembers: createdBy !== null || entry.holdId !== null,
  }));
}

function madeBy(member: string): SQL | undefined {
  if (member !== 'former') return eq(maker, member);
  return sql`((${creditEntries.holdId} is not null or ${creditLabels.createdBy} is not null)
    and not exists (select from ${users} u where u.id = ${maker}))`;
}

export type Books = {
  readonly account: StoredAccount;
  readonly holds: readonly CreditHold[];
  readonly entries: readonly CreditEntry[];
  readonly recalls: readonly CreditRecall[];
};

/** Ids of all accounts, including those of deleted organizations. */
export async function listAccountIds(on: Queryable): Promise<string[]> {
  const rows = await on.select({ id: creditAccounts.id }).from(creditAccounts).orderBy(creditAccounts.id);
  return rows.map(({ id }) => id);
}

/** The whole account at one point in time; requires a transaction. */
export async function loadBooks(transaction: Transaction, accountId: string): Promise<Books | undefined> {
  const [account] = await transaction
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.id, accountId))
    .for('share');
  if (!account) return undefined;
  const holds = await transaction.select().from(creditHolds).where(eq(creditHolds.accountId, accountId));
  const entries = await transaction
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
    .orderBy(creditEntries.number);
  return { account, holds, entries, recalls: await listRecalls(transaction, accountId) };
}
