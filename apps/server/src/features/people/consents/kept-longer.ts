import { type Column, type SQL, sql } from 'drizzle-orm';
import { keptPeople, personConsents } from './consent-tables.ts';

const today = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/** Whether the last recorded consent of a person is still valid. */
export const holdsConsent = (personId: Column | SQL): SQL => sql`(
  select ${personConsents.kind} = 'given' and coalesce(${personConsents.expiresOn} >= ${today}, true)
  from ${personConsents} where current_person(${personConsents.personId}) = ${personId}
  order by ${personConsents.createdAt} desc, ${personConsents.id} limit 1
)`;

/** Whether a person is kept beyond the retention period: a later date was set, and their consent is still valid. */
export function isKeptLonger({
  organizationId,
  personId,
}: {
  organizationId: Column;
  personId: Column;
}): SQL {
  return sql`(${personId} in (
    select current_person(${keptPeople.personId}) from ${keptPeople}
    where ${keptPeople.organizationId} = ${organizationId} and ${keptPeople.keepUntil} >= ${today}
  ) and coalesce(${holdsConsent(personId)}, false))`;
}
