import { type Column, type SQL, sql } from 'drizzle-orm';
import { resumes } from '../files/resume-tables.ts';

/** Ids of all resumes of the same person, for a condition with `in`. */
export function resumesOfSamePerson(resumeId: Column): SQL {
  return sql`(select sibling.id from ${resumes} given join ${resumes} sibling on sibling.person_id = given.person_id where given.id = ${resumeId})`;
}
