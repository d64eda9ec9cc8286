import type { Notification } from '@winnow/contracts';
import { batchPath, commentPath, jobPath, personPath, savedSearchPath } from '../../lib/screen-paths.ts';

const candidatePath = (analysisId: string) => `/resume-history/${analysisId}`;

/** URL of the notification's subject; `null` if it was deleted. */
export function notificationPath(notification: Notification): string | null {
  const { kind, about, candidate, isGone } = notification;
  if (isGone) return null;
  switch (kind) {
    case 'mentioned':
    case 'replied':
      return commentPath(about.analysisId, about.commentId);
    case 'assigned':
      return candidate ? candidatePath(candidate.analysisId) : jobPath(about.jobId);
    case 'review-requested':
    case 'review-done':
      return `/reviews/${about.reviewId}`;
    case 'hiring-team':
      return jobPath(about.jobId);
    case 'run-finished':
      return batchPath(about.batchId);
    case 'spending-limit':
      return '/credits';
    case 'search-matches':
      return savedSearchPath(about.searchId);
    case 'member-joined':
      return '/organization';
    case 'strong-match':
      return `${jobPath(about.jobId)}?view=library`;
    case 'applied':
      return `${jobPath(about.jobId)}?view=applications`;
    case 'mailbox-paused':
      return `${jobPath(about.jobId)}?view=mailbox`;
    case 'consent-renewed':
    case 'consent-withdrawn':
      return personPath(about.personId);
  }
}
