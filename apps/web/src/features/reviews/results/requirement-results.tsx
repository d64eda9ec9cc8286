import type { RequirementMark, ReviewRequirement, ReviewResults } from '@winnow/contracts';
import { analysisTexts } from '../../../entities/analysis/analysis-texts.ts';
import { reviewsTexts } from '../../../entities/reviews/reviews-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { reviewTexts } from '../review-texts.ts';
import { useCandidateName } from './mark-table.tsx';

const shapes = { met: 'met', partly: 'partly', 'not-met': 'not-met', 'cannot-tell': 'not-found' } as const;

/** The marks of requirements of each candidate, next to the verdicts of the analysis. */
export function RequirementResults({ results }: { readonly results: ReviewResults }) {
  const { results: texts } = useTexts(reviewTexts);
  const nameOf = useCandidateName();
  return (
    <section aria-labelledby="requirement-marks">
      <h2 id="requirement-marks" className="mb-3 font-serif text-20">
        {texts.requirements}
      </h2>
      <div className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {results.candidates.map((candidate) => (
          <details key={candidate.analysisId} className="px-5 py-3">
            <summary className="cursor-pointer font-medium">
              <bdi>{nameOf(candidate)}</bdi>
            </summary>
            <div className="mt-3">
              <RequirementTable results={results} candidate={candidate} name={nameOf(candidate)} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

type RequirementTableProps = {
  readonly results: ReviewResults;
  readonly candidate: ReviewResults['candidates'][number];
  readonly name: string;
};

function RequirementTable({ results, candidate, name }: RequirementTableProps) {
  const { results: texts, marking } = useTexts(reviewTexts);
  const { former } = useTexts(reviewsTexts);
  const { status: verdictWords } = useTexts(analysisTexts);
  const columns: Column<ReviewRequirement>[] = [
    { id: 'requirement', header: texts.requirement, cell: ({ text }) => <bdi>{text}</bdi> },
    {
      id: 'analysis',
      header: texts.analysis,
      cell: ({ id }) => {
        const verdict = candidate.verdicts[id];
        return verdict ? <Shaped shape={verdict} words={verdictWords[verdict]} /> : texts.notMarked;
      },
    },
    ...results.reviewers.map(
      ({ userId, name: reviewer }): Column<ReviewRequirement> => ({
        id: userId,
        header: reviewer ?? former,
        cell: ({ id }) => {
          const mark: RequirementMark | undefined = candidate.marks.find((given) => given.userId === userId)
            ?.requirements[id];
          return mark ? (
            <Shaped shape={shapes[mark]} words={marking.answers[mark]} />
          ) : (
            <span className="text-quiet">{texts.notMarked}</span>
          );
        },
      }),
    ),
  ];
  return (
    <Table
      caption={texts.requirementsCaption(name)}
      isCaptionHidden
      columns={columns}
      rows={results.requirements}
      rowKey={({ id }) => id}
    />
  );
}

type ShapedProps = {
  readonly shape: 'met' | 'partly' | 'not-met' | 'not-found';
  readonly words: string;
};

function Shaped({ shape, words }: ShapedProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <StatusShape status={shape} />
      {words}
    </span>
  );
}
