import { type AnalysisPreview, bandFrom } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { analysisTexts } from '../../../entities/analysis/analysis-texts.ts';
import { evidenceAnchor } from '../../../entities/analysis/anchors.ts';
import { FlagList } from '../../../entities/analysis/flag-list.tsx';
import { ScoreLegend } from '../../../entities/analysis/legend/shape-legend.tsx';
import { reveal } from '../../../entities/analysis/reveal.ts';
import { ScoreSummary } from '../../../entities/analysis/score-summary.tsx';
import { sourcesOf } from '../../../entities/analysis/source.ts';
import { useShownName } from '../../../entities/analysis/use-shown-name.ts';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { AddToRunDialog } from '../../../entities/rediscovery/add-to-run-dialog.tsx';
import { rediscoveryTexts } from '../../../entities/rediscovery/rediscovery-texts.ts';
import { useActiveJobs } from '../../../entities/talent-lists/use-runs.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isNotFound } from '../../../lib/requests/is-not-found.ts';
import { personPath } from '../../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { NotShown } from '../../../ui/notices/not-shown.tsx';
import { SkeletonPanes } from '../../../ui/waiting/skeleton.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { Original } from '../original.tsx';
import { WhyTab } from '../why-tab.tsx';
import { previewTexts } from './preview-texts.ts';
import { usePreview } from './use-preview.ts';

/** The full analysis of a person of the library for a chosen job; nothing is stored. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job') ?? '';
  const texts = useTexts(previewTexts);
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { data, error, refetch } = usePreview(id, jobId);
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-6 sm:px-6 sm:py-8">
      <Head
        personId={id}
        jobId={jobId}
        preview={data}
        onJob={(job) => setSearch({ job }, { replace: true })}
      />
      <div className="mt-6">
        {data ? (
          <Preview
            key={data.jobDescriptionId}
            preview={data}
            isAnonymous={isAnonymous}
            onUncover={() => setAnonymous(false)}
          />
        ) : error ? (
          <NotShown
            isMissing={isNotFound(error)}
            words={texts}
            onRetry={() => void refetch()}
            wayOn={
              <Link to={personPath(id)} className={buttonClass('secondary', 'md')}>
                {texts.back}
              </Link>
            }
          />
        ) : jobId === '' ? (
          <EmptyState heading={texts.choose}>{texts.chooseWords}</EmptyState>
        ) : (
          <div role="status" className="grid grid-cols-1 gap-8 lg:grid-cols-2">
            <span className="sr-only">{texts.scoring}</span>
            <SkeletonPanes />
          </div>
        )}
      </div>
    </div>
  );
}

type HeadProps = {
  readonly personId: string;
  /** Empty if none is chosen. */
  readonly jobId: string;
  readonly preview: AnalysisPreview | undefined;
  readonly onJob: (jobId: string) => void;
};

/** Heading with the person, the chosen job and the result. */
function Head({ personId, jobId, preview, onJob }: HeadProps) {
  const texts = useTexts(previewTexts);
  const { tools } = useTexts(resultsTexts);
  const { run } = useTexts(rediscoveryTexts);
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const shownName = useShownName();
  const { data: jobs } = useActiveJobs();
  const [isAdding, setAdding] = useState(false);
  const name = preview ? shownName(preview, isAnonymous) : texts.heading;
  const options = (jobs ?? []).map(({ id, title }) => ({ value: id, label: title }));
  // The job may be archived, or not among the newest.
  if (preview && options.every(({ value }) => value !== preview.jobDescriptionId))
    options.unshift({ value: preview.jobDescriptionId, label: preview.jobTitle });
  return (
    <header>
      <title>{texts.titleOf(name, preview?.jobTitle ?? '')}</title>
      <Link
        to={personPath(personId)}
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow basis-0">
          <h1 className="font-serif text-31 tracking-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-quiet">
            {preview && <Badge tone="not-found">{texts.badge}</Badge>}
            {preview?.headline && <bdi>{preview.headline}</bdi>}
          </p>
        </div>
        <div className="contents print:hidden">
          <Switch label={tools.anonymous} isOn={isAnonymous} onSwitch={setAnonymous} />
          <Select
            size="sm"
            className="w-full sm:w-64"
            label={texts.job}
            placeholder={texts.choose}
            value={jobId}
            options={options}
            onValueChange={onJob}
          />
          {preview && (
            <Allowed to="runs.write">
              <Button variant="primary" onClick={() => setAdding(true)}>
                {run.button(0)}
              </Button>
              <AddToRunDialog
                jobId={preview.jobDescriptionId}
                fileIds={[preview.fileId]}
                isOpen={isAdding}
                onOpenChange={setAdding}
              />
            </Allowed>
          )}
        </div>
      </div>
      {jobs?.length === 0 && <p className="mt-3 text-14 text-quiet">{texts.noJobs}</p>}
      {preview && (
        <p className="mt-4 max-w-prose text-14 text-quiet">
          {texts.explanation(preview.jobTitle, preview.jobVersion)}{' '}
          {preview.analysisId !== null && (
            <Link
              to={`/resume-history/${preview.analysisId}`}
              className="text-field underline underline-offset-4"
            >
              {texts.scored}
            </Link>
          )}
        </p>
      )}
    </header>
  );
}

type PreviewProps = {
  readonly preview: AnalysisPreview;
  readonly isAnonymous: boolean;
  readonly onUncover: () => void;
};

/** The original document next to the score and all requirements with their evidence. */
function Preview({ preview, isAnonymous, onUncover }: PreviewProps) {
  const { original } = useTexts(candidateTexts);
  const { band: bands } = useTexts(analysisTexts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pane = useRef<HTMLElement>(null);
  const { report } = preview;
  const sources = useMemo(() => sourcesOf(report.findings, chosenId), [report.findings, chosenId]);

  function go(id: string, anchor: string, within: HTMLElement | null): void {
    setChosenId(id);
    // Marks are rendered for the chosen requirement first.
    requestAnimationFrame(() => {
      const target = document.getElementById(anchor);
      if (target) reveal(target, within);
    });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-2 print:grid-cols-1">
      <div className="min-w-0 max-lg:order-2 lg:sticky lg:top-4 print:order-2 print:break-before-page print:static">
        <Original
          candidate={preview}
          isAnonymous={isAnonymous}
          sources={sources}
          chosenId={chosenId}
          onUncover={onUncover}
          onChoose={(id) => {
            const source = sources.find((one) => one.id === id);
            if (source) go(id, source.anchor, null);
          }}
          describe={original.evidence}
          isQuiet={false}
          pane={pane}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <section className="rounded-card border border-rule bg-raised p-5">
          <ScoreSummary
            score={preview.score}
            potential={preview.potential}
            band={preview.band}
            scoreSteps={Object.values(bandFrom)}
            confidence={preview.confidence}
            findings={report.findings}
            legend={<ScoreLegend bands={bands} isSmall />}
            doubts={preview.doubts}
          />
        </section>
        <FlagList flags={report.flags} notes={report.document.notes} />
        <WhyTab
          candidate={preview}
          chosenId={chosenId}
          onChoose={(requirementId, start) => go(requirementId, evidenceAnchor(start), pane.current)}
        />
      </div>
    </div>
  );
}
