import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage, type Language, languageNames, languages } from '../../lib/language/languages.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsSection } from './settings-section.tsx';
import { settingsTexts } from './settings-texts.ts';
import { usePreferencesChange } from './use-preferences.ts';

/** Theme and language: shown at once, and kept with the account. */
export function AppearanceSection() {
  const { appearance: texts } = useTexts(settingsTexts);
  const theme = useTheme();
  const { language, chooseLanguage } = useLanguage();
  const { mutate } = usePreferencesChange();
  return (
    <SettingsSection id="appearance" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-6">
        <RadioGroup<Theme>
          label={texts.theme}
          value={theme}
          onValueChange={(chosen) => {
            chooseTheme(chosen);
            mutate({ theme: chosen });
          }}
          options={themes.map((value) => ({ value, label: texts.themes[value] }))}
        />
        <Select<Language>
          label={texts.language}
          className="max-w-56"
          value={isLanguage(language) ? language : 'en'}
          onValueChange={(chosen) => {
            chooseLanguage(chosen);
            mutate({ language: chosen });
          }}
          options={languageNames.map((value) => ({ value, label: languages[value].name }))}
        />
      </div>
    </SettingsSection>
  );
}
