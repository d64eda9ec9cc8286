import { type AnalysisRow, bandFrom } from '@winnow/contracts';
import { Flag, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ScoreBeam } from '../../ui/score-beam.tsx';
import { StatusShape } from '../../ui/status-shape.tsx';
import { doubtBand } from '../analysis/doubt-band.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import type { RankedRow } from './rank-rows.ts';
import { resultsTexts } from './results-texts.ts';

type ResultRowProps = {
  readonly row: RankedRow;
  readonly batchId: string;
  /** Places gained by the weights that are tried; `null` while none are. */
  readonly moved: number | null;
  readonly isAnonymous: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isTieStart: boolean;
  readonly onFocus: () => void;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onDecide: (value: AnalysisRow['decision'], reason: string) => void;
};

/** One candidate in the list: must-haves as shapes, the score as number, word and beam, and what was decided. */
export function ResultRow(props: ResultRowProps) {
  const { row, batchId, moved, isAnonymous, isSelected, isCurrent, isTieStart, onFocus, onSelect } = props;
  const texts = useTexts(resultsTexts);
  const name = shownName(row, isAnonymous);
  return (
    <li
      data-glide={row.id}
      onFocus={onFocus}
      className={classNames(
        // Under the name on a narrow screen; beside it where there is room.
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 px-4 py-3.5 max-lg:[&>:nth-child(n+3)]:col-start-2 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_auto]',
        isCurrent && 'bg-field-soft/50',
        row.isTied && 'border-s-2 border-s-wheat',
      )}
    >
      <input
        type="checkbox"
        aria-label={texts.row.select(name)}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        className="size-4 accent-field pointer-coarse:size-6"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            id={`candidate-${row.id}`}
            to={`/resume-history/${row.id}?run=${batchId}`}
            dir="auto"
            className="font-medium underline-offset-4 hover:text-field hover:underline"
          >
            {name}
          </Link>
          {isTieStart && <Badge>{texts.tie}</Badge>}
          {moved !== null && moved !== 0 && (
            <Badge tone={moved > 0 ? 'met' : 'neutral'}>{texts.row.moved(moved)}</Badge>
          )}
        </p>
        <Facts row={row} isAnonymous={isAnonymous} />
      </div>
      <MustShapes row={row} />
      <RowScore row={row} />
      <DecisionButtons
        className="lg:justify-self-end"
        decision={row.decision}
        name={name}
        onDecide={props.onDecide}
      />
    </li>
  );
}

export function shownName(
  row: Pick<AnalysisRow, 'alias' | 'candidateName' | 'fileName'>,
  isAnonymous: boolean,
): string {
  return isAnonymous ? row.alias : (row.candidateName ?? row.fileName);
}

function Facts({ row, isAnonymous }: { readonly row: RankedRow; readonly isAnonymous: boolean }) {
  const { row: texts } = useTexts(resultsTexts);
  const { number } = useFormats();
  const { experienceMonths, headline, place } = row;
  const years =
    experienceMonths === null ? texts.noYears : texts.years(number(Math.round(experienceMonths / 1.2) / 10));
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13 text-quiet">
      {headline && (
        <span dir="auto" className="max-w-full truncate">
          {headline}
        </span>
      )}
      <span>{years}</span>
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
      {row.isCorrected && <span>{texts.corrected}</span>}
      {row.isOutdated && <span>{texts.outdated}</span>}
    </p>
  );
}

const mostShapes = 14;

function MustShapes({ row: { verdicts, mustsMet, mustsTotal } }: { readonly row: RankedRow }) {
  const { row: texts } = useTexts(resultsTexts);
  if (mustsTotal === 0) return <span />;
  const musts = verdicts.filter(({ must }) => must);
  return (
    <p
      role="img"
      aria-label={texts.mustsLabel(mustsMet, mustsTotal)}
      className="flex flex-wrap items-center gap-0.5"
    >
      {musts.slice(0, mostShapes).map(({ requirementId, status }) => (
        <StatusShape key={requirementId} status={status} className="size-4" />
      ))}
      <span className="ms-1.5 text-13 text-quiet tabular-nums">{texts.musts(mustsMet, mustsTotal)}</span>
    </p>
  );
}

function RowScore({ row }: { readonly row: RankedRow }) {
  const { row: texts, bands } = useTexts(resultsTexts);
  const { percent } = useFormats();
  const { score, band, confidence, override } = row;
  if (score === null) return <p className="text-14 text-quiet">{texts.notJudged}</p>;
  const { low, high } = doubtBand(score, confidence);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <span className="text-end font-serif text-25 leading-none tabular-nums">{score}</span>
      <div className="min-w-0">
        <ScoreBeam
          score={score}
          doubt={{ low, high }}
          steps={Object.values(bandFrom)}
          label={texts.score(score, low, high)}
        />
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-12 text-quiet">
          <span>{band && bands[band]}</span>
          <span>{texts.confidence(percent(confidence))}</span>
          {override && <span className="text-ink">{texts.override(override.score)}</span>}
        </p>
      </div>
    </div>
  );
}
