import { ApiError, may, sentence } from '@winnow/contracts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { HiringTeamService } from '../../hiring-teams/hiring-team-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import type { NewEvent } from '../analysis-history-repository.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import type { Assigned } from '../decide.ts';
import { listMembersNamed } from './assignee-repository.ts';

type Asked = { readonly assignee?: string | null | undefined; readonly assigneeId?: string | undefined };

/** Assignees of candidates: members who can see them, or names in free text. */
export function createAssignees({
  hiringTeams,
  notifications,
}: {
  readonly hiringTeams: Pick<HiringTeamService, 'maySee'>;
  readonly notifications: Pick<NotificationService, 'add'>;
}) {
  return {
    /**
     * The assignee that a request names; `undefined` if it names none.
     * @throws ApiError `invalid` for a member who can't see all of the candidates, `not-found` for anyone who isn't a
     * member
     */
    async resolve(
      on: Queryable,
      { organizationId }: Member,
      rows: readonly AnalysisRecord[],
      { assignee, assigneeId }: Asked,
    ): Promise<Assigned | undefined> {
      const jobs = [...new Set(rows.map(({ jobId }) => jobId))];
      const seesAll = async (userId: string): Promise<boolean> => {
        for (const job of jobs) {
          if (!(await hiringTeams.maySee(on, { organizationId, userId }, { job }))) return false;
        }
        return true;
      };
      if (assigneeId !== undefined) {
        if (await seesAll(assigneeId)) return { assigneeId, assignee: null };
        throw new ApiError('invalid', sentence('assignee-sees-not-all'), {
          errors: { assigneeId: [sentence('assignee-sees-not-all')] },
        });
      }
      if (assignee === undefined) return undefined;
      const named = assignee === null ? [] : await listMembersNamed(on, organizationId, assignee);
      const [only] = named.filter(({ role }) => may(role, 'candidates.read'));
      if (only && named.length === 1 && (await seesAll(only.userId))) {
        return { assigneeId: only.userId, assignee: null };
      }
      return { assigneeId: null, assignee };
    },

    /** Notifies members of the candidates that these events assigned to them. */
    async tell(
      transaction: Transaction,
      { organizationId, userId: actor }: Member,
      rows: readonly AnalysisRecord[],
      events: readonly Pick<NewEvent, 'analysisId' | 'change'>[],
    ): Promise<void> {
      const jobOf = new Map(rows.map(({ id, jobId }) => [id, jobId]));
      const told = new Map<string, { to: string; jobId: string; analysisIds: string[] }>();
      for (const { analysisId, change } of events) {
        const jobId = jobOf.get(analysisId);
        if (change?.code !== 'assigned' || !change.assigneeId || jobId === undefined) continue;
        const key = `${change.assigneeId} ${jobId}`;
        const known = told.get(key) ?? { to: change.assigneeId, jobId, analysisIds: [] };
        told.set(key, { ...known, analysisIds: [...known.analysisIds, analysisId] });
      }
      for (const { to, jobId, analysisIds } of told.values()) {
        const about = { jobId, analysisIds };
        await notifications.add(transaction, { organizationId, to: [to], actor, kind: 'assigned', about });
      }
    },
  };
}
