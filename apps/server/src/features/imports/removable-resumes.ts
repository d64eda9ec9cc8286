import { and, eq, exists, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { batchItems } from '../analyses/batches/batch-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { importItems } from './import-tables.ts';

/** Resumes of canceled items that were never read, are not scored, and belong to no other import. */
export async function listRemovable(on: Queryable, importId: string): Promise<string[]> {
  const others = alias(importItems, 'others');
  const rows = await on
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.state, 'unread'),
        exists(
          on
            .select({ id: importItems.id })
            .from(importItems)
            .where(
              and(
                eq(importItems.importId, importId),
                eq(importItems.resumeId, resumes.id),
                eq(importItems.state, 'canceled'),
                isNull(importItems.duplicateOf),
              ),
            ),
        ),
        notExists(
          on
            .select({ id: others.id })
            .from(others)
            .where(and(eq(others.resumeId, resumes.id), ne(others.state, 'canceled'))),
        ),
        notExists(
          on.select({ id: batchItems.id }).from(batchItems).where(eq(batchItems.resumeId, resumes.id)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
