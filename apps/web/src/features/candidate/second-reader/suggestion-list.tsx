import type { PassageSuggestion } from '@winnow/contracts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { secondReaderTexts } from './second-reader-texts.ts';
import { useDecision } from './use-second-reader.ts';

type SuggestionListProps = { readonly id: string; readonly suggestions: readonly PassageSuggestion[] };

/** Passages that the model suggested, each with its state. */
export function SuggestionList({ id, suggestions }: SuggestionListProps) {
  const { suggestions: label } = useTexts(secondReaderTexts);
  const decision = useDecision(id);
  return (
    <ul aria-label={label} className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
      {suggestions.map((suggestion) => (
        <SuggestionItem
          key={suggestion.id}
          suggestion={suggestion}
          onDecide={(state) => {
            if (!decision.isPending) decision.mutate({ suggestion, state });
          }}
        />
      ))}
    </ul>
  );
}

type SuggestionItemProps = {
  readonly suggestion: PassageSuggestion;
  readonly onDecide: (state: PassageSuggestion['state']) => void;
};

function SuggestionItem({ suggestion, onDecide }: SuggestionItemProps) {
  const texts = useTexts(secondReaderTexts);
  const { requirement, quote, state } = suggestion;
  const buttons = useRef<HTMLDivElement>(null);
  const stateBefore = useRef(state);
  // The clicked button disappears: focus moves to its replacement.
  useEffect(() => {
    if (stateBefore.current === state) return;
    stateBefore.current = state;
    if (document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  }, [state]);
  return (
    <li className="grid grid-cols-1 gap-2 p-4 text-14">
      <p className="font-medium" dir="auto">
        {texts.mayShow(requirement)}
      </p>
      <blockquote className="break-words border-s-2 border-field ps-3" dir="auto">
        {quote}
      </blockquote>
      <div ref={buttons} className="flex flex-wrap items-center gap-2">
        {state === 'open' ? (
          <>
            <Button size="sm" aria-label={texts.acceptOf(requirement)} onClick={() => onDecide('accepted')}>
              {texts.accept}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.dismissOf(requirement)}
              onClick={() => onDecide('dismissed')}
            >
              {texts.dismiss}
            </Button>
          </>
        ) : (
          <>
            <span className="text-quiet">{texts[state]}</span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.takeBackOf(requirement)}
              onClick={() => onDecide('open')}
            >
              {texts.takeBack}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
