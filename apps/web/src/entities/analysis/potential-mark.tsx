import type { Potential } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analysisTexts } from './analysis-texts.ts';

type PotentialMarkProps = { readonly score: number; readonly potential: Potential };

/** "62 → 81": the score and the highest that is still possible, if higher; a tooltip explains it. */
export function PotentialMark({ score, potential }: PotentialMarkProps) {
  const texts = useTexts(analysisTexts);
  if (!potential || potential.score <= score) return null;
  const why = texts.potential(potential.score, potential.notFound);
  return (
    <span title={why} className="whitespace-nowrap tabular-nums">
      <bdi aria-hidden="true" dir="ltr">
        {score} → {potential.score}
      </bdi>
      <span className="sr-only">{why}</span>
    </span>
  );
}
