import type { ReviewResults } from '@winnow/contracts';
import { Link } from 'react-router';
import { useAlias } from '../../../entities/analysis/use-shown-name.ts';
import { useMay } from '../../../entities/organization/use-organizations.ts';
import { MarkBadge } from '../../../entities/reviews/mark-badge.tsx';
import { reviewsTexts } from '../../../entities/reviews/reviews-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { reviewTexts } from '../review-texts.ts';

type Candidate = ReviewResults['candidates'][number];

/** Table of marks: candidates by reviewers, with score and decision. */
export function MarkTable({ results }: { readonly results: ReviewResults }) {
  const { results: texts } = useTexts(reviewTexts);
  const { former, marks } = useTexts(reviewsTexts);
  const mayOpen = useMay()('candidates.read');
  const nameOf = useCandidateName();
  const columns: Column<Candidate>[] = [
    {
      id: 'candidate',
      header: texts.candidate,
      cell: (candidate) => {
        const name = <bdi>{nameOf(candidate)}</bdi>;
        if (!mayOpen) return <span className="font-medium">{name}</span>;
        return (
          <Link
            to={`/resume-history/${candidate.analysisId}`}
            className="font-medium text-field hover:underline"
          >
            {name}
          </Link>
        );
      },
    },
    {
      id: 'score',
      header: texts.score,
      align: 'end',
      cell: ({ score }) => (score === null ? texts.notScored : <span className="tabular-nums">{score}</span>),
    },
    {
      id: 'decision',
      header: texts.decision,
      cell: ({ decision }) =>
        decision ? marks[decision] : <span className="text-quiet">{texts.undecided}</span>,
    },
    ...results.reviewers.map(
      ({ userId, name }): Column<Candidate> => ({
        id: userId,
        header: name ?? former,
        cell: (candidate) => {
          const given = candidate.marks.find((mark) => mark.userId === userId);
          if (!given) return <span className="text-quiet">{texts.noMark}</span>;
          return (
            <span className="grid max-w-72 justify-items-start gap-1">
              <MarkBadge mark={given.mark} />
              {given.reason && (
                <span dir="auto" className="text-13 break-words text-quiet">
                  {given.reason}
                </span>
              )}
            </span>
          );
        },
      }),
    ),
  ];
  return (
    <section aria-labelledby="marks">
      <h2 id="marks" className="mb-3 font-serif text-20">
        {texts.heading}
      </h2>
      <Table
        caption={texts.caption}
        isCaptionHidden
        columns={columns}
        rows={results.candidates}
        rowKey={({ analysisId }) => analysisId}
      />
    </section>
  );
}

/** The name, or the alias in a review without names. */
export function useCandidateName(): (candidate: Candidate) => string {
  const shownAlias = useAlias();
  return ({ name, fileName, alias }) => name ?? fileName ?? shownAlias(alias);
}
