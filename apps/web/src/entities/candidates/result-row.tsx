import { bandFrom, type SearchReason, scoredMusts } from '@winnow/contracts';
import { Flag, MessageSquare, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { opensByPress } from '../../ui/lists/open-row.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { RowCheckbox } from '../../ui/table/row-checkbox.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { PotentialMark } from '../analysis/potential-mark.tsx';
import { useShownName } from '../analysis/use-shown-name.ts';
import { WorkSpan } from '../analysis/work-span.tsx';
import { FoundBy } from '../search/search-reasons.tsx';
import { CandidateLabels } from './bulk/candidate-labels.tsx';
import { DecidedBy } from './decided-by.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { PersonLink } from './person-link.tsx';
import type { RankedRow } from './ranking/rank-rows.ts';
import { resultColumns } from './result-head.tsx';
import { resultsTexts } from './results-texts.ts';
import type { DecisionChange } from './undo-change.ts';

type ResultRowProps = {
  readonly row: RankedRow;
  /** Address of the candidate's page. */
  readonly to: string;
  /** Places gained with the weights being tried; `null` while no others are tried. */
  readonly moved: number | null;
  readonly isAnonymous: boolean;
  readonly isSelected: boolean;
  /** Whether a change of the candidate is being saved. */
  readonly isSaving: boolean;
  readonly isCurrent: boolean;
  /** Whether the job has must-haves, and the list a column for them. */
  readonly hasMusts: boolean;
  /** Label over candidates who share a rank, at the first of them. */
  readonly tie: string | null;
  /** Content next to the candidate's name. */
  readonly marks?: ReactNode;
  /** In a searched list: what matched. */
  readonly foundBy?: readonly SearchReason[] | undefined;
  readonly onFocus: () => void;
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
  readonly onDecide: (decision: DecisionChange) => void;
};

/** One candidate in the list: must-haves as shapes, the score as number, label and bar, and the decision. */
export function ResultRow(props: ResultRowProps) {
  const { row, to, moved, isAnonymous, isSelected, isCurrent, hasMusts, tie, onFocus, onSelect } = props;
  const texts = useTexts(resultsTexts);
  const name = useShownName()(row, isAnonymous);
  const isOneColumn = useIsNarrow('lg');
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, its parts must say what they are
      role="row"
      data-glide={row.id}
      onFocus={onFocus}
      {...opensByPress}
      className={classNames(
        // On a narrow screen below the name, must-haves last, so that the first screen has a score and a decision.
        'break-inside-avoid grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-x border-b border-rule bg-raised px-4 py-3.5 not-print:max-lg:[&>:nth-child(n+3)]:col-start-2 print:py-2',
        'last:rounded-b-card nth-2:rounded-t-card nth-2:border-t',
        resultColumns(hasMusts),
        isCurrent && 'bg-[color-mix(in_oklab,var(--color-field-soft)_50%,var(--color-raised))]',
        row.isTied && 'border-s-2 border-s-wheat',
      )}
    >
      <td
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="cell"
        className="flex print:hidden"
      >
        <RowCheckbox label={texts.row.select(name)} isChecked={isSelected} onCheck={onSelect} />
      </td>
      <th
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="rowheader"
        scope="row"
        className="min-w-0 text-start font-normal"
      >
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            id={`candidate-${row.id}`}
            to={to}
            dir="auto"
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              onSelect(!isSelected, event.shiftKey);
            }}
            className="min-w-0 scroll-mt-40 font-medium wrap-anywhere underline-offset-4 hover:text-field hover:underline"
          >
            {name}
          </Link>
          {props.marks}
          {tie && <Badge>{tie}</Badge>}
          {moved !== null && moved !== 0 && (
            <Badge tone={moved > 0 ? 'met' : 'neutral'}>{texts.row.moved(moved)}</Badge>
          )}
        </p>
        <Facts row={row} isAnonymous={isAnonymous} />
        <PersonLink row={row} />
        <FoundBy reasons={props.foundBy} />
        <HeldBack row={row} />
        {!isOneColumn && <CandidateLabels row={row} />}
      </th>
      {hasMusts && (
        <td
          // biome-ignore lint/a11y/noRedundantRoles: see above
          role="cell"
          className="min-w-0 not-print:max-lg:order-1"
        >
          <MustShapes row={row} />
        </td>
      )}
      <td
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="cell"
        className="min-w-0"
      >
        <RowScore row={row} />
      </td>
      <td
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="cell"
      >
        <DecisionButtons
          row={row}
          name={name}
          saving={props.isSaving ? row.decision : null}
          onDecide={props.onDecide}
        />
        <DecidedBy row={row} />
        {/* The decision stays on the first screen of a phone, however many tags there are. */}
        {isOneColumn && <CandidateLabels row={row} />}
      </td>
    </tr>
  );
}

function Facts({ row, isAnonymous }: { readonly row: RankedRow; readonly isAnonymous: boolean }) {
  const { row: texts } = useTexts(resultsTexts);
  const { experienceMonths, headline, place } = row;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13 text-quiet">
      {headline && (
        <span dir="auto" className="max-w-full truncate">
          {headline}
        </span>
      )}
      <span>{experienceMonths === null ? texts.noYears : <WorkSpan months={experienceMonths} />}</span>
      {!isAnonymous && place && <span dir="auto">{place}</span>}
      {row.flagKinds.length > 0 && (
        <span className="inline-flex items-center gap-1 text-partly">
          <Flag aria-hidden="true" className="size-3.5" />
          {texts.flags(row.flagKinds.length)}
        </span>
      )}
      {row.hasNotes && (
        <span className="inline-flex items-center gap-1">
          <PencilLine aria-hidden="true" className="size-3.5" />
          {texts.notes}
        </span>
      )}
      {row.commentCount > 0 && (
        <span className="inline-flex items-center gap-1">
          <MessageSquare aria-hidden="true" className="size-3.5" />
          {texts.comments(row.commentCount)}
        </span>
      )}
      {row.isCorrected && <span>{texts.corrected}</span>}
      {row.isOutdated && <span>{texts.outdated}</span>}
    </p>
  );
}

/** Explains why a candidate ranks below a lower score. */
function HeldBack({ row: { heldBackBy } }: { readonly row: RankedRow }) {
  const { rankedLower: texts } = useTexts(resultsTexts);
  const { list } = useFormats();
  if (heldBackBy.length === 0) return null;
  const words = heldBackBy.map((by) => ('count' in by ? texts[by.code](by.count) : texts[by.code]));
  return <p className="mt-0.5 text-13 text-partly">{texts.because(list(words))}</p>;
}

const maxShapes = 14;

function MustShapes({ row: { score, verdicts, mustsMet, mustsTotal } }: { readonly row: RankedRow }) {
  const { row: texts } = useTexts(resultsTexts);
  // Without anything read there is nothing to explain.
  if (mustsTotal === 0 || score === null) return null;
  const musts = scoredMusts(verdicts);
  const partly = musts.filter(({ status }) => status === 'partly').length;
  return (
    <p
      role="img"
      aria-label={texts.mustsLabel(mustsMet, mustsTotal, partly)}
      className="flex flex-wrap items-center gap-x-2"
    >
      <span className="flex flex-wrap gap-0.5">
        {musts.slice(0, maxShapes).map(({ requirementId, status }) => (
          <StatusShape key={requirementId} status={status} className="size-4" />
        ))}
      </span>
      <span className="text-13 text-quiet tabular-nums">{texts.musts(mustsMet, mustsTotal, partly)}</span>
    </p>
  );
}

function RowScore({ row }: { readonly row: RankedRow }) {
  const { row: texts, bands } = useTexts(resultsTexts);
  const { percent } = useFormats();
  const { score, potential, band, confidence, override } = row;
  if (score === null) return <p className="text-14 text-quiet">{texts.notScored}</p>;
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <span className="text-end font-serif text-25 leading-none tabular-nums">{score}</span>
      <div className="min-w-0">
        <ScoreBeam
          score={score}
          potential={potential?.score ?? score}
          steps={Object.values(bandFrom)}
          label={texts.score(score)}
        />
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-12 text-quiet">
          <span>{band && bands[band]}</span>
          <PotentialMark score={score} potential={potential} />
          <span>{texts.confidence(percent(confidence))}</span>
          {override && <span className="text-ink">{texts.override(override.score)}</span>}
        </p>
      </div>
    </div>
  );
}
