import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityLetters } from '../identity-tables.ts';

export type LetterRow = typeof identityLetters.$inferSelect;

export async function insertLetter(on: Queryable, letter: LetterRow): Promise<void> {
  await on.insert(identityLetters).values(letter);
}

/** Nobody else sends the same letter until the transaction ends. */
export async function lockLetter(on: Queryable, id: string): Promise<LetterRow | undefined> {
  const [letter] = await on.select().from(identityLetters).where(eq(identityLetters.id, id)).for('update');
  return letter;
}

export async function deleteLetter(on: Queryable, id: string): Promise<void> {
  await on.delete(identityLetters).where(eq(identityLetters.id, id));
}

/** Those that no mail server has taken. */
export async function deleteLettersTo(on: Queryable, address: string): Promise<void> {
  await on.delete(identityLetters).where(sql`${identityLetters.order} ->> 'to' = ${address}`);
}
