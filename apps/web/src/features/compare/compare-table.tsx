import { type AnalysisDetail, bandWords } from '@winnow/contracts';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { WorkSpan } from '../analysis/work-span.tsx';
import { coverText } from '../candidate/cover-text.ts';
import { useCandidateUpdate } from '../candidate/use-candidate.ts';
import { DecisionButtons } from '../results/decision-buttons.tsx';
import { shownName } from '../results/shown-name.ts';
import { alignFindings } from './align-findings.ts';
import { compareTexts } from './compare-texts.ts';
import { RequirementRow } from './requirement-row.tsx';

type CompareTableProps = {
  readonly candidates: readonly AnalysisDetail[];
  readonly runId: string;
  readonly isAnonymous: boolean;
  /** `null` where no fewer can be compared. */
  readonly onLeaveOut: ((id: string) => void) | null;
};

const firstCell =
  'sticky start-0 z-[1] w-28 min-w-28 border-b border-e border-rule bg-raised px-3 py-2.5 text-start align-top text-13 font-medium text-quiet sm:w-56 sm:min-w-56 sm:px-4';
const cell = 'min-w-44 border-b border-rule px-3 py-2.5 align-top text-14 sm:min-w-60 sm:px-4';

/** A column a candidate. It scrolls inside its own box; what a row and a column speak of stays in sight. */
export function CompareTable({ candidates, runId, isAnonymous, onLeaveOut }: CompareTableProps) {
  const texts = useTexts(compareTexts);
  const { differing, alike } = useMemo(
    () => alignFindings(candidates.map(({ report }) => report.findings)),
    [candidates],
  );
  const [showsAlike, setShowsAlike] = useState(false);
  const names = candidates.map((candidate) => shownName(candidate, isAnonymous));
  const resumes = useMemo(
    () =>
      candidates.map(({ id, report, facts }) => ({
        id,
        text: isAnonymous ? coverText(report.document.text, facts) : report.document.text,
      })),
    [candidates, isAnonymous],
  );
  const lines: readonly { label: string; show: (candidate: AnalysisDetail, name: string) => ReactNode }[] = [
    { label: texts.rows.score, show: (candidate) => <Score candidate={candidate} /> },
    { label: texts.rows.confidence, show: ({ confidence }) => texts.sure(confidence) },
    { label: texts.rows.musts, show: ({ mustsMet, mustsTotal }) => texts.met(mustsMet, mustsTotal) },
    {
      label: texts.rows.years,
      show: ({ experienceMonths }) =>
        experienceMonths === null ? texts.notSaid : <WorkSpan months={experienceMonths} />,
    },
    {
      label: texts.rows.decision,
      show: (candidate, name) => <Decision candidate={candidate} name={name} />,
    },
  ];
  return (
    <section
      aria-label={texts.caption(names)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the keyboard
      tabIndex={0}
      className="relative max-h-[80dvh] overflow-auto rounded-card border border-rule bg-raised lg:max-h-[calc(100dvh-4rem)]"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{texts.caption(names)}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(firstCell, 'top-0 z-[3]')}>
              {texts.candidate}
            </th>
            {candidates.map((candidate, place) => (
              <th
                key={candidate.id}
                scope="col"
                className={classNames(cell, 'sticky top-0 z-[2] bg-raised text-start font-normal')}
              >
                <span className="flex items-start gap-2">
                  <span className="min-w-0 grow">
                    <Link
                      to={`/resume-history/${candidate.id}?run=${runId}`}
                      dir="auto"
                      className="font-serif text-20 break-words underline-offset-4 hover:text-field hover:underline"
                    >
                      {names[place]}
                    </Link>
                    {candidate.headline && (
                      <span dir="auto" className="line-clamp-2 text-13 text-quiet">
                        {candidate.headline}
                      </span>
                    )}
                  </span>
                  {onLeaveOut && (
                    <IconButton
                      size="sm"
                      label={texts.leaveOut(names[place] ?? '')}
                      icon={<X aria-hidden="true" />}
                      onClick={() => onLeaveOut(candidate.id)}
                    />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, show }) => (
            <tr key={label}>
              <th scope="row" className={firstCell}>
                {label}
              </th>
              {candidates.map((candidate, place) => (
                <td key={candidate.id} className={classNames(cell, 'tabular-nums')}>
                  {show(candidate, names[place] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <GroupHead columns={candidates.length}>
            <h2 className="font-serif text-16">
              {differing.length > 0 ? texts.differ(differing.length) : texts.nothingDiffers}
            </h2>
          </GroupHead>
          {differing.map((row) => (
            <RequirementRow
              key={row.requirement.id}
              row={row}
              resumes={resumes}
              firstCell={firstCell}
              cell={cell}
            />
          ))}
        </tbody>
        {alike.length > 0 && (
          <tbody>
            <GroupHead columns={candidates.length}>
              <h2 className="font-serif text-16">
                <button
                  type="button"
                  aria-expanded={showsAlike}
                  onClick={() => setShowsAlike(!showsAlike)}
                  className="inline-flex items-center gap-2 rounded-control text-start hover:text-field pointer-coarse:min-h-11"
                >
                  <ChevronDown
                    aria-hidden="true"
                    className={classNames(
                      'size-4 shrink-0 transition-transform',
                      !showsAlike && '-rotate-90 rtl:rotate-90',
                    )}
                  />
                  {texts.alike(alike.length)}
                </button>
              </h2>
            </GroupHead>
            {showsAlike &&
              alike.map((row) => (
                <RequirementRow
                  key={row.requirement.id}
                  row={row}
                  resumes={resumes}
                  firstCell={firstCell}
                  cell={cell}
                />
              ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

/** Over the rows of a group; its words stay in sight while the columns pass under them. */
function GroupHead({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns + 1} className="border-b border-rule bg-sunken p-0">
        <div className="sticky start-0 w-fit px-3 py-2 sm:px-4">{children}</div>
      </td>
    </tr>
  );
}

function Score({ candidate: { score, band, override } }: { readonly candidate: AnalysisDetail }) {
  const texts = useTexts(compareTexts);
  if (score === null) return <span className="text-quiet">{texts.notJudged}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-25 leading-none">{score}</span>
      <span className="text-13 text-quiet">{band && bandWords[band]}</span>
      {override && <span className="text-13">{texts.yours(override.score)}</span>}
    </span>
  );
}

function Decision({ candidate, name }: { readonly candidate: AnalysisDetail; readonly name: string }) {
  const update = useCandidateUpdate(candidate.id, name);
  return (
    <DecisionButtons
      decision={candidate.decision}
      name={name}
      onDecide={(value, reason) => update.mutate({ decision: { value, reason } })}
    />
  );
}
