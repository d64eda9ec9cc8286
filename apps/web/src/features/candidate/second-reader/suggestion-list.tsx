import type { PassageSuggestion } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { secondReaderTexts } from './second-reader-texts.ts';
import { useDecision } from './use-second-reader.ts';

type SuggestionListProps = { readonly id: string; readonly suggestions: readonly PassageSuggestion[] };

/** Passages that the model proposed, each with what became of it. */
export function SuggestionList({ id, suggestions }: SuggestionListProps) {
  const texts = useTexts(secondReaderTexts);
  const decision = useDecision(id);
  return (
    <ul
      aria-label={texts.suggestions}
      className="grid divide-y divide-rule rounded-card border border-rule bg-raised"
    >
      {suggestions.map((suggestion) => {
        const { requirement, quote, state } = suggestion;
        const decide = (to: PassageSuggestion['state']) => () => decision.mutate({ suggestion, state: to });
        return (
          <li key={suggestion.id} className="grid grid-cols-1 gap-2 p-4 text-14">
            <p className="font-medium" dir="auto">
              {texts.mayShow(requirement)}
            </p>
            <blockquote className="break-words border-s-2 border-field ps-3" dir="auto">
              {quote}
            </blockquote>
            <div className="flex flex-wrap items-center gap-2">
              {state === 'open' ? (
                <>
                  <Button
                    size="sm"
                    aria-label={texts.acceptOf(requirement)}
                    disabled={decision.isPending}
                    onClick={decide('accepted')}
                  >
                    {texts.accept}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={texts.dismissOf(requirement)}
                    disabled={decision.isPending}
                    onClick={decide('dismissed')}
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
                    disabled={decision.isPending}
                    onClick={decide('open')}
                  >
                    {texts.takeBack}
                  </Button>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
