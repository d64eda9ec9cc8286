import { type MatchEvidence, type MatchFinding, say } from '@winnow/contracts';
import type { Points } from '@winnow/engine/points';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { type AnalysisTexts, analysisTexts } from './analysis-texts.ts';
import { requirementAnchor } from './anchors.ts';
import { explanationTexts, ofSentence } from './explanation-texts.ts';
import { Quote, shorten } from './quote.tsx';
import { requirementName } from './requirement-name.ts';
import { FindingTree } from './score-tree/finding-tree.tsx';

type FindingCardProps = {
  readonly finding: MatchFinding;
  /** Points that it adds to the score; `null` if there is no score. */
  readonly points: Points | 'not-counted' | null;
  readonly isChosen: boolean;
  /** Called with the chosen evidence; if omitted, quotes can't be clicked. */
  readonly onChoose?: (evidence: MatchEvidence) => void;
};

const quotesAtFirst = 2;

/** One requirement: its verdict, the reason, and its quotes from the resume. */
export function FindingCard({ finding, points, isChosen, onChoose }: FindingCardProps) {
  const texts = useTexts(analysisTexts);
  const explanations = useTexts(explanationTexts);
  const [showsAll, setShowsAll] = useState(false);
  const { requirement, status, reason, evidence, parts } = finding;
  const shown = showsAll ? evidence : distinct(evidence).slice(0, quotesAtFirst);
  return (
    <li
      id={requirementAnchor(requirement.id)}
      tabIndex={-1}
      className={classNames(
        'break-inside-avoid border-t border-rule px-4 py-3.5 transition-colors first:border-t-0 sm:px-5 print:py-2',
        isChosen && 'bg-field-soft',
      )}
    >
      <div className="flex gap-3">
        <StatusShape status={status} className="mt-[3px] size-[18px]" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h4 dir="auto" className="font-medium break-words">
              {requirementName(requirement, texts)}
            </h4>
            <p className="text-13 text-quiet">
              <span className="text-ink">{texts.status[status]}</span> · {texts.kind[requirement.kind]}
              {points && (
                <span className="whitespace-nowrap tabular-nums"> · {pointsInWords(points, texts)}</span>
              )}
            </p>
          </div>
          <p className="mt-1 text-14 text-quiet" {...ofSentence(reason)}>
            {say(explanations.reason, reason)}
          </p>
          {shown.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-14 leading-relaxed">
              {shown.map((piece) => (
                <li key={`${piece.start}-${piece.end}`}>
                  <Quote evidence={piece} onChoose={onChoose} />
                </li>
              ))}
              {parts.length === 0 && evidence.length > shown.length && (
                <li className="print:hidden">
                  <button
                    type="button"
                    onClick={() => setShowsAll(true)}
                    className="rounded-control text-13 text-field hover:underline"
                  >
                    {texts.showAllQuotes(evidence.length - shown.length)}
                  </button>
                </li>
              )}
            </ul>
          )}
          {points !== null && points !== 'not-counted' && (
            <FindingTree finding={finding} points={points} onChoose={onChoose} />
          )}
        </div>
      </div>
    </li>
  );
}

/** Rounded to tenths, which users can still add up. */
export function pointsInWords(points: Points | 'not-counted', texts: AnalysisTexts): string {
  if (points === 'not-counted') return texts.noPoints;
  const [earned = 0, max = 0] = [points.earned, points.max].map((each) => Math.round(each * 10) / 10);
  return texts.points(earned, max);
}

/** The first place of each wording: the same word in three positions is one quote until all are requested. */
function distinct(evidence: readonly MatchEvidence[]): MatchEvidence[] {
  const byWording = new Map(
    evidence.toReversed().map((piece) => [shorten(piece.quote).toLowerCase(), piece]),
  );
  return evidence.filter((piece) => byWording.get(shorten(piece.quote).toLowerCase()) === piece);
}
