import type { CorrectableFact } from '@winnow/contracts';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { useFacts } from './fact-context.ts';

type FactRowProps = {
  readonly label: string;
  readonly fact: CorrectableFact;
  /** The fact as read, as text; shown if it was corrected. */
  readonly read: string;
  readonly children: ReactNode;
};

/** One kind of fact with its name, whether it was corrected, and a button to reset it. */
export function FactRow({ label, fact, read, children }: FactRowProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, isAnonymous, changes } = useFacts();
  const isCorrected = candidate.corrections?.[fact] !== undefined;
  const isCovered = isAnonymous && personalFacts.has(fact);
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap items-center gap-x-2 gap-y-1 self-start text-quiet sm:pt-1">
        {label}
        {isCorrected && (
          <span className="inline-flex items-center" title={isCovered ? undefined : texts.wasRead(read)}>
            <Badge tone="wheat">{texts.corrected}</Badge>
            <IconButton
              size="sm"
              label={texts.resetLabel(label)}
              icon={<RotateCcw aria-hidden="true" />}
              disabled={changes.isSaving}
              onClick={() => changes.reset(fact)}
            />
          </span>
        )}
      </dt>
      <dd className="min-w-0 break-words">
        {isCovered ? <p className="sm:pt-1">{texts.covered}</p> : children}
      </dd>
    </div>
  );
}

/** Hidden in anonymous view, where they can't be corrected. */
const personalFacts: ReadonlySet<CorrectableFact> = new Set([
  'name',
  'place',
  'emails',
  'phones',
  'links',
] as const);
