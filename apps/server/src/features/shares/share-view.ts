import type { Share } from '@winnow/contracts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { ShareComment, ShareRow } from './share-repository.ts';

export type ShareWithComments = Share & {
  readonly comments: {
    id: string;
    alias: string;
    analysisId: string | null;
    author: string;
    text: string;
    at: string;
  }[];
};

/** A shared list as shown to its owner. */
export function presentShare(
  row: ShareRow,
  now: Date,
  counts: Pick<Share, 'candidates' | 'commentCount'>,
): Share {
  const { id, title, anonymous, allowsComments, views, lastViewedAt, createdAt, expiresAt, revokedAt } = row;
  return {
    id,
    title,
    anonymous,
    allowsComments,
    ...counts,
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open',
  };
}

/** @param places the analyses of the list by their positions */
export function presentComment(
  { id, position, author, text, at }: ShareComment,
  places: ReadonlyMap<number, string>,
): ShareWithComments['comments'][number] {
  const analysisId = position === null ? null : (places.get(position) ?? null);
  const alias = analysisId ? aliasOf(analysisId) : '';
  return { id, alias, analysisId, author, text, at: at.toISOString() };
}
