import type { OrganizationId, ProgramReadEntry } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordProgramRead } from '../../platform/http/programs.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { updateAssistant } from './assistants/assistant-repository.ts';

const readsShown = 50;

/** Records which people's data programs read. */
export function createProgramReadRecorder({
  database,
  clock,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
}): RecordProgramRead {
  return async ({ userId, organizationId, program }, { route, candidates, subjectIds }) => {
    if (program?.kind === 'assistant') {
      const last = { readAt: clock.now(), readCandidates: candidates };
      await updateAssistant(database, organizationId, program.id, last);
    }
    await audit.record(database, {
      action: 'candidates-read',
      actorId: userId,
      subjectId: subjectIds.length === 1 ? (subjectIds[0] ?? null) : null,
      organizationId,
      details: {
        ...(program && { [program.kind === 'assistant' ? 'assistant' : 'key']: program.id }),
        route,
        candidates,
        subjects: subjectIds.join(','),
      },
    });
  };
}

/** Recent reads of candidates by an API key or an assistant, newest first. */
export async function listProgramReads(
  audit: Pick<AuditService, 'list'>,
  organizationId: OrganizationId,
  of: { readonly keyId: string } | { readonly assistantId: string },
): Promise<ProgramReadEntry[]> {
  const { entries } = await audit.list({
    ...of,
    organizationId,
    action: 'candidates-read',
    limit: readsShown,
  });
  return entries.map(({ id, at, details }) => ({
    id,
    at,
    route: String(details['route'] ?? ''),
    candidates: Number(details['candidates'] ?? 0),
    subjectIds: String(details['subjects'] ?? '')
      .split(',')
      .filter((subject) => subject !== ''),
  }));
}
