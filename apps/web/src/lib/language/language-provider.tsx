import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { hurryLaterSections } from '../later-section.tsx';
import { loadLanguage } from './define-texts.ts';
import { directionOf, type ShownLanguage } from './languages.ts';
import { forgetNamedLanguage, storeLanguage } from './stored-language.ts';

type LanguageChoice = {
  readonly language: ShownLanguage;
  /** Shows another language once its texts are loaded, and stores the choice. */
  readonly chooseLanguage: (language: ShownLanguage) => void;
};

const LanguageContext = createContext<LanguageChoice>({ language: 'en', chooseLanguage: () => {} });

type LanguageProviderProps = {
  /** Language of the server's HTML, which the first render must match. */
  readonly initial: ShownLanguage;
  /** The user's choice, if the server couldn't know it. */
  readonly wanted?: ShownLanguage;
  readonly children: ReactNode;
};

/** Provides the language, and keeps the document's `lang` and `dir` in sync. */
export function LanguageProvider({ initial, wanted = initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);

  function show(next: ShownLanguage): void {
    hurryLaterSections();
    void loadLanguage(next).then(() => startTransition(() => setLanguage(next)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page that the server wrote is taken over
  useEffect(() => {
    if (wanted !== initial) show(wanted);
  }, []);

  // Texts that a lost connection has kept away come in once it is back.
  useEffect(() => {
    const complete = () => void loadLanguage(language).then(showAgain);
    window.addEventListener('online', complete);
    return () => window.removeEventListener('online', complete);
  }, [language]);

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

/** The current language, and a function to change it. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
