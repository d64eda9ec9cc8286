import { type PoolChip, type PoolHit, type PoolVerdict, poolLimits } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAlias } from '../../entities/analysis/use-shown-name.ts';
import { WorkSpan } from '../../entities/analysis/work-span.tsx';
import { useRangeSelection } from '../../entities/candidates/bulk/use-range-selection.ts';
import { useSelectionKeys } from '../../entities/candidates/bulk/use-selection-keys.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { rediscoveryTexts } from '../../entities/rediscovery/rediscovery-texts.ts';
import { FoundBy } from '../../entities/search/search-reasons.tsx';
import { RunDialog } from '../../entities/talent-lists/run-dialog.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { personPath, previewPath } from '../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RowCheckbox } from '../../ui/table/row-checkbox.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { downloadPool } from './download-pool.ts';
import { focusedHit, hitMark, moveThroughHits } from './move-through-hits.ts';
import { PoolSelection } from './pool-selection.tsx';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useChipName } from './use-chip-name.ts';
import { judgedOf, usePoolHits, useVerdicts } from './use-pool.ts';

type ResultsProps = {
  readonly chips: readonly PoolChip[];
  readonly isAnonymous: boolean;
  readonly onAdd: (chips: readonly PoolChip[]) => void;
};

/** The candidates, the best match first; the verdicts with their quotes follow as they come. */
export function PoolResults({ chips, isAnonymous, onAdd }: ResultsProps) {
  const { results: texts, heading } = useTexts(talentPoolTexts);
  const { exportCsv } = useTexts(talentListTexts);
  const query = usePoolHits(chips, isAnonymous);
  const { data, refetch } = query;
  const hits = data?.pages.flatMap((page) => page.hits) ?? [];
  const verdicts = useVerdicts(chips, hits, isAnonymous);
  const [first] = data?.pages ?? [];
  const { selected, select, clear, toggle } = useRangeSelection('talent-pool');
  const order = hits.map(({ personId }) => personId);
  const chosen = hits.filter(({ personId }) => selected.has(personId));
  const selectAll = () => (chosen.length === hits.length ? clear() : select(order));
  useSelectionKeys({
    toggle(isRange) {
      const id = focusedHit();
      if (id) toggle(id, !selected.has(id), isRange ? order : null);
    },
    selectAll,
  });

  if (errorOf(query)) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!first) return <SkeletonText lines={10} />;
  if (first.total === 0 && chips.length === 0) return <NobodyYet pending={first.pending} />;
  return (
    <section
      aria-label={texts.heading}
      aria-busy={query.isPlaceholderData || undefined}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="grow text-14 text-quiet">
          {texts.total(first.total)}
          {first.pending > 0 && ` · ${texts.pending(first.pending)}`}
        </p>
        {hits.length > 0 && (
          <>
            <Checkbox
              label={texts.selectShown}
              checked={chosen.length === hits.length}
              onCheckedChange={selectAll}
            />
            <Allowed to="candidates.export">
              <Button
                size="sm"
                icon={<Download aria-hidden="true" />}
                onClick={() => void downloadPool(chips, heading)}
              >
                {exportCsv}
              </Button>
            </Allowed>
          </>
        )}
      </div>
      {first.total === 0 ? (
        <EmptyState heading={texts.none}>{texts.noneWords}</EmptyState>
      ) : (
        // Keys move between the links, which are what has the focus.
        <ol
          onKeyDown={moveThroughHits}
          className="divide-y divide-rule rounded-card border border-rule bg-raised"
        >
          {hits.map((hit) => (
            <li key={hit.personId} className="flex items-start gap-3 px-4 py-3.5">
              <Hit
                hit={hit}
                verdicts={verdicts.get(hit.personId)}
                chips={chips}
                onAdd={onAdd}
                isSelected={selected.has(hit.personId)}
                onSelect={(isOn, isRange) => toggle(hit.personId, isOn, isRange ? order : null)}
              />
            </li>
          ))}
        </ol>
      )}
      <MoreButton query={query} label={texts.more} />
      {chosen.length > 0 && <PoolSelection chips={chips} chosen={chosen} onClear={clear} />}
      {!query.hasNextPage && first.total > poolLimits.depth && (
        <p className="text-13 text-quiet">{texts.lastShown(hits.length)}</p>
      )}
    </section>
  );
}

function NobodyYet({ pending }: { readonly pending: number }) {
  const { results: texts } = useTexts(talentPoolTexts);
  return (
    <EmptyState
      heading={texts.empty}
      action={
        <Allowed to="runs.write">
          <Link to="/resume-analyzer" className={buttonClass('primary', 'md')}>
            {texts.toAnalyzer}
          </Link>
        </Allowed>
      }
    >
      {pending > 0 ? texts.pending(pending) : texts.emptyWords}
    </EmptyState>
  );
}

type HitProps = {
  readonly hit: PoolHit;
  /** `undefined` while they are being made, `null` where the resume can't be compared. */
  readonly verdicts: readonly PoolVerdict[] | null | undefined;
  readonly chips: readonly PoolChip[];
  readonly onAdd: ResultsProps['onAdd'];
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
};

function Hit({ hit, verdicts, chips, onAdd, isSelected, onSelect }: HitProps) {
  const { results: texts } = useTexts(talentPoolTexts);
  const { select, run } = useTexts(talentListTexts);
  const { preview } = useTexts(rediscoveryTexts);
  const [isStarting, setStarting] = useState(false);
  const { percent, shortDate } = useFormats();
  const name = useAlias()(hit.name);
  return (
    <>
      <span className="pt-0.5">
        <RowCheckbox label={select(name)} isChecked={isSelected} onCheck={onSelect} />
      </span>
      <article className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 dir="auto" className="min-w-0 text-16 font-medium">
            <Link
              {...hitMark(hit.personId)}
              to={hit.analysisId === null ? personPath(hit.personId) : `/candidates/${hit.analysisId}`}
              className="hover:text-field hover:underline"
            >
              {name}
            </Link>
          </h2>
          {hit.match !== null && (
            <span className="text-13 text-quiet tabular-nums">{texts.match(percent(hit.match / 100))}</span>
          )}
        </div>
        <p className="flex flex-wrap gap-x-2 text-13 text-quiet">
          {hit.headline && <span dir="auto">{hit.headline}</span>}
          {hit.experienceMonths !== null && <WorkSpan months={hit.experienceMonths} />}
          {hit.place && <span dir="auto">{hit.place}</span>}
          {hit.resumes > 1 && <span>{texts.resumes(hit.resumes)}</span>}
          <span>{texts.added(shortDate(hit.addedAt))}</span>
        </p>
        {chips.length > 0 &&
          (verdicts && verdicts.length > 0 ? (
            <Verdicts name={name} verdicts={verdicts} parts={judgedOf(chips)} />
          ) : (
            <FoundBy reasons={hit.reasons} />
          ))}
        <div className="-ms-2 flex flex-wrap gap-x-2">
          <Link
            to={previewPath(hit.personId)}
            aria-label={preview.aJobOf(name)}
            className={classNames(buttonClass('quiet', 'sm'), 'px-2 text-13')}
          >
            {preview.aJob}
          </Link>
          <Allowed to="runs.write">
            <Button
              size="sm"
              variant="quiet"
              aria-label={run.buttonOf(name)}
              className="px-2 text-13"
              onClick={() => setStarting(true)}
            >
              {run.button}
            </Button>
            {isStarting && <RunDialog fileIds={[hit.fileId]} onClose={() => setStarting(false)} />}
          </Allowed>
        </div>
        {hit.tags.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {hit.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className="rounded-full border border-rule px-2 py-0.5 text-13 text-quiet hover:border-edge hover:text-ink pointer-coarse:min-h-11"
                  onClick={() =>
                    onAdd([{ kind: 'tag', text: tag, ways: [], amount: null, level: null, mode: 'must' }])
                  }
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </article>
    </>
  );
}

type VerdictsProps = {
  readonly name: string;
  readonly verdicts: readonly PoolVerdict[];
  readonly parts: readonly PoolChip[];
};

/** How the resume shows each criterion of the search, with its words. */
function Verdicts({ name, verdicts, parts }: VerdictsProps) {
  const { results: texts, verdicts: words } = useTexts(talentPoolTexts);
  const nameOf = useChipName();
  return (
    <ul aria-label={texts.why(name)} className="mt-1 grid gap-1 text-13">
      {verdicts.map(({ part, status, quote }) => {
        const chip = parts[part];
        return (
          <li key={part} className="flex min-w-0 items-start gap-2">
            <StatusShape status={status} className="mt-0.5" />
            <span className="sr-only">{words[status]}</span>
            <span dir="auto" className="shrink-0 font-medium">
              {chip && nameOf(chip)}
            </span>
            {quote !== null && (
              <q dir="auto" className="min-w-0 truncate text-quiet">
                {quote}
              </q>
            )}
          </li>
        );
      })}
    </ul>
  );
}
