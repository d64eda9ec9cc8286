import { useCredits } from '../../entities/credits/credits.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { workspaceTexts } from './workspace-texts.ts';

/** Remaining credits, with a link to them. Empty until loaded. */
export function CreditsLeft() {
  const texts = useTexts(workspaceTexts);
  const { balance } = useCredits();
  if (!balance) return null;
  const { availableCredits } = balance;
  return (
    <span className="ms-auto text-12 text-quiet">
      {availableCredits < 0 ? texts.unlimited : texts.creditsLeft(availableCredits)}
    </span>
  );
}
