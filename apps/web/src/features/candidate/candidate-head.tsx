import { type AnalysisDetail, stages } from '@winnow/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { useBatch } from '../../entities/batches/use-batch.ts';
import { CandidateEmailsButton } from '../../entities/candidate-emails/candidate-emails-button.tsx';
import { type BulkTexts, bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { LabelTools } from '../../entities/candidates/bulk/label-tools.tsx';
import { DecidedBy } from '../../entities/candidates/decided-by.tsx';
import { DecisionButtons } from '../../entities/candidates/decision-buttons.tsx';
import { PersonLink } from '../../entities/candidates/person-link.tsx';
import { rankRows } from '../../entities/candidates/ranking/rank-rows.ts';
import { resultsTexts } from '../../entities/candidates/results-texts.ts';
import type { AnalysisChange } from '../../entities/candidates/undo-change.ts';
import { useCandidateUpdate } from '../../entities/candidates/use-candidate-update.ts';
import { fits, useResultFilters } from '../../entities/candidates/use-result-filters.ts';
import { useSearched } from '../../entities/candidates/use-searched.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { PresenceLine } from '../../entities/presence/presence-line.tsx';
import { AskReviewButton } from '../../entities/reviews/ask-review-button.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import { useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { type CandidateTexts, candidateTexts } from './candidate-texts.ts';
import { declinedInWords } from './event-words.ts';
import { ReviewBar } from './review/review-bar.tsx';
import { type Review, useReview } from './review/use-review.ts';
import { useReviewRows } from './review/use-review-rows.ts';
import { UnsavedChangeNotice } from './unsaved-change-notice.tsx';

type CandidateHeadProps = {
  readonly candidate: AnalysisDetail;
  readonly batchId: string | null;
  readonly isAnonymous: boolean;
  readonly onAnonymous: (isAnonymous: boolean) => void;
};

/** Name, stage, decision and links to neighbors. */
export function CandidateHead({ candidate, batchId, isAnonymous, onAnonymous }: CandidateHeadProps) {
  const texts = useTexts(candidateTexts);
  const bulk = useTexts(bulkTexts);
  const { tools } = useTexts(resultsTexts);
  const name = useShownName()(candidate, isAnonymous);
  const review = useReview(candidate.id);
  const { movesOnAfterDecision } = useWorkspacePreferences();
  const update = useCandidateUpdate(candidate.id, name, (_detail, { decision }) => {
    // After an undo, returns to the candidate, but only if the user is still on such a page.
    const isHere = window.location.pathname.startsWith('/resume-history/');
    if (decision !== undefined && isHere) review?.open(candidate.id);
  });
  const [search] = useSearchParams();
  const jobId = review ? null : search.get('job');
  const back = useWayBack(candidate, batchId, review);

  function decide(decision: NonNullable<AnalysisChange['decision']>): void {
    // A repeated key press must not decide twice.
    if (update.isPending) return;
    update.mutate(
      { decision },
      { onSuccess: () => decision.value !== null && movesOnAfterDecision && review?.goOn() },
    );
  }

  return (
    <header>
      <title>{texts.titleOf(name, candidate.jobTitle)}</title>
      {/* Next to the back link, where no toast covers them: after a decision the next candidate is wanted. */}
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        <Link to={back.to} className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {back.words}
        </Link>
        <PresenceLine subject="candidate" id={candidate.id} />
        {review ? (
          <ReviewBar review={review} />
        ) : (
          (jobId && <NeighboursInJob jobId={jobId} id={candidate.id} isAnonymous={isAnonymous} />) ||
          (batchId && <Neighbours batchId={batchId} id={candidate.id} isAnonymous={isAnonymous} />)
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow basis-0">
          <h1 className="font-serif text-31 tracking-tight wrap-anywhere">
            {/* A right-to-left name is still aligned like every heading. */}
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-0.5 text-14 text-quiet">
            {[candidate.headline, texts.scoredFor(candidate.jobTitle, candidate.jobVersion)]
              .filter(Boolean)
              .join(' · ')}{' '}
            {candidate.isOutdated && texts.outdated}
          </p>
          <PersonLink row={candidate} isAlways />
          <LabelTools candidate={candidate} />
          <p className="hidden text-14 print:block">{whatPeopleSaid(candidate, texts, bulk)}</p>
        </div>
        <div className="contents print:hidden">
          <Switch label={tools.anonymous} isOn={isAnonymous} onSwitch={onAnonymous} />
          <Select
            size="sm"
            className="w-36"
            label={texts.record.stage}
            value={candidate.stage}
            options={stages.map((value) => ({ value, label: bulk.stages[value] }))}
            onValueChange={(stage) => update.mutate({ stage })}
          />
          <div>
            <DecisionButtons
              row={candidate}
              name={name}
              saving={update.isPending ? update.variables.decision?.value : null}
              size="md"
              hasShortcuts
              onDecide={decide}
            />
            <DecidedBy row={candidate} />
          </div>
          <Allowed to="candidates.email">
            <CandidateEmailsButton target={{ ids: [candidate.id] }} isAnonymous={isAnonymous} size="md" />
          </Allowed>
          <Allowed to="reviews.ask">
            <AskReviewButton
              target={{ ids: [candidate.id] }}
              jobIds={[candidate.jobDescriptionId]}
              isAnonymous={isAnonymous}
              size="md"
            />
          </Allowed>
        </div>
      </div>
      <UnsavedChangeNotice candidate={candidate} isSaving={update.isPending} onSave={update.mutate} />
    </header>
  );
}

/** Link to the list the user came from, at this candidate. */
function useWayBack(
  { id }: AnalysisDetail,
  batchId: string | null,
  review: Review | null,
): { readonly to: string; readonly words: string } {
  const texts = useTexts(candidateTexts);
  const { listPath } = useResultFilters();
  const [search] = useSearchParams();
  const jobId = search.get('job');
  const of = review?.address.of;
  if (!of && jobId) {
    const list = new URLSearchParams(search);
    list.delete('job');
    list.set('view', 'candidates');
    return { to: `${jobPath(jobId)}?${list}`, words: texts.backToJob };
  }
  if (of && of !== 'newest' && 'job' in of)
    return { to: `${jobPath(of.job)}?view=candidates`, words: texts.backToJob };
  if (of && of !== 'newest' && 'list' in of)
    return { to: `/resume-history?${of.list}`, words: texts.backToHistory };
  return batchId
    ? { to: listPath(batchId, id), words: texts.back }
    : { to: '/resume-history', words: texts.backToHistory };
}

/** Stage, decision and manual score as text for print, where controls are left out. */
function whatPeopleSaid(
  candidate: AnalysisDetail,
  { record: texts }: CandidateTexts,
  bulk: BulkTexts,
): string {
  const { stage, decision, decisionReason, declinedFor, override } = candidate;
  return [
    `${texts.stage}: ${bulk.stages[stage]}`,
    decision &&
      texts.decided(
        bulk.decisions[decision],
        [declinedInWords(declinedFor, bulk), decisionReason].filter(Boolean).join(', '),
      ),
    override && texts.overridden(override.score, override.reason),
  ]
    .filter(Boolean)
    .join(' · ');
}

type NeighboursProps = { readonly batchId: string; readonly id: string; readonly isAnonymous: boolean };

/** Previous and next candidate in a run, filtered and sorted like the list the user came from. */
function Neighbours({ batchId, id, isAnonymous }: NeighboursProps) {
  const { data: batch } = useBatch(batchId);
  const { filters, sort, candidatePath } = useResultFilters();
  const all = useMemo(() => batch?.items.flatMap(({ analysis }) => analysis ?? []) ?? [], [batch]);
  const { rows } = useSearched(all, { scope: { batchId }, search: filters.search, isAnonymous });
  // A candidate who no longer matches after a decision stays until the user leaves.
  const shown = rows.filter((row) => row.id === id || fits(row, filters));
  const order = rankRows(shown, { sort, isAnonymous }).flatMap((group) => group.rows.map((row) => row.id));
  return <NextAndPrevious id={id} order={order} pathOf={(other) => candidatePath(other, batchId)} />;
}

type NeighboursInJobProps = { readonly jobId: string; readonly id: string; readonly isAnonymous: boolean };

/** The same among all candidates of a job. */
function NeighboursInJob({ jobId, id, isAnonymous }: NeighboursInJobProps) {
  const [search] = useSearchParams();
  const { rows } = useReviewRows({ job: jobId }, isAnonymous, id);
  const order = rows?.map((row) => row.id) ?? [];
  return <NextAndPrevious id={id} order={order} pathOf={(other) => `/resume-history/${other}?${search}`} />;
}

type NextAndPreviousProps = {
  readonly id: string;
  readonly order: readonly string[];
  readonly pathOf: (id: string) => string;
};

function NextAndPrevious({ id, order, pathOf }: NextAndPreviousProps) {
  const texts = useTexts(candidateTexts);
  const navigate = useNavigate();
  const place = order.indexOf(id);
  const next = order[place + 1];
  const previous = place > 0 ? order[place - 1] : undefined;
  const go = (other: string | undefined) => {
    if (other) void navigate(pathOf(other));
  };
  useShortcut({ key: 'j', label: texts.next, isEnabled: next !== undefined }, () => go(next));
  useShortcut({ key: 'k', label: texts.previous, isEnabled: previous !== undefined }, () => go(previous));
  return (
    <div className="flex gap-1">
      <IconButton
        size="sm"
        label={texts.previous}
        icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        disabled={!previous}
        onClick={() => go(previous)}
      />
      <IconButton
        size="sm"
        label={texts.next}
        icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
        disabled={!next}
        onClick={() => go(next)}
      />
    </div>
  );
}
