import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  limits,
  type OrganizationId,
  type Share,
  type SharedList,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forInstallation, forOrganization } from '../../platform/database/scope.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { AnalysisService, ChosenAnalyses } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { FindPersonal } from './find-personal.ts';
import {
  countOn,
  countView,
  findOpenShare,
  findShare,
  insertComment,
  insertShare,
  listComments,
  listPlaces,
  listShareRows,
  lockOpenShare,
  revokeShare,
  type ShareRow,
} from './share-repository.ts';
import { presentComment, presentShare, type ShareWithComments } from './share-view.ts';
import { describeSharedList } from './shared-list.ts';

export type NewShare = {
  readonly title: string;
  readonly of: ChosenAnalyses;
  readonly anonymous: boolean;
  readonly allowsComments: boolean;
  readonly days: number;
};

/** Lists of candidates for people without an account, by an expiring link. */
export type ShareService = {
  /**
   * The secret is returned once and stored as a hash. @throws ApiError `not-found` if a candidate is not the owner's
   */
  create(member: Member, share: NewShare): Promise<Share & { token: string }>;
  list(organizationId: OrganizationId): Promise<Share[]>;
  /** @throws ApiError `not-found` */
  get(organizationId: OrganizationId, id: string): Promise<ShareWithComments>;
  revoke(member: Member, id: string): Promise<Share>;
  /**
   * The list behind the link.
   * @throws ApiError `not-found` for a wrong secret, an expired or revoked share, and a suspended account alike
   */
  open(token: string): Promise<SharedList>;
  comment(
    token: string,
    comment: { readonly position: number | null; readonly author: string; readonly text: string },
  ): Promise<SharedList>;
};

/** 256 bits: unguessable. */
const tokenBytes = 32;
/** Maximum comments on a list, to limit abuse. */
const maxComments = 500;

export function createShareService({
  database,
  clock,
  analyses,
  contacts,
  findPersonal,
  audit,
}: {
  database: Database;
  clock: Clock;
  analyses: Pick<AnalysisService, 'getRows' | 'open' | 'choose'>;
  contacts: Pick<ContactService, 'record'>;
  findPersonal: FindPersonal;
  audit: Pick<AuditService, 'record'>;
}): ShareService {
  async function presentAll(rows: readonly ShareRow[]): Promise<Share[]> {
    const ids = rows.map(({ id }) => id);
    const candidates = await countOn(database, 'candidates', ids);
    const comments = await countOn(database, 'comments', ids);
    return rows.map((row) =>
      presentShare(row, clock.now(), {
        candidates: candidates.get(row.id) ?? 0,
        commentCount: comments.get(row.id) ?? 0,
      }),
    );
  }

  async function presentOne(row: ShareRow): Promise<Share> {
    const [share] = await presentAll([row]);
    return share ?? notFound();
  }

  async function getRow(organizationId: OrganizationId, id: string): Promise<ShareRow> {
    return (await findShare(database, organizationId, id)) ?? notFound();
  }

  /** Across organizations: the secret determines which one it is. */
  async function withOpenShare<Result>(
    token: string,
    work: (share: ShareRow) => Promise<Result>,
  ): Promise<Result> {
    const find = () => findOpenShare(database, hashOfToken(token), clock.now());
    const share = (await forInstallation(find)) ?? notFound();
    return forOrganization(share.organizationId, () => work(share));
  }

  async function addComment(
    token: string,
    { position, author, text }: Parameters<ShareService['comment']>[1],
  ): Promise<ShareRow> {
    return database.transaction(async (transaction) => {
      // The lock serializes counting and adding comments on one share.
      const locked = (await lockOpenShare(transaction, hashOfToken(token), clock.now())) ?? notFound();
      if (!locked.allowsComments) throw new ApiError('forbidden', 'This list takes no comments.');
      const comments = await countOn(transaction, 'comments', [locked.id]);
      if ((comments.get(locked.id) ?? 0) >= maxComments) {
        throw new ApiError('conflict', sentence('list-comments-full'));
      }
      const places = await listPlaces(transaction, locked.id);
      if (position !== null && !places.some((place) => place.position === position)) notFound();
      const comment = { id: randomUUID(), shareId: locked.id, position, author, text, at: clock.now() };
      await insertComment(transaction, comment);
      return locked;
    });
  }

  return {
    async create({ organizationId, userId: createdBy }, { title, of, anonymous, allowsComments, days }) {
      const distinct = await analyses.choose(everyJobOf(organizationId), of);
      if (distinct.length === 0) throw new ApiError('invalid', sentence('candidate-required'));
      if (distinct.length > limits.sharedMax) {
        throw new ApiError('invalid', sentence('list-candidates-full', { max: limits.sharedMax }));
      }
      const token = randomBytes(tokenBytes).toString('base64url');
      const now = clock.now();
      const row: ShareRow = {
        id: randomUUID(),
        organizationId,
        createdBy,
        title,
        tokenHash: hashOfToken(token),
        anonymous,
        allowsComments,
        views: 0,
        lastViewedAt: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * dayMs),
        revokedAt: null,
      };
      await database.transaction(async (transaction) => {
        await insertShare(transaction, row, distinct);
        await contacts.record(transaction, {
          kind: 'export',
          analysisIds: distinct,
          organizationId,
          createdBy,
          text: `Shared in the list “${title}”.`,
          change: { code: 'shared', shareId: row.id, title },
        });
        const details = { candidates: distinct.length, anonymous, days };
        await audit.record(transaction, {
          action: 'list-shared',
          actorId: createdBy,
          subjectId: row.id,
          organizationId,
          details,
        });
      });
      return { ...(await presentOne(row)), token };
    },

    list: async (organizationId) => presentAll(await listShareRows(database, organizationId)),

    async get(organizationId, id) {
      const row = await getRow(organizationId, id);
      const places = new Map(
        (await listPlaces(database, id)).map(({ position, analysisId }) => [position, analysisId]),
      );
      const comments = await listComments(database, id);
      return {
        ...(await presentOne(row)),
        comments: comments.map((comment) => presentComment(comment, places)),
      };
    },

    async revoke({ organizationId, userId: actorId }, id) {
      const { id: subjectId, revokedAt } = await getRow(organizationId, id);
      if (revokedAt === null) {
        await database.transaction(async (transaction) => {
          await revokeShare(transaction, organizationId, subjectId, clock.now());
          await audit.record(transaction, { action: 'list-unshared', actorId, subjectId, organizationId });
        });
      }
      return presentOne(await getRow(organizationId, id));
    },

    open: (token) =>
      withOpenShare(token, async (share) => {
        await countView(database, share.id, clock.now());
        return describeSharedList({ database, analyses, findPersonal }, share);
      }),

    comment: (token, comment) =>
      withOpenShare(token, async () => {
        const share = await addComment(token, comment);
        return describeSharedList({ database, analyses, findPersonal }, share);
      }),
  };
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such list, or its link has ended.');
}
