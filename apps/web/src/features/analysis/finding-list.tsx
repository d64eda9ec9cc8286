import type { MatchEvidence, MatchFinding } from '@winnow/contracts';
import { pointsOf } from '@winnow/engine/points';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Chip } from '../../ui/inputs/chip.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { analysisTexts } from './analysis-texts.ts';
import { FindingCard } from './finding-card.tsx';

type FindingListProps = {
  /** What the findings add up to; `null` where there is no score, and so no points. */
  readonly score: number | null;
  readonly findings: readonly MatchFinding[];
  /** The requirement whose evidence is marked. */
  readonly chosenId: string | null;
  readonly onChoose: (finding: MatchFinding, evidence: MatchEvidence) => void;
};

type Status = MatchFinding['status'];
const statuses: readonly Status[] = ['met', 'partly', 'missing', 'unknown'];

/** The requirements, must-haves first, with a filter by how they stand; on paper all, since their points add up. */
export function FindingList({ score, findings, chosenId, onChoose }: FindingListProps) {
  const texts = useTexts(analysisTexts);
  const [status, setStatus] = useState<Status | null>(null);
  const points = useMemo(() => (score === null ? null : pointsOf(findings)), [score, findings]);
  const isPrinting = useIsPrinting();
  const isAll = status === null || isPrinting;
  // The chosen one always stays: somebody may just have come to it from the resume's text.
  const shown = findings.filter(
    (finding) => isAll || finding.status === status || finding.requirement.id === chosenId,
  );
  const groups = [
    { heading: texts.mustHaves, findings: shown.filter(({ requirement }) => requirement.must) },
    { heading: texts.niceToHaves, findings: shown.filter(({ requirement }) => !requirement.must) },
  ];
  return (
    <div className="grid gap-6">
      {score !== null && <p className="max-w-prose text-14 text-quiet">{texts.pointsSum(score)}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Chip isChosen={status === null} onChoose={() => setStatus(null)}>
          {texts.all} {findings.length}
        </Chip>
        {statuses.map((each) => (
          <Chip key={each} isChosen={status === each} onChoose={() => setStatus(each)}>
            <StatusShape status={each} />
            {texts.status[each]} {findings.filter((finding) => finding.status === each).length}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className="text-14 text-quiet">{texts.noneOfStatus}</p>}
      {groups
        .filter((group) => group.findings.length > 0)
        .map((group) => (
          <section key={group.heading}>
            <h3 className="mb-2 text-14 font-medium text-quiet">{group.heading}</h3>
            <ul className="overflow-hidden rounded-card border border-rule bg-raised">
              {group.findings.map((finding) => (
                <FindingCard
                  key={finding.requirement.id}
                  finding={finding}
                  points={points && (points.get(finding.requirement.id) ?? 'not-counted')}
                  isChosen={finding.requirement.id === chosenId}
                  onChoose={(evidence) => onChoose(finding, evidence)}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
