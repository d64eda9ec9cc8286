import { useTexts } from '../../../lib/language/use-texts.ts';
import { choiceOf, hiringChoices } from './hiring-choices.ts';
import { type HiringTexts, hiringTexts } from './hiring-texts.ts';

type ChoiceField = keyof typeof hiringChoices;

/** The choices of a field with their labels in the current language. */
export function useChoices(field: ChoiceField): readonly { value: string; words: string }[] {
  const { choices } = useTexts(hiringTexts);
  return hiringChoices[field].map((value) => ({ value, words: wordsOfChoice(choices, field, value) }));
}

/** Label of a saved answer; the answer itself if it isn't one of the choices. */
export function wordsOfChoice(choices: HiringTexts['choices'], field: string, saved: string): string {
  if (!Object.hasOwn(hiringChoices, field)) return saved;
  const known: readonly string[] = hiringChoices[field as ChoiceField];
  return choices[field as ChoiceField][known.indexOf(choiceOf(saved))] ?? saved;
}
