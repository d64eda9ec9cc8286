import { type MatchEvidence, type MatchFinding, whyNotMore } from '@winnow/contracts';
import type { Points } from '@winnow/engine/points';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { analysisTexts } from '../analysis-texts.ts';
import { explanationTexts } from '../explanation-texts.ts';
import { requirementName } from '../requirement-name.ts';
import { PartList } from './part-list.tsx';
import { WeightSteps } from './weight-steps.tsx';

type FindingTreeProps = {
  readonly finding: MatchFinding;
  readonly points: Points;
  readonly onChoose: ((evidence: MatchEvidence) => void) | undefined;
};

/** Explains the points of a requirement: its weight, what earned points, and what is missing. */
export function FindingTree({ finding, points, onChoose }: FindingTreeProps) {
  const words = useTexts(analysisTexts);
  const { tree: texts } = words;
  const explanations = useTexts(explanationTexts);
  const isPrinting = useIsPrinting();
  const { requirement, parts } = finding;
  const missing = whyNotMore(finding, explanations);
  // Stored by an earlier release, without parts of the credit.
  const isUnknown = parts.length === 0 && finding.reason.code === 'sentence';
  return (
    <details className="mt-2.5 text-14" open={isPrinting || undefined}>
      <summary className="w-fit cursor-pointer rounded-control text-13 text-field hover:underline">
        {texts.open}
        <span className="sr-only"> {texts.of(requirementName(requirement, words))}</span>
      </summary>
      <div className="mt-2 grid gap-3 border-s-2 border-rule ps-3">
        {parts.length > 0 && (
          <Level heading={texts.parts}>
            <PartList parts={parts} points={points} onChoose={onChoose} />
          </Level>
        )}
        <Level heading={texts.whyNotMore}>
          {missing.length > 0 ? (
            <ul className="grid list-disc gap-0.5 ps-5 marker:text-quiet">
              {missing.map((sentence) => (
                <li key={sentence} className="break-words">
                  {sentence}
                </li>
              ))}
            </ul>
          ) : (
            <p>{isUnknown ? texts.notKept : texts.nothingMissing}</p>
          )}
        </Level>
        <Level heading={texts.weight}>
          <WeightSteps requirement={requirement} max={points.max} />
        </Level>
      </div>
    </details>
  );
}

function Level({ heading, children }: { readonly heading: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h5 className="mb-1 text-13 font-medium text-quiet">{heading}</h5>
      {children}
    </section>
  );
}
