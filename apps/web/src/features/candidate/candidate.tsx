import { type AnalysisDetail, bandFrom } from '@winnow/contracts';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { evidenceAnchor } from '../../entities/analysis/anchors.ts';
import { FlagList } from '../../entities/analysis/flag-list.tsx';
import { ScoreLegend } from '../../entities/analysis/legend/shape-legend.tsx';
import { reveal } from '../../entities/analysis/reveal.ts';
import { ScoreSummary } from '../../entities/analysis/score-summary.tsx';
import { sourcesOf } from '../../entities/analysis/source.ts';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { useCurrentOrganization } from '../../entities/organization/use-organizations.ts';
import { CandidateReviews } from '../../entities/reviews/candidate-reviews.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { CandidateHead } from './candidate-head.tsx';
import { candidateTexts } from './candidate-texts.ts';
import { CommentsTab } from './comments/comments-tab.tsx';
import { commentsTexts } from './comments/comments-texts.ts';
import { factSources } from './facts/fact-sources.ts';
import { FactsTab } from './facts/facts-tab.tsx';
import { notesFieldId } from './notes/notes.tsx';
import { Original } from './original.tsx';
import { RecordTab } from './record-tab.tsx';
import { SecondReader } from './second-reader/second-reader.tsx';
import { WhyTab } from './why-tab.tsx';

type CandidateProps = {
  readonly candidate: AnalysisDetail;
  /** The run that the page was opened from, for the links back and to the next candidate. */
  readonly batchId: string | null;
};

type TabName = 'why' | 'facts' | 'comments' | 'record';

/** The original document next to requirements and facts. */
export function Candidate({ candidate, batchId }: CandidateProps) {
  const { tabs: texts, facts, notes, original } = useTexts(candidateTexts);
  const { band: bands } = useTexts(analysisTexts);
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { tab: commentsLabel } = useTexts(commentsTexts);
  const [search] = useSearchParams();
  const wantedComment = search.get('comment');
  // In a personal organization no one could reply.
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  const [chosenTab, setTab] = useState<TabName | null>(null);
  const tab =
    chosenTab ??
    (isTeam && (wantedComment !== null || search.get('tab') === 'comments') ? 'comments' : 'why');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shownName = useShownName();
  const pane = useRef<HTMLElement>(null);
  const { report } = candidate;

  const sources = useMemo(
    () =>
      tab === 'facts'
        ? factSources(candidate.facts, { isAnonymous, texts: facts, readFacts: candidate.readFacts })
        : sourcesOf(candidate.report.findings, chosenId),
    [tab, candidate, isAnonymous, facts, chosenId],
  );

  useShortcut({ key: 'n', label: notes.write }, () => {
    setTab('record');
    requestAnimationFrame(() => document.getElementById(notesFieldId)?.focus());
  });

  function go(id: string, anchor: string, within: HTMLElement | null): void {
    setChosenId(id);
    if (tab === 'record' || tab === 'comments') setTab('why');
    // The tab must be rendered before its content can be found.
    requestAnimationFrame(() => {
      const target = document.getElementById(anchor);
      if (target) reveal(target, within);
    });
  }

  return (
    <>
      <CandidateHead
        candidate={candidate}
        batchId={batchId}
        isAnonymous={isAnonymous}
        onAnonymous={setAnonymous}
      />
      <div className="mt-6 grid items-start gap-x-10 gap-y-10 lg:grid-cols-2 print:grid-cols-1">
        <div className="min-w-0 max-lg:order-2 lg:sticky lg:top-4 print:order-2 print:break-before-page print:static">
          <Original
            candidate={candidate}
            isAnonymous={isAnonymous}
            sources={sources}
            chosenId={chosenId}
            onUncover={() => setAnonymous(false)}
            onChoose={(id) => {
              const source = sources.find((one) => one.id === id);
              if (source) go(id, source.anchor, null);
            }}
            describe={tab === 'facts' ? facts.read : original.evidence}
            isQuiet={tab === 'facts'}
            pane={pane}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section className="rounded-card border border-rule bg-raised p-5">
            <ScoreSummary
              score={candidate.score}
              potential={candidate.potential}
              band={candidate.band}
              scoreSteps={Object.values(bandFrom)}
              confidence={candidate.confidence}
              findings={report.findings}
              legend={<ScoreLegend bands={bands} isSmall />}
              doubts={candidate.doubts}
            />
          </section>
          <CandidateReviews analysisId={candidate.id} />
          <FlagList flags={report.flags} notes={report.document.notes} />
          <Tabs<TabName>
            label={texts.label}
            value={tab}
            onValueChange={setTab}
            onPaper="why"
            tabs={[
              {
                value: 'why',
                label: texts.why,
                content: (
                  <WhyTab
                    candidate={candidate}
                    chosenId={chosenId}
                    onChoose={(requirementId, start) =>
                      go(requirementId, evidenceAnchor(start), pane.current)
                    }
                  >
                    <SecondReader candidate={candidate} />
                  </WhyTab>
                ),
              },
              {
                value: 'facts',
                label: texts.facts,
                content: (
                  <FactsTab
                    candidate={candidate}
                    isAnonymous={isAnonymous}
                    sources={tab === 'facts' ? sources : []}
                    chosenId={chosenId}
                    hasPages={report.document.pages.length > 1}
                    onChoose={({ id, evidence: [first] }) =>
                      first && go(id, evidenceAnchor(first.start), pane.current)
                    }
                  />
                ),
              },
              ...(isTeam
                ? [
                    {
                      value: 'comments' as const,
                      label: commentsLabel,
                      count: candidate.commentCount,
                      content: (
                        <CommentsTab
                          candidate={candidate}
                          isAnonymous={isAnonymous}
                          wantedId={wantedComment}
                        />
                      ),
                    },
                  ]
                : []),
              {
                value: 'record',
                label: texts.record,
                content: (
                  <RecordTab
                    candidate={candidate}
                    name={shownName(candidate, isAnonymous)}
                    isAnonymous={isAnonymous}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
