import type { AnalysisRow, FoundAnalysis } from '@winnow/contracts';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { WorkSpan } from '../../entities/analysis/work-span.tsx';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { CandidateLabels } from '../../entities/candidates/bulk/candidate-labels.tsx';
import { PersonLink } from '../../entities/candidates/person-link.tsx';
import { shownScore } from '../../entities/candidates/ranking/row-orders.ts';
import { resultsTexts } from '../../entities/candidates/results-texts.ts';
import { FoundBy } from '../../entities/search/search-reasons.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { RowCheckbox } from '../../ui/table/row-checkbox.tsx';
import { historyTexts } from './history-texts.ts';

type Given = {
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

/** Columns of the list of all candidates. */
export function useCandidateColumns({
  isAnonymous,
  selected,
  onSelect,
}: Given): readonly Column<FoundAnalysis>[] {
  const { candidates: texts } = useTexts(historyTexts);
  const shownName = useShownName();
  const words = useTexts(bulkTexts);
  const { percent, shortDate } = useFormats();
  const { columns } = texts;
  return [
    {
      id: 'name',
      header: columns.candidate,
      sortValue: (row) => shownName(row, isAnonymous),
      cell: (row) => {
        const name = shownName(row, isAnonymous);
        return (
          <span className="flex min-w-0 items-start gap-3 text-start print:gap-0">
            <span className="pt-0.5">
              <RowCheckbox
                label={texts.select(name)}
                isChecked={selected.has(row.id)}
                onCheck={(isChecked, isRange) => onSelect(row.id, isChecked, isRange)}
              />
            </span>
            <span className="grid min-w-0 sm:min-w-30 print:min-w-40">
              <Link
                to={`/resume-history/${row.id}`}
                dir="auto"
                className="font-medium break-words underline-offset-4 hover:text-field hover:underline"
              >
                {name}
              </Link>
              <span className="flex min-w-0 items-center gap-2 text-13 text-quiet print:flex-wrap print:gap-y-0">
                {row.headline && (
                  <span dir="auto" className="line-clamp-1 print:line-clamp-2">
                    {row.headline}
                  </span>
                )}
                {row.flagKinds.length > 0 && <Flags count={row.flagKinds.length} />}
              </span>
              <FoundBy reasons={row.foundBy} />
              <PersonLink row={row} />
              <CandidateLabels row={row} />
            </span>
          </span>
        );
      },
    },
    {
      id: 'job',
      header: columns.job,
      sortValue: ({ jobTitle }) => jobTitle,
      cell: ({ jobTitle, jobDescriptionId }) => (
        <Link
          to={`${jobPath(jobDescriptionId)}?view=candidates`}
          dir="auto"
          className="line-clamp-2 text-13 underline-offset-4 hover:text-field hover:underline print:line-clamp-none"
        >
          {jobTitle}
        </Link>
      ),
    },
    {
      id: 'group',
      header: columns.group,
      cell: ({ group }) => (
        <span className="inline-block text-13 text-quiet print:min-w-22">{texts.groups[group]}</span>
      ),
    },
    {
      id: 'score',
      header: columns.score,
      align: 'end',
      sortsFirst: 'descending',
      sortValue: shownScore,
      cell: (row) => <Score row={row} />,
    },
    {
      id: 'confidence',
      header: columns.confidence,
      align: 'end',
      sortsFirst: 'descending',
      sortValue: ({ confidence }) => confidence,
      cell: ({ confidence }) => <span className="tabular-nums">{percent(confidence)}</span>,
    },
    {
      id: 'musts',
      header: columns.musts,
      align: 'end',
      cell: ({ mustsMet, mustsTotal }) => (
        <span className="whitespace-nowrap tabular-nums">
          {mustsTotal > 0 ? texts.musts(mustsMet, mustsTotal) : '–'}
        </span>
      ),
    },
    {
      id: 'experience',
      header: columns.years,
      align: 'end',
      sortsFirst: 'descending',
      sortValue: ({ experienceMonths }) => experienceMonths,
      cell: ({ experienceMonths }) =>
        experienceMonths === null ? (
          <span className="text-13 text-quiet">{texts.notSaid}</span>
        ) : (
          <span className="text-13">
            <WorkSpan months={experienceMonths} />
          </span>
        ),
    },
    {
      id: 'decision',
      header: columns.decision,
      cell: ({ decision, stage }) => (
        <span className="text-13">
          {decision ? words.decisions[decision] : <span className="text-quiet">{texts.undecided}</span>}
          {stage !== 'new' && <span className="text-quiet"> · {words.stages[stage]}</span>}
        </span>
      ),
    },
    {
      id: 'judged',
      header: columns.judged,
      sortsFirst: 'descending',
      sortValue: ({ judgedAt }) => judgedAt,
      cell: ({ judgedAt }) => (
        <time dateTime={judgedAt} className="text-13 whitespace-nowrap text-quiet">
          {shortDate(judgedAt)}
        </time>
      ),
    },
  ];
}

function Score({ row: { score, band, override } }: { readonly row: AnalysisRow }) {
  const { candidates: texts } = useTexts(historyTexts);
  return (
    <span className="grid justify-items-end">
      {score === null ? (
        <span className="text-13 text-quiet">{texts.notScored}</span>
      ) : (
        <span className="font-serif text-20 leading-tight tabular-nums">{score}</span>
      )}
      <span className="text-12 whitespace-nowrap text-quiet">
        {override ? texts.yours(override.score) : band && texts.bands[band]}
      </span>
    </span>
  );
}

function Flags({ count }: { readonly count: number }) {
  const { row: texts } = useTexts(resultsTexts);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-partly">
      <Flag aria-hidden="true" className="size-3.5" />
      {texts.flags(count)}
    </span>
  );
}
