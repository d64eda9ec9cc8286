import type { MatchEvidence, MatchFinding } from '@winnow/contracts';
import { type Points, pointsOf } from '@winnow/engine/points';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Chip } from '../../ui/inputs/chip.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { analysisTexts } from './analysis-texts.ts';
import { FindingCard, pointsInWords } from './finding-card.tsx';

type FindingListProps = {
  /** The score; `null` if there is none, and thus no points. */
  readonly score: number | null;
  readonly findings: readonly MatchFinding[];
  /** The requirement whose evidence is marked. */
  readonly chosenId: string | null;
  readonly onChoose: (finding: MatchFinding, evidence: MatchEvidence) => void;
};

type Status = MatchFinding['status'];
const statuses: readonly Status[] = ['met', 'partly', 'not-met', 'not-found'];

/** The group of the overall fit is collapsed if it is longer than this. */
const foldedFrom = 4;

/**
 * The requirements, must-haves first and the overall fit last. A filter by verdict applies to individual
 * requirements; printing shows all of them, since their points add up.
 */
export function FindingList({ score, findings, chosenId, onChoose }: FindingListProps) {
  const texts = useTexts(analysisTexts);
  const [status, setStatus] = useState<Status | null>(null);
  const points = useMemo(() => (score === null ? null : pointsOf(findings)), [score, findings]);
  const isPrinting = useIsPrinting();
  const isAll = status === null || isPrinting;
  // The chosen one is always shown: the user may have come to it from the resume's text.
  const asked = findings.filter((finding) => !isOverall(finding));
  const overall = findings.filter(isOverall);
  const shown = asked.filter(
    (finding) => isAll || finding.status === status || finding.requirement.id === chosenId,
  );
  const groups = [
    { heading: texts.mustHaves, findings: shown.filter(({ requirement }) => requirement.must) },
    { heading: texts.niceToHaves, findings: shown.filter(({ requirement }) => !requirement.must) },
  ];
  const cards = (list: readonly MatchFinding[]) => (
    <ul className="overflow-hidden rounded-card border border-rule bg-raised">
      {list.map((finding) => (
        <FindingCard
          key={finding.requirement.id}
          finding={finding}
          points={points && (points.get(finding.requirement.id) ?? 'not-counted')}
          isChosen={finding.requirement.id === chosenId}
          onChoose={(evidence) => onChoose(finding, evidence)}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-6" data-tour="evidence">
      {score !== null && <p className="max-w-prose text-14 text-quiet">{texts.pointsSum(score)}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Chip isChosen={status === null} onChoose={() => setStatus(null)}>
          {texts.all} {asked.length}
        </Chip>
        {statuses.map((each) => (
          <Chip key={each} isChosen={status === each} onChoose={() => setStatus(each)}>
            <StatusShape status={each} />
            {texts.status[each]} {asked.filter((finding) => finding.status === each).length}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className="text-14 text-quiet">{texts.noneOfStatus}</p>}
      {groups
        .filter((group) => group.findings.length > 0)
        .map((group) => (
          <section key={group.heading}>
            <h3 className="mb-2 text-14 font-medium text-quiet">{group.heading}</h3>
            {cards(group.findings)}
          </section>
        ))}
      {overall.length > 0 && (
        <details
          open={
            isPrinting ||
            overall.length < foldedFrom ||
            overall.some(({ requirement }) => requirement.id === chosenId)
          }
        >
          <summary className="cursor-pointer text-14 font-medium text-quiet hover:text-ink">
            <h3 className="inline">{texts.overallFit}</h3>
            {points && (
              <span className="font-normal tabular-nums">
                {' · '}
                {pointsInWords(sumOf(overall, points), texts)}
              </span>
            )}
          </summary>
          <p className="mt-1 mb-2 text-13 text-quiet">{texts.overallFitHint}</p>
          {cards(overall)}
        </details>
      )}
    </div>
  );
}

const isOverall = ({ requirement }: MatchFinding): boolean => requirement.overall && !requirement.must;

/** Points that a group adds to the score, and the maximum. */
function sumOf(findings: readonly MatchFinding[], points: ReadonlyMap<string, Points>): Points {
  const own = findings.flatMap(({ requirement }) => points.get(requirement.id) ?? []);
  return {
    earned: own.reduce((sum, { earned }) => sum + earned, 0),
    max: own.reduce((sum, { max }) => sum + max, 0),
  };
}
