import { ApiError, type Language, sentence, writeCsv } from '@winnow/contracts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type PeopleColumn, peopleHeadings } from './people-headings.ts';

export type ExportedTable = { readonly fileName: string; readonly content: Uint8Array };

type PeopleOfTable = {
  readonly action: 'talent-list-exported' | 'talent-pool-exported';
  /** Id of the exported list; `null` for a search. */
  readonly subjectId: string | null;
  /** Name of the file, without the date. */
  readonly name: string;
  readonly isAnonymous: boolean;
  readonly language: Language;
  readonly columns: readonly PeopleColumn[];
  readonly people: readonly Readonly<Partial<Record<PeopleColumn, string | number | null>>>[];
};

type Given = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
};

/**
 * Writes a table of people and records the export in the audit log.
 * @throws ApiError `invalid` if there are no people
 */
export async function exportPeople(
  { database, clock, audit }: Given,
  { organizationId, userId: actorId }: Member,
  { action, subjectId, name, isAnonymous, language, columns, people }: PeopleOfTable,
): Promise<ExportedTable> {
  if (people.length === 0) throw new ApiError('invalid', sentence('export-empty'));
  const headings = peopleHeadings[language];
  const details = { anonymous: isAnonymous, candidates: people.length };
  await audit.record(database, { action, actorId, subjectId, organizationId, details });
  return {
    fileName: `${name}-${dayOf(clock.now())}.csv`,
    content: writeCsv(
      columns.map((column) => headings[column]),
      people.map((person) => columns.map((column) => person[column] ?? null)),
    ),
  };
}
