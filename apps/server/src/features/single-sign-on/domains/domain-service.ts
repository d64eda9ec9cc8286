import { randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  type EmailDomain,
  emailDomainLimits,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { FindTextRecords } from '../../../platform/dns/text-records.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { changeTeam } from '../../organizations/members/change-members.ts';
import { domainOfEmail, isPublicEmailDomain, recordOf } from './domain-name.ts';
import {
  countDomains,
  type DomainRow,
  deleteDomain,
  findDomain,
  findVerifiedDomain,
  insertDomain,
  listDomains,
  listVerifiedDomains,
  lockVerifiedElsewhere,
  updateDomain,
} from './domain-repository.ts';

export type DomainService = ReturnType<typeof createDomainService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly findTextRecords: FindTextRecords;
};

/** More than 128 bits, but short enough for a line of any DNS panel. */
const proofBytes = 20;
const pageRows = 100;
const nilId = '00000000-0000-0000-0000-000000000000';

/** Email domains of organizations, verified by a DNS record. */
export function createDomainService({ database, clock, log, audit, findTextRecords }: Dependencies) {
  const present = (row: DomainRow): EmailDomain => ({
    id: row.id,
    domain: row.domain,
    state: stateOf(row, clock.now()),
    record: recordOf(row),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
  });

  return {
    async list({ organizationId }: Pick<Member, 'organizationId'>): Promise<EmailDomain[]> {
      return (await listDomains(database, organizationId)).map(present);
    },

    add(caller: Member, domain: string): Promise<EmailDomain> {
      if (isPublicEmailDomain(domain)) {
        throw new ApiError('conflict', sentence('domain-open-to-anyone', { domain }));
      }
      return changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const { organizationId, userId } = caller;
        if ((await countDomains(transaction, organizationId)) >= emailDomainLimits.perOrganization) {
          throw new ApiError(
            'conflict',
            sentence('domains-full', { max: emailDomainLimits.perOrganization }),
          );
        }
        const inserted = await insertDomain(transaction, {
          id: randomUUID(),
          organizationId,
          createdBy: userId,
          domain,
          proof: randomBytes(proofBytes).toString('hex'),
          createdAt: clock.now(),
          verifiedAt: null,
          checkedAt: null,
          missingSince: null,
        });
        if (!inserted) throw new ApiError('conflict', sentence('domain-listed', { domain }));
        return present(inserted);
      });
    },

    /**
     * @throws ApiError `not-found`, `unavailable` if no resolver answers, `conflict` if another organization has
     * verified it
     */
    async check(caller: Member, id: string): Promise<EmailDomain> {
      const row = (await findDomain(database, caller.organizationId, id)) ?? noSuchDomain();
      const records = await findTextRecords(row.domain).catch((error: unknown) => {
        log.warn(describeError(error), 'no resolver answers for a domain');
        throw new ApiError('unavailable', sentence('domain-unreachable', { domain: row.domain }));
      });
      // Across organizations: it may take the domain from another one.
      return forInstallation(() =>
        database.transaction(async (transaction) => {
          const settled = await settle(transaction, row, records, caller.userId);
          if (settled === 'of-others') {
            throw new ApiError(
              'conflict',
              sentence('domain-of-another', { domain: row.domain, days: emailDomainLimits.graceDays }),
            );
          }
          return present(settled);
        }),
      );
    },

    /** @throws ApiError `not-found`, checked before anything else */
    async remove(caller: Member, id: string): Promise<void> {
      if (!(await findDomain(database, caller.organizationId, id))) noSuchDomain();
      return changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const removed = (await deleteDomain(transaction, caller.organizationId, id)) ?? noSuchDomain();
        if (removed.verifiedAt === null) return;
        await record(transaction, 'email-domain-removed', removed, caller.userId);
      });
    },

    /** Runs daily: verified domains whose record is missing lapse after a while. */
    async recheckAll(): Promise<void> {
      let after = nilId;
      for (;;) {
        const rows = await listVerifiedDomains(database, after, pageRows);
        for (const row of rows) {
          // If no resolver answers, the domain stays unchanged.
          const records = await findTextRecords(row.domain).catch(() => null);
          if (records !== null) await database.transaction((on) => settle(on, row, records, null));
        }
        const last = rows.at(-1);
        if (!last || rows.length < pageRows) return;
        after = last.id;
      }
    },

    /** Verified domains of an organization with their current states. */
    async findStates(
      on: Queryable,
      organizationId: OrganizationId,
    ): Promise<ReadonlyMap<string, EmailDomain['state']>> {
      const rows = await listDomains(on, organizationId);
      const verified = rows.filter(({ verifiedAt }) => verifiedAt !== null);
      return new Map(verified.map((row) => [row.domain, stateOf(row, clock.now())]));
    },

    /** The organization that has verified an email address's domain; `null` for none, and after a lapse. */
    async findOwner(email: string): Promise<OrganizationId | null> {
      // Across organizations: no one is signed in yet.
      const row = await forInstallation(() => findVerifiedDomain(database, domainOfEmail(email)));
      return row && stateOf(row, clock.now()) !== 'lapsed' ? row.organizationId : null;
    },
  };

  /** Stores the result of a DNS lookup for a domain. */
  async function settle(
    on: Transaction,
    row: DomainRow,
    records: readonly string[],
    actorId: string | null,
  ): Promise<DomainRow | 'of-others'> {
    const now = clock.now();
    const isThere = records.includes(recordOf(row));
    if (!isThere) {
      const missingSince = row.verifiedAt === null ? null : (row.missingSince ?? now);
      const updated = await updateDomain(on, row.id, { checkedAt: now, missingSince });
      const lapsesNow = updated && stateOf(updated, now) === 'lapsed' && !wasLapsed(row);
      if (lapsesNow) await record(on, 'email-domain-lapsed', row, null);
      return updated ?? noSuchDomain();
    }
    const elsewhere = await lockVerifiedElsewhere(on, row);
    if (elsewhere) {
      if (records.includes(recordOf(elsewhere)) || stateOf(elsewhere, now) !== 'lapsed') return 'of-others';
      await updateDomain(on, elsewhere.id, { verifiedAt: null, missingSince: null });
      await record(on, 'email-domain-removed', elsewhere, null);
    }
    const verifiedAt = row.verifiedAt ?? now;
    const updated = await updateDomain(on, row.id, { verifiedAt, checkedAt: now, missingSince: null });
    if (row.verifiedAt === null) await record(on, 'email-domain-verified', row, actorId);
    return updated ?? noSuchDomain();
  }

  async function record(
    on: Transaction,
    action: string,
    { id: domainId, organizationId }: DomainRow,
    actorId: string | null,
  ): Promise<void> {
    await audit.record(on, { action, actorId, subjectId: null, organizationId, details: { domainId } });
  }
}

const graceMs = emailDomainLimits.graceDays * dayMs;

/** State of a domain. Its record may be missing for some days, such as during a move to another DNS provider. */
function stateOf(
  { verifiedAt, missingSince }: Pick<DomainRow, 'verifiedAt' | 'missingSince'>,
  now: Date,
): EmailDomain['state'] {
  if (verifiedAt === null) return 'pending';
  if (missingSince === null) return 'verified';
  return now.getTime() - missingSince.getTime() < graceMs ? 'missing' : 'lapsed';
}

/** Whether it had lapsed at the last check. */
function wasLapsed(row: DomainRow): boolean {
  return row.checkedAt !== null && stateOf(row, row.checkedAt) === 'lapsed';
}

function noSuchDomain(): never {
  throw new ApiError('not-found', 'There is no such domain.');
}
