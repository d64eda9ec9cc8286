import {
  ApiError,
  type Comment,
  type Comments,
  commentEditMinutes,
  mentionsIn,
  type OrganizationId,
  type Person,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import {
  type CommentRow,
  insertComment,
  listAuthorsOfThread,
  listCommentRows,
  lockComment,
  updateComment,
} from './comment-repository.ts';

export type CommentService = ReturnType<typeof createCommentService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly analyses: Pick<AnalysisService, 'getRows'>;
  readonly contacts: Pick<ContactService, 'record'>;
  readonly members: Pick<TeamServices['members'], 'list'>;
  readonly viewers: Pick<HiringTeamService, 'listViewers'>;
  readonly notifications: Pick<NotificationService, 'add'>;
};

type OfAnalysis = { readonly organizationId: OrganizationId; readonly analysisId: string };
type Written = { readonly id: string; readonly parentId: string | null; readonly text: string };

const editMs = commentEditMinutes * 60_000;

/** Members' comments on candidates. All functions throw `not-found` for a candidate that the member can't see. */
export function createCommentService(dependencies: Dependencies) {
  const { database, clock, audit, analyses, contacts, members, viewers, notifications } = dependencies;

  /** Members who can see the candidate and thus can be mentioned. */
  const listReaders = async ({ organizationId }: Member, jobId: string): Promise<Person[]> =>
    (await viewers.listViewers(organizationId, jobId)).map(({ userId, name, profileImage }) => ({
      userId,
      name,
      profileImage,
    }));

  /** @throws ApiError `invalid` if one of them can't see the candidate */
  async function requireReaders(member: Member, jobId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const readers = new Set((await listReaders(member, jobId)).map(({ userId }) => userId));
    if (userIds.every((userId) => readers.has(userId))) return;
    const words = sentence('mention-sees-not');
    throw new ApiError('invalid', words, { errors: { text: [words] } });
  }

  const record = (
    transaction: Transaction,
    action: string,
    { userId, organizationId }: Member,
    row: CommentRow,
  ) =>
    audit.record(transaction, {
      action,
      actorId: userId,
      subjectId: row.analysisId,
      organizationId,
      details: { comment: row.id },
    });

  /** The job of a candidate. @throws ApiError `not-found` */
  async function jobOf({ organizationId }: Member, analysisId: string): Promise<string> {
    const [row] = await analyses.getRows(everyJobOf(organizationId), [analysisId]);
    if (!row) throw noSuchComment();
    return row.jobDescriptionId;
  }

  const noticeOf = ({ organizationId, analysisId, createdBy, id }: CommentRow, jobId: string) => ({
    organizationId,
    actor: createdBy,
    about: { jobId, analysisId, commentId: id },
  });

  /** Notifies members whom a text mentions, except those it mentioned before. */
  async function notifyMentioned(
    transaction: Transaction,
    row: CommentRow,
    { jobId, knew }: { readonly jobId: string; readonly knew: readonly string[] },
  ): Promise<void> {
    const to = mentionsIn(row.text).filter((userId) => !knew.includes(userId));
    await notifications.add(transaction, { ...noticeOf(row, jobId), to, kind: 'mentioned' });
  }

  /** Notifies authors in the thread, except those who are notified of a mention. */
  async function notifyThread(transaction: Transaction, row: CommentRow, jobId: string): Promise<void> {
    if (row.parentId === null) return;
    const mentioned = mentionsIn(row.text);
    const to = (await listAuthorsOfThread(transaction, row.parentId)).filter(
      (userId) => !mentioned.includes(userId),
    );
    await notifications.add(transaction, { ...noticeOf(row, jobId), to, kind: 'replied' });
  }

  /** Locks one of the caller's own comments. @throws ApiError `not-found`, `forbidden` for another member's */
  async function lockOwn(
    transaction: Transaction,
    { userId, organizationId }: Member,
    analysisId: string,
    id: string,
  ): Promise<CommentRow> {
    const row = await lockComment(transaction, { organizationId, analysisId, id });
    if (!row || row.deletedAt) throw noSuchComment();
    if (row.createdBy !== userId) {
      throw new ApiError('forbidden', 'Only its author can change a comment.');
    }
    return row;
  }

  return {
    async list(member: Member, analysisId: string): Promise<Comments> {
      const { organizationId } = member;
      await analyses.getRows(everyJobOf(organizationId), [analysisId]);
      const rows = await listCommentRows(database, { organizationId, analysisId });
      const shown = inThreads(rows);
      const named = new Set(shown.flatMap(({ createdBy, text }) => [createdBy, ...mentionsIn(text)]));
      const people = (await members.list(member))
        .filter(({ userId }) => named.has(userId))
        .map(({ userId, name, profileImage }) => ({ userId, name, profileImage }));
      return { comments: shown.map((row) => present(row, member)), people };
    },

    async listMentionable(member: Member, analysisId: string): Promise<Person[]> {
      return listReaders(member, await jobOf(member, analysisId));
    },

    async add(member: Member, analysisId: string, { id, parentId, text }: Written): Promise<Comment> {
      const { organizationId, userId: createdBy } = member;
      const jobId = await jobOf(member, analysisId);
      await requireReaders(member, jobId, mentionsIn(text));
      const row = await database.transaction(async (transaction) => {
        const ofAnalysis: OfAnalysis = { organizationId, analysisId };
        if (parentId !== null) {
          const parent = await lockComment(transaction, { ...ofAnalysis, id: parentId });
          if (!parent) throw noSuchComment();
          if (parent.parentId !== null) throw new ApiError('invalid', sentence('reply-to-reply'));
        }
        const now = clock.now();
        const written = {
          id,
          parentId,
          text,
          createdBy,
          createdAt: now,
          editedAt: null,
          deletedAt: null,
          changedAt: now,
        };
        const isNew = await insertComment(transaction, { ...written, ...ofAnalysis });
        const row = await lockComment(transaction, { ...ofAnalysis, id });
        // The id may belong to a comment on another candidate.
        if (!row || row.createdBy !== createdBy) throw noSuchComment();
        if (!isNew) return row;
        const code = parentId === null ? 'commented' : 'replied';
        await contacts.record(transaction, {
          kind: 'comment',
          analysisIds: [analysisId],
          organizationId,
          createdBy,
          text: parentId === null ? 'Commented.' : 'Replied to a comment.',
          change: { code, commentId: id },
        });
        await record(transaction, 'comment-added', member, row);
        await notifyMentioned(transaction, row, { jobId, knew: [] });
        await notifyThread(transaction, row, jobId);
        return row;
      });
      return present(row, member);
    },

    async edit(
      member: Member,
      analysisId: string,
      { id, text }: Omit<Written, 'parentId'>,
    ): Promise<Comment> {
      const jobId = await jobOf(member, analysisId);
      await requireReaders(member, jobId, mentionsIn(text));
      const row = await database.transaction(async (transaction) => {
        const before = await lockOwn(transaction, member, analysisId, id);
        if (before.text === text) return before;
        const editedAt = clock.now();
        if (editedAt.getTime() - before.createdAt.getTime() > editMs) {
          const words = sentence('comment-edit-over', { minutes: commentEditMinutes });
          throw new ApiError('conflict', words);
        }
        await updateComment(transaction, id, { text, editedAt, changedAt: editedAt });
        await record(transaction, 'comment-edited', member, before);
        const after = { ...before, text, editedAt, changedAt: editedAt };
        await notifyMentioned(transaction, after, { jobId, knew: mentionsIn(before.text) });
        return after;
      });
      return present(row, member);
    },

    async remove(member: Member, analysisId: string, id: string): Promise<void> {
      await analyses.getRows(everyJobOf(member.organizationId), [analysisId]);
      await database.transaction(async (transaction) => {
        const row = await lockOwn(transaction, member, analysisId, id);
        const deletedAt = clock.now();
        await updateComment(transaction, id, { text: '', deletedAt, changedAt: deletedAt });
        await record(transaction, 'comment-deleted', member, row);
      });
    },
  };
}

/** Each comment followed by its replies; deleted comments without replies are left out. */
function inThreads(rows: readonly CommentRow[]): CommentRow[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((first) => {
      const replies = rows.filter(({ parentId, deletedAt }) => parentId === first.id && !deletedAt);
      return first.deletedAt && replies.length === 0 ? [] : [first, ...replies];
    });
}

function present(
  { id, parentId, createdBy, text, createdAt, editedAt, deletedAt }: CommentRow,
  { userId }: Pick<Member, 'userId'>,
): Comment {
  return {
    id,
    parentId,
    author: createdBy,
    isOwn: createdBy === userId,
    text,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
  };
}

const noSuchComment = () => new ApiError('not-found', 'Comment not found.');
