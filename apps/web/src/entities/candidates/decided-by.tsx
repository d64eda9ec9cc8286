import type { AnalysisRow } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useIsTeam } from '../organization/use-people.ts';
import { Who } from '../organization/who.tsx';
import { whoTexts } from '../organization/who-texts.ts';

type DecidedByProps = { readonly row: Pick<AnalysisRow, 'decision' | 'decidedBy' | 'decidedAt'> };

/** Who decided on a candidate, and when. */
export function DecidedBy({ row: { decision, decidedBy, decidedAt } }: DecidedByProps) {
  const texts = useTexts(whoTexts);
  const isTeam = useIsTeam();
  if (!isTeam || decision === null || decidedBy === null) return null;
  return (
    <p className="mt-1 flex min-w-0">
      <span className="sr-only">{texts.decidedBy} </span>
      <Who userId={decidedBy} {...(decidedAt && { at: decidedAt })} />
    </p>
  );
}
