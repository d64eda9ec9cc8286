import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { hurryLaterSections } from '../later-section.tsx';
import { loadLanguage } from './define-texts.ts';
import { directionOf, type ShownLanguage } from './languages.ts';
import { forgetNamedLanguage, storeLanguage } from './stored-language.ts';

type LanguageChoice = {
  readonly language: ShownLanguage;
  /** Shows another language once its texts are here, and keeps the choice. */
  readonly chooseLanguage: (language: ShownLanguage) => void;
};

const LanguageContext = createContext<LanguageChoice>({ language: 'en', chooseLanguage: () => {} });

type LanguageProviderProps = {
  /** What the server wrote the page in; the first render has to be the same. */
  readonly initial: ShownLanguage;
  /** What the person wants, where the server could not know it. */
  readonly wanted?: ShownLanguage;
  readonly children: ReactNode;
};

/** Gives everything below it one language, and keeps the document's `lang` and `dir` in step. */
export function LanguageProvider({ initial, wanted = initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);

  function show(next: ShownLanguage): void {
    hurryLaterSections();
    void loadLanguage(next).then(() => startTransition(() => setLanguage(next)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page that the server wrote is taken over
  useEffect(() => {
    if (wanted !== initial) show(wanted);
  }, []);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const choice: LanguageChoice = {
    language,
    chooseLanguage(next) {
      storeLanguage(next);
      forgetNamedLanguage();
      show(next);
    },
  };
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** Switches words, numbers and dates to English on a page of any language. */
export function EnglishProvider({ children }: { readonly children: ReactNode }) {
  const { chooseLanguage } = useLanguage();
  const choice = useMemo(() => ({ language: 'en', chooseLanguage }) as const, [chooseLanguage]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** The language that is shown, and how to choose another. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
