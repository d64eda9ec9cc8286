import { type Race, races, type Sex, sexes } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { openSecret, sealSecret } from '../../identity/factors/sealed-secret.ts';
import { selfReports } from './self-report-tables.ts';

/** `null` if the applicant did not answer. */
export type SelfReport = { readonly sex: Sex | null; readonly race: Race | null };

export type Keys = { derive(purpose: string): Buffer };

const keyOf = (keys: Keys) => keys.derive('self-reports');
const answer = z.object({ sex: z.enum(sexes).nullable(), race: z.enum(races).nullable() });
/** All answers are padded to the same length, so that it reveals nothing. */
const length = 80;

export function sealAnswer(keys: Keys, applicationId: string, { sex, race }: SelfReport): string {
  return sealSecret(keyOf(keys), applicationId, JSON.stringify({ sex, race }).padEnd(length));
}

/** `null` if it was encrypted with other keys. */
export function openAnswer(keys: Keys, applicationId: string, sealed: string): SelfReport | null {
  try {
    return answer.parse(JSON.parse(openSecret(keyOf(keys), applicationId, sealed)));
  } catch {
    return null;
  }
}

/** Encrypts all answers with new keys. Those that the old keys can't decrypt stay unreadable and count as unknown. */
export async function resealSelfReports(on: Transaction, before: Keys, after: Keys): Promise<void> {
  for (const { applicationId, sealedAnswer } of await on.select().from(selfReports)) {
    const opened = openAnswer(before, applicationId, sealedAnswer);
    if (!opened) continue;
    const change = { sealedAnswer: sealAnswer(after, applicationId, opened) };
    await on.update(selfReports).set(change).where(eq(selfReports.applicationId, applicationId));
  }
}
