import { type MatchFinding, say } from '@winnow/contracts';
import { explanationTexts, ofSentence } from '../../entities/analysis/explanation-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import type { AlignedRequirement } from './align-findings.ts';
import { cellClass, firstCellClass } from './compare-cells.ts';
import { compareTexts } from './compare-texts.ts';
import { quotesOf } from './quotes-of.ts';

type RequirementRowProps = {
  readonly row: AlignedRequirement;
  /** Text of each candidate's resume, with names hidden if set. */
  readonly resumes: readonly { readonly id: string; readonly text: string }[];
};

/** One requirement: each candidate's verdict, the reason and quotes. */
export function RequirementRow({ row, resumes }: RequirementRowProps) {
  const texts = useTexts(compareTexts);
  const { requirement, findings } = row;
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={firstCellClass}>
        <span dir="auto" className="block break-words text-ink">
          {requirement.text}
        </span>
        {requirement.must && <span className="font-normal">{texts.must}</span>}
        {requirement.overall && <span className="font-normal">{texts.overall}</span>}
      </th>
      {resumes.map(({ id, text }, place) => (
        <td key={id} className={cellClass}>
          <Standing finding={findings[place] ?? null} text={text} />
        </td>
      ))}
    </tr>
  );
}

type StandingProps = { readonly finding: MatchFinding | null; readonly text: string };

function Standing({ finding, text }: StandingProps) {
  const texts = useTexts(compareTexts);
  const explanations = useTexts(explanationTexts);
  if (!finding) return <span className="text-13 text-quiet">{texts.notAsked}</span>;
  const { shown, more } = quotesOf(finding, text);
  return (
    <div>
      <p className="flex items-center gap-2">
        <StatusShape status={finding.status} />
        <span className="font-medium">{texts.status[finding.status]}</span>
      </p>
      <p className="mt-0.5 text-13 text-quiet" {...ofSentence(finding.reason)}>
        {say(explanations.reason, finding.reason)}
      </p>
      {shown.length > 0 && (
        <ul className="mt-1.5 grid justify-items-start gap-1 text-13 leading-relaxed">
          {shown.map((quote) => (
            <li key={quote}>
              <mark
                dir="auto"
                className="rounded-[3px] bg-marker box-decoration-clone px-1 py-0.5 break-words text-ink"
              >
                “{quote}”
              </mark>
            </li>
          ))}
          {more > 0 && <li className="text-12 text-quiet">{texts.moreQuotes(more)}</li>}
        </ul>
      )}
    </div>
  );
}
