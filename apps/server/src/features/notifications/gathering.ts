import type { NotificationAbout, NotificationKind } from '@winnow/contracts';

/** What notifications must share to be merged into one, and the things that the merged one counts. */
type Gathering<Kind extends NotificationKind> = {
  readonly by: (about: NotificationAbout<Kind>, actorId: string | null) => readonly (string | null)[];
  readonly things: (about: NotificationAbout<Kind>, actorId: string | null) => readonly string[];
};

const gatherings: { readonly [Kind in NotificationKind]: Gathering<Kind> } = {
  mentioned: {
    by: ({ analysisId }, actorId) => [actorId, analysisId],
    things: ({ commentId }) => [commentId],
  },
  replied: {
    by: ({ analysisId }, actorId) => [actorId, analysisId],
    things: ({ commentId }) => [commentId],
  },
  assigned: {
    by: ({ jobId }, actorId) => [actorId, jobId],
    things: ({ analysisIds }) => analysisIds,
  },
  'review-requested': { by: ({ reviewId }) => [reviewId], things: ({ reviewId }) => [reviewId] },
  // Several people finish the same review.
  'review-done': {
    by: ({ reviewId }) => [reviewId],
    things: ({ reviewId }, actorId) => [actorId ?? reviewId],
  },
  'hiring-team': { by: ({ jobId }) => [jobId], things: ({ jobId }) => [jobId] },
  'run-finished': { by: ({ batchId }) => [batchId], things: ({ batchId }) => [batchId] },
  'spending-limit': { by: ({ memberId }) => [memberId], things: ({ memberId }) => [memberId] },
  'search-matches': { by: ({ searchId }) => [searchId], things: ({ personIds }) => personIds },
  'member-joined': { by: () => [], things: ({ memberId }) => [memberId] },
  'strong-match': { by: ({ jobId }) => [jobId], things: ({ personIds }) => personIds },
  applied: { by: ({ jobId }) => [jobId], things: ({ applicationIds }) => applicationIds },
  'mailbox-paused': { by: ({ jobId }) => [jobId], things: ({ jobId }) => [jobId] },
  'consent-renewed': { by: ({ personId }) => [personId], things: ({ personId }) => [personId] },
  'consent-withdrawn': { by: ({ personId }) => [personId], things: ({ personId }) => [personId] },
};

/** @param about of that kind */
export function gatheringOf<Kind extends NotificationKind>(
  kind: Kind,
  about: NotificationAbout<Kind>,
  actorId: string | null,
): { readonly gatheredBy: string; readonly things: readonly string[] } {
  const { by, things } = gatherings[kind] as Gathering<Kind>;
  return { gatheredBy: JSON.stringify(by(about, actorId)), things: things(about, actorId) };
}
