import { type AnalysisRow, partsOfComment } from '@winnow/contracts';
import { Link } from 'react-router';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { DecidedBy } from '../../entities/candidates/decided-by.tsx';
import { Who } from '../../entities/organization/who.tsx';
import { whoTexts } from '../../entities/organization/who-texts.ts';
import { MarkBadge } from '../../entities/reviews/mark-badge.tsx';
import { useCandidateReviews, useReviewRights } from '../../entities/reviews/use-reviews.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { personTexts } from './person-texts.ts';
import { useAnalysesOf, useCommentsOn } from './use-person.ts';

type AnalysesProps = { readonly personId: string; readonly isAnonymous: boolean };

/** All jobs that the person was scored for, with decisions and reviews. */
export function Analyses({ personId, isAnonymous }: AnalysesProps) {
  const texts = useTexts(personTexts);
  return (
    <Fetched query={useAnalysesOf(personId)} words={texts} lines={6}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-14 text-quiet">{texts.analyses.none}</p>
        ) : (
          <ol className="grid gap-3">
            {rows.map((row) => (
              <OneAnalysis key={row.id} row={row} isAnonymous={isAnonymous} />
            ))}
          </ol>
        )
      }
    </Fetched>
  );
}

type OneAnalysisProps = { readonly row: AnalysisRow; readonly isAnonymous: boolean };

function OneAnalysis({ row, isAnonymous }: OneAnalysisProps) {
  const { analyses: texts } = useTexts(personTexts);
  const { band, notScored } = useTexts(analysisTexts);
  const words = useTexts(bulkTexts);
  const { date } = useFormats();
  const score = row.override?.score ?? row.score;
  return (
    <li className="rounded-card border border-rule bg-raised p-4 text-14">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link to={jobPath(row.jobDescriptionId)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{row.jobTitle}</bdi>
        </Link>
        <Link
          to={`/resume-history/${row.id}`}
          aria-label={texts.openFor(row.jobTitle)}
          className="text-field underline underline-offset-4"
        >
          {texts.open}
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-quiet">
        <span className="text-ink">
          {score === null
            ? notScored
            : [texts.score(score), row.band && band[row.band]].filter(Boolean).join(', ')}
        </span>
        {row.mustsTotal > 0 && <span>{texts.musts(row.mustsMet, row.mustsTotal)}</span>}
        <span>{words.stages[row.stage]}</span>
        <span>{date(row.judgedAt)}</span>
        {!isAnonymous && <bdi className="wrap-anywhere">{row.fileName}</bdi>}
      </p>
      {row.decision && (
        <p className="mt-1">
          {texts.decision(words.decisions[row.decision])}
          {row.decisionReason && (
            <span dir="auto" className="text-quiet">
              {' '}
              · {row.decisionReason}
            </span>
          )}
          <DecidedBy row={row} />
        </p>
      )}
      <Marks analysisId={row.id} />
      {row.commentCount > 0 && <CommentsOn analysisId={row.id} />}
    </li>
  );
}

/** Marks of reviewers, once they are revealed. */
function Marks({ analysisId }: { readonly analysisId: string }) {
  const { former } = useTexts(whoTexts);
  const { mayMark } = useReviewRights();
  const { data } = useCandidateReviews(analysisId, mayMark);
  const marks =
    data?.reviews.flatMap((review) => review.marks.map((mark) => ({ ...mark, review: review.id }))) ?? [];
  if (marks.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {marks.map(({ review, userId, by, mark, reason }) => (
        <li key={`${review} ${userId}`} className="flex flex-wrap items-center gap-2">
          <MarkBadge mark={mark} />
          <bdi>{by.name ?? former}</bdi>
          {reason && (
            <span dir="auto" className="text-quiet">
              {reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function CommentsOn({ analysisId }: { readonly analysisId: string }) {
  const { former } = useTexts(whoTexts);
  const { data } = useCommentsOn(analysisId);
  const nameOf = (userId: string) => data?.people.find((one) => one.userId === userId)?.name ?? former;
  return (
    <ul className="mt-3 grid gap-2 border-s-2 border-rule ps-3">
      {data?.comments
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ id, author, text, at }) => (
          <li key={id}>
            <Who userId={author} at={at} />
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {partsOfComment(text)
                .map((part) => ('text' in part ? part.text : `@${nameOf(part.userId)}`))
                .join('')}
            </p>
          </li>
        ))}
    </ul>
  );
}
