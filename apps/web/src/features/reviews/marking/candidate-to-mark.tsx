import { type OwnMark, type Review, reviewLimits } from '@winnow/contracts';
import { useMemo, useRef, useState } from 'react';
import { evidenceAnchor } from '../../../entities/analysis/anchors.ts';
import { ResumeText } from '../../../entities/analysis/resume-text.tsx';
import { reveal } from '../../../entities/analysis/reveal.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { reviewTexts } from '../review-texts.ts';
import { useReviewCandidate } from '../use-review.ts';
import { FactList } from './fact-list.tsx';
import { sourcesOfFacts } from './fact-sources.ts';
import { RequirementMarks } from './requirement-marks.tsx';

type CandidateToMarkProps = {
  readonly review: Review;
  readonly analysisId: string;
  readonly name: string;
  readonly own: OwnMark;
  readonly onWrite: (change: Partial<OwnMark>, isAtOnce: boolean) => void;
};

/** The resume's facts next to the requirements. */
export function CandidateToMark({ review, analysisId, name, own, onWrite }: CandidateToMarkProps) {
  const { marking: texts, retry } = useTexts(reviewTexts);
  const candidate = useReviewCandidate(review.id, analysisId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pane = useRef<HTMLElement>(null);
  const { data } = candidate;
  const sources = useMemo(() => (data ? sourcesOfFacts(data.facts) : []), [data]);

  function choose(id: string, place: number): void {
    setChosenId(id);
    requestAnimationFrame(() => {
      const target = document.getElementById(evidenceAnchor(place));
      if (target) reveal(target, pane.current);
    });
  }

  return (
    <article aria-labelledby="candidate-name">
      <h2 id="candidate-name" className="font-serif text-25 tracking-tight wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      {data?.headline && <p className="text-14 text-quiet">{data.headline}</p>}
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <RequirementMarks
            requirements={review.requirements}
            marks={review.asksRequirements ? own.requirements : null}
            onMark={(requirements) => onWrite({ requirements }, true)}
          />
          <TextArea
            size="sm"
            label={texts.reason}
            value={own.reason}
            limit={{ maxLength: reviewLimits.reasonMax }}
            onValueChange={(reason) => onWrite({ reason: reason.slice(0, reviewLimits.reasonMax) }, false)}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <Fetched query={candidate} words={{ failed: texts.failed, retry }} lines={12}>
            {({ facts, text }) => (
              <>
                <FactList facts={facts} chosenId={chosenId} onChoose={choose} />
                <section aria-labelledby="resume-text" className="min-w-0">
                  <h3 id="resume-text" className="mb-2 text-14 font-medium text-quiet">
                    {texts.text}
                  </h3>
                  <ResumeText
                    ref={pane}
                    text={text}
                    sources={sources}
                    chosenId={chosenId}
                    onChoose={setChosenId}
                    describe={texts.read}
                    isQuiet
                  />
                </section>
              </>
            )}
          </Fetched>
        </div>
      </div>
    </article>
  );
}
