import type { OrganizationId, SelfReportSettings } from '@winnow/contracts';
import { organizationId as idOfOrganization } from '@winnow/contracts';
import * as z from 'zod';
import { type Clock, hourMs } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { forOrganization } from '../../../platform/database/scope.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { openSecret, sealSecret } from '../../identity/factors/sealed-secret.ts';
import type { IdentityBase } from '../../identity/identity-service.ts';
import { openAnswer, type SelfReport, sealAnswer } from './sealed-answer.ts';
import {
  findIsAsked,
  findReport,
  holdApplication,
  removeReport,
  saveIsAsked,
  saveReport,
} from './self-report-repository.ts';

type OfApplication = { readonly organizationId: OrganizationId; readonly id: string };

/** What applicants say of themselves, apart from their applications: for them, and to be counted. */
export type SelfReportService = {
  getSettings(organizationId: OrganizationId): Promise<SelfReportSettings>;
  change(member: Member, isOn: boolean): Promise<SelfReportSettings>;
  /** For visitors who have the link of an application. */
  isAsked(organizationId: OrganizationId): Promise<boolean>;
  /**
   * With which whoever just applied can answer for an hour. It opens nothing: neither what was said before nor the
   * application. `null` where the organization does not ask.
   */
  ticketFor(of: OfApplication): Promise<string | null>;
  /** Returns whether the ticket was one; what it is for may be gone. */
  answer(ticket: string, report: SelfReport): Promise<boolean>;
  /** The stored answers; `null` if there are none. */
  open(of: OfApplication): Promise<SelfReport | null>;
  /** Replaces earlier answers. Empty answers are not stored. */
  save(of: OfApplication, report: SelfReport): Promise<void>;
  remove(of: OfApplication): Promise<void>;
  /** Deletes the answers of a withdrawn application. */
  removeIn(on: Queryable, applicationId: string): Promise<void>;
};

const ticketContent = z.object({ organizationId: idOfOrganization, id: z.uuid(), until: z.number() });
const ticketContext = 'self-report';

export function createSelfReportService({
  database,
  clock,
  audit,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): SelfReportService {
  const ticketKey = () => keys.derive('self-report-tickets');

  function openTicket(ticket: string): OfApplication | null {
    try {
      const { until, ...of } = ticketContent.parse(
        JSON.parse(openSecret(ticketKey(), ticketContext, ticket)),
      );
      return until > clock.now().getTime() ? of : null;
    } catch {
      return null;
    }
  }

  const service: SelfReportService = {
    async getSettings(organizationId) {
      return { isOn: await findIsAsked(database, organizationId) };
    },

    async change({ organizationId, userId: createdBy }, isOn) {
      await database.transaction(async (transaction) => {
        if ((await findIsAsked(transaction, organizationId)) === isOn) return;
        await saveIsAsked(transaction, { organizationId, createdBy, isOn, changedAt: clock.now() });
        const action = isOn ? 'self-report-on' : 'self-report-off';
        await audit.record(transaction, { action, actorId: createdBy, subjectId: null, organizationId });
      });
      return { isOn };
    },

    isAsked: (organizationId) => forOrganization(organizationId, () => findIsAsked(database, organizationId)),

    async ticketFor({ organizationId, id }) {
      if (!(await service.isAsked(organizationId))) return null;
      const until = clock.now().getTime() + hourMs;
      return sealSecret(ticketKey(), ticketContext, JSON.stringify({ organizationId, id, until }));
    },

    async answer(ticket, report) {
      const of = openTicket(ticket);
      if (!of) return false;
      await service.save(of, report);
      return true;
    },

    open: ({ organizationId, id }) =>
      forOrganization(organizationId, async () => {
        const row = await findReport(database, id);
        return row ? openAnswer(keys, id, row.sealedAnswer) : null;
      }),

    save: ({ organizationId, id }, report) =>
      forOrganization(organizationId, () =>
        database.transaction(async (transaction) => {
          if (!(await findIsAsked(transaction, organizationId))) return;
          if (!(await holdApplication(transaction, organizationId, id))) return;
          if (report.sex === null && report.race === null) return removeReport(transaction, id);
          const sealedAnswer = sealAnswer(keys, id, report);
          await saveReport(transaction, {
            ...{ applicationId: id, organizationId },
            ...{ sealedAnswer, answeredAt: clock.now() },
          });
        }),
      ),

    remove: ({ organizationId, id }) => forOrganization(organizationId, () => removeReport(database, id)),

    removeIn: removeReport,
  };
  return service;
}
