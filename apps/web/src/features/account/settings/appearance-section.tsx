import { usePreferencesChange } from '../../../entities/account/use-preferences.ts';
import { useLanguage } from '../../../lib/language/language-provider.tsx';
import { isLanguage, type Language, languageNames, languages } from '../../../lib/language/languages.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../../lib/theme.ts';
import {
  changeWorkspacePreferences,
  useWorkspacePreferences,
  type WorkspacePreferences,
} from '../../../lib/workspace-preferences.ts';
import { RadioGroup } from '../../../ui/inputs/radio-group.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Theme and language: applied at once and stored with the account. */
export function AppearanceSection() {
  const { appearance: texts } = useTexts(settingsTexts);
  const theme = useTheme();
  const { language, chooseLanguage } = useLanguage();
  const { mutate } = usePreferencesChange();
  const { density, hasSingleKeys } = useWorkspacePreferences();
  return (
    <PageSection id="appearance" heading={texts.heading} explanation={texts.explanation}>
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
        <div className="grid gap-5 border-t border-rule pt-6">
          <p className="text-14 text-quiet">{texts.here}</p>
          <RadioGroup<WorkspacePreferences['density']>
            label={texts.density}
            value={density}
            onValueChange={(chosen) => changeWorkspacePreferences({ density: chosen })}
            options={[
              { value: 'compact', label: texts.densities.compact },
              { value: 'comfortable', label: texts.densities.comfortable },
            ]}
          />
          <Switch
            label={texts.singleKeys}
            helper={texts.singleKeysHelper}
            isOn={hasSingleKeys}
            onSwitch={(isOn) => changeWorkspacePreferences({ hasSingleKeys: isOn })}
          />
        </div>
      </div>
    </PageSection>
  );
}
