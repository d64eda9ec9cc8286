import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readTheme, themes } from '../lib/theme.ts';
import { shellTexts } from './shell-texts.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark; the choice is kept for the next visit. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(readTheme);
  return (
    <fieldset className="flex rounded-full border border-rule p-0.5">
      <legend className="sr-only">{shellTexts.theme.label}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label
            key={theme}
            title={shellTexts.theme[theme]}
            className="grid size-8 cursor-pointer place-items-center rounded-full text-quiet transition-colors hover:text-ink has-checked:bg-field-soft has-checked:text-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-field"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => {
                chooseTheme(theme);
                setChosen(theme);
              }}
              className="sr-only"
            />
            <Icon className="size-4" aria-hidden="true" />
            <span className="sr-only">{shellTexts.theme[theme]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
