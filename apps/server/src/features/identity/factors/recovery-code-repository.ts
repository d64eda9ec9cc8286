import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityRecoveryCodes } from '../identity-tables.ts';

export type RecoveryCodeRow = typeof identityRecoveryCodes.$inferSelect;

export async function listRecoveryCodes(on: Queryable, userId: string): Promise<RecoveryCodeRow[]> {
  return on.select().from(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId));
}

export async function insertRecoveryCodes(on: Queryable, codes: readonly RecoveryCodeRow[]): Promise<void> {
  await on.insert(identityRecoveryCodes).values([...codes]);
}

/** Returns whether the code existed and was unused; of two concurrent calls only one succeeds. */
export async function spendRecoveryCode(
  on: Queryable,
  { userId, codeHash, usedAt }: Pick<RecoveryCodeRow, 'userId' | 'codeHash' | 'usedAt'>,
): Promise<boolean> {
  const isUnused = and(
    eq(identityRecoveryCodes.userId, userId),
    eq(identityRecoveryCodes.codeHash, codeHash),
    isNull(identityRecoveryCodes.usedAt),
  );
  return (await on.update(identityRecoveryCodes).set({ usedAt }).where(isUnused).returning()).length > 0;
}

export async function deleteRecoveryCodesOf(on: Queryable, userId: string): Promise<void> {
  await on.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId));
}
