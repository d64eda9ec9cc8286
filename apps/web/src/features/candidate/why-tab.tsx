import { type AnalysisDetail, type Remark, say } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { explanationTexts } from '../../entities/analysis/explanation-texts.ts';
import { FindingList } from '../../entities/analysis/finding-list.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { candidateTexts } from './candidate-texts.ts';

type WhyTabProps = {
  readonly candidate: Pick<AnalysisDetail, 'strengths' | 'gaps' | 'questions' | 'doubts' | 'report'>;
  readonly chosenId: string | null;
  readonly onChoose: (requirementId: string, start: number) => void;
  readonly children?: ReactNode;
};

/** Strengths, gaps, questions, and every requirement with its evidence. */
export function WhyTab({ candidate, chosenId, onChoose, children }: WhyTabProps) {
  const { why: texts } = useTexts(candidateTexts);
  const explanations = useTexts(explanationTexts);
  const { strengths, gaps, questions, doubts, report } = candidate;
  const toRow = ({ requirementId, requirement, reason, must }: Remark) => ({
    requirementId,
    text: explanations.remark(requirement, say(explanations.reason, reason), must),
  });
  const asked = questions.map(({ requirementId, question }) => ({
    requirementId,
    text: say(explanations.question, question),
  }));
  const remarks = [
    { heading: texts.questions, lines: asked },
    { heading: texts.strengths, lines: strengths.map(toRow) },
    { heading: texts.gaps, lines: gaps.map(toRow) },
  ];
  return (
    <div className="grid grid-cols-1 gap-8">
      {remarks
        .filter(({ lines }) => lines.length > 0)
        .map(({ heading, lines }) => (
          <section key={heading}>
            <h3 className="mb-2 font-serif text-20">{heading}</h3>
            <ul className="grid list-disc gap-1.5 ps-5 text-14 marker:text-field">
              {lines.map(({ requirementId, text }) => (
                <li key={`${requirementId}-${text}`}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      {doubts.length > 0 && (
        <section>
          <h3 className="mb-2 font-serif text-20">{texts.doubts}</h3>
          <ul className="grid gap-1 text-14 text-quiet">
            {doubts.map((doubt) => (
              <li key={doubt.code}>{say(explanations.doubt, doubt)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-3 font-serif text-20">{texts.requirements}</h3>
        <FindingList
          score={report.score}
          findings={report.findings}
          chosenId={chosenId}
          onChoose={({ requirement }, { start }) => onChoose(requirement.id, start)}
        />
      </section>
      {children}
    </div>
  );
}
