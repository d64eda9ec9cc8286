import { createHash, randomUUID } from 'node:crypto';
import type { AuditEntry, AuditVerification, OrganizationId } from '@winnow/contracts';
import * as z from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { operatorCallUnderWay } from '../../platform/http/operator-calls.ts';
import { programCallUnderWay } from '../../platform/http/programs.ts';
import {
  type AuditFilter,
  type AuditLink,
  countUnchainedEntries,
  findLatestEntry,
  insertAuditEntry,
  type LatestOf,
  listAuditLinks,
  listAuditLinksAfter,
  listEntriesAbout,
} from './audit-repository.ts';

export type AuditService = ReturnType<typeof createAuditService>;

/**
 * An event in ids only: entries outlive people, so they contain no names, addresses or texts. An operator's entry also
 * says which call it was and where it came from.
 */
export type AuditEvent = {
  /** What was done, as `data-exported`. */
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  /** Where it happened, whose owners and auditors read the entry; `null` outside of organizations. */
  readonly organizationId: OrganizationId | null;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

const batch = 1000;

const auditBody = z.object({
  id: z.string(),
  action: z.string(),
  actorId: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** Not in entries of earlier releases. */
  organizationId: z.string().nullish(),
  at: z.iso.datetime(),
  details: z.record(z.string(), z.unknown()),
});

/** The append-only audit log. Each entry is chained by hash to all entries before it. */
export function createAuditService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Adds an entry in the caller's transaction. */
    async record(on: Queryable, event: AuditEvent): Promise<void> {
      const { action, actorId, subjectId, organizationId, details: given } = event;
      const details = { ...given, ...ofOperatorCall(actorId), ...ofProgramCall() };
      const id = randomUUID();
      const happenedAt = clock.now();
      const body = JSON.stringify({
        id,
        action,
        actorId,
        subjectId,
        ...(organizationId !== null && { organizationId }),
        at: happenedAt.toISOString(),
        details,
      });
      await insertAuditEntry(on, { id, happenedAt, action, actorId, subjectId, organizationId, body });
    },

    /** Who did something last, and when; `undefined` if there is no entry. */
    async findLast(on: Queryable, of: LatestOf): Promise<{ by: string | null; at: Date } | undefined> {
      const entry = await findLatestEntry(on, of);
      return entry && { by: z.uuid().safeParse(entry.actorId).data ?? null, at: entry.happenedAt };
    },

    async list({ limit, ...filter }: AuditFilter & { limit: number }) {
      const links = await listAuditLinks(database, filter, limit + 1);
      const entries = links.slice(0, limit).map(present);
      const nextBefore = links.length > limit ? (entries.at(-1)?.number ?? null) : null;
      return { entries, nextBefore };
    },

    /** All entries in an organization about some subjects. Their details may also name others. */
    async listAbout(organizationId: OrganizationId, subjectIds: readonly string[]) {
      const entries = await listEntriesAbout(database, organizationId, subjectIds);
      return entries.map(({ action, actorId, subjectId, happenedAt, body }) => {
        const { route } = detailsOf(body);
        return {
          at: happenedAt.toISOString(),
          action,
          actorId,
          subjectId: subjectId !== null && subjectIds.includes(subjectId) ? subjectId : null,
          ...(typeof route === 'string' && { route }),
        };
      });
    },

    /** Recomputes the chain from its beginning. */
    async verify(): Promise<AuditVerification> {
      let previous = '';
      let entries = 0;
      const outcome = (error: string | null) => ({ isWhole: error === null, entries, head: previous, error });
      for (;;) {
        const links = await listAuditLinksAfter(database, entries, batch);
        for (const link of links) {
          const error = findError(link, entries + 1, previous);
          if (error !== null) return outcome(error);
          entries += 1;
          previous = link.link.hash;
        }
        if (links.length < batch) break;
      }
      const loose = await countUnchainedEntries(database);
      return outcome(loose === 0 ? null : `${loose} entries are not in the chain`);
    },
  };
}

/** Call and client of an operator's call; empty outside of one. */
function ofOperatorCall(actorId: string | null): { call?: string; client?: string } {
  const call = operatorCallUnderWay();
  if (!call || call.actorId !== actorId) return {};
  call.isRecorded = true;
  return { call: call.name, client: call.client };
}

/** Programs act on behalf of a member: the entry names the API key or the assistant. */
function ofProgramCall(): { key?: string; assistant?: string } {
  const { program } = programCallUnderWay() ?? {};
  if (!program) return {};
  return program.kind === 'assistant' ? { assistant: program.id } : { key: program.id };
}

function findError({ entry, link }: AuditLink, number: number, previous: string): string | null {
  if (link.number !== number) return `entry ${number} is missing`;
  const hash = createHash('sha256')
    .update(previous + entry.body)
    .digest('hex');
  if (link.previous !== previous || link.hash !== hash)
    return `entry ${number} does not follow from those before`;
  const body = auditBody.safeParse(parse(entry.body)).data;
  const isSame =
    body?.id === entry.id &&
    body.action === entry.action &&
    body.actorId === entry.actorId &&
    body.subjectId === entry.subjectId &&
    (body.organizationId ?? null) === entry.organizationId &&
    Date.parse(body.at) === entry.happenedAt.getTime();
  return isSame ? null : `entry ${number} says something else than its columns`;
}

function present({ entry, link }: AuditLink): AuditEntry {
  const { id, action, actorId, subjectId, happenedAt, body } = entry;
  return {
    id,
    number: link.number,
    at: happenedAt.toISOString(),
    action,
    actorId,
    subjectId,
    details: detailsOf(body),
    hash: link.hash,
  };
}

function detailsOf(body: string): Readonly<Record<string, unknown>> {
  return auditBody.safeParse(parse(body)).data?.details ?? {};
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
