import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { shellTexts } from './shell-texts.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark; the choice is kept for the next visit. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  const texts = useTexts(shellTexts).theme;
  return (
    // A choice before hydration would be lost.
    <fieldset disabled={!useIsHydrated()} className="flex rounded-full border border-rule p-0.5">
      <legend className="sr-only">{texts.label}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label
            key={theme}
            title={texts[theme]}
            className="grid size-8 cursor-pointer place-items-center rounded-full text-quiet transition-colors hover:text-ink has-checked:bg-field-soft has-checked:text-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-field"
          >
            <input
              type="radio"
              name={group}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon className="size-4" aria-hidden="true" />
            <span className="sr-only">{texts[theme]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
