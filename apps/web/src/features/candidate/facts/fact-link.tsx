import type { ReactNode } from 'react';
import { evidenceAnchor } from '../../../entities/analysis/anchors.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { candidateTexts } from '../candidate-texts.ts';
import { useFacts } from './fact-context.ts';
import { factAnchor } from './fact-sources.ts';

type FactLinkProps = {
  readonly id: string;
  readonly children: ReactNode;
};

/** A fact that links to its quote in the resume; facts entered by a member are marked. */
export function FactLink({ id, children }: FactLinkProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const { sources, chosenId, hasPages, onChoose } = useFacts();
  const source = sources.get(id);
  const [first] = source?.evidence ?? [];
  if (!source || !first) {
    return (
      <span id={factAnchor(id)} title={texts.byHandHelp}>
        {children} <span className="text-12 text-quiet">{texts.byHand}</span>
      </span>
    );
  }
  const isChosen = id === chosenId;
  return (
    <a
      id={factAnchor(id)}
      href={`#${evidenceAnchor(first.start)}`}
      title={texts.show(source.text, first.quote)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose(source);
      }}
      className={classNames(
        'rounded-[3px] underline decoration-wheat decoration-2 underline-offset-4 hover:bg-marker',
        isChosen && 'bg-marker',
      )}
    >
      {children}
      {hasPages && first.page !== null && (
        <span className="ms-1 inline-block text-12 text-quiet no-underline">{texts.page(first.page)}</span>
      )}
    </a>
  );
}
