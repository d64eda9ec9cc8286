import { createHash } from 'node:crypto';
import type { Column, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

const digits = 12;

type Candidacy<Id> = { readonly organizationId: Id; readonly jobId: Id; readonly resumeId: Id };

/**
 * The number of a candidate for a job, such as `3F2A-90C1-77DE`. It follows from random ids alone, so that only who has
 * the ids of jobs and resumes can say whose it is.
 */
export function candidateNumberOf({ organizationId, jobId, resumeId }: Candidacy<string>): string {
  const hash = createHash('sha256').update(`${organizationId} ${jobId} ${resumeId}`).digest('hex');
  return hash.slice(0, digits).toUpperCase().match(/.{4}/g)?.join('-') ?? '';
}

/** Condition for the rows of one candidate. */
export function hasNumber(number: string, of: Candidacy<Column>): SQL {
  const text = sql`${of.organizationId}::text || ' ' || ${of.jobId}::text || ' ' || ${of.resumeId}::text`;
  const wanted = number.replaceAll('-', '').toLowerCase();
  return sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), ${digits}) = ${wanted}`;
}
