import { Languages } from 'lucide-react';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage, languageNames, languages } from '../../lib/language/languages.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { shellTexts } from './shell-texts.ts';

/** Each language by its own name; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const { language, chooseLanguage } = useLanguage();
  const texts = useTexts(shellTexts);
  return (
    <label className="relative flex items-center rounded-full border border-rule text-14 text-quiet hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-field">
      <span className="sr-only">{texts.language}</span>
      <Languages className="pointer-events-none absolute start-2.5 size-4" aria-hidden="true" />
      <select
        // A choice before hydration would be lost.
        disabled={!useIsHydrated()}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) chooseLanguage(target.value);
        }}
        className="h-9 w-9 cursor-pointer appearance-none rounded-full bg-transparent ps-9 pe-0 text-16 outline-none disabled:opacity-100 sm:w-auto sm:pe-3.5 sm:text-14"
      >
        {!isLanguage(language) && <option value={language}>{language}</option>}
        {languageNames.map((name) => (
          <option key={name} value={name} lang={name} className="bg-raised text-ink">
            {languages[name].name}
          </option>
        ))}
      </select>
    </label>
  );
}
