import { useEmailPreferences, useEmailPreferencesChange } from '../../../entities/account/use-preferences.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Settings for optional emails. */
export function EmailSection() {
  const { mail: texts, lookUp } = useTexts(settingsTexts);
  const preferences = useEmailPreferences();
  const { mutate } = useEmailPreferencesChange();
  return (
    <PageSection id="mails" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={preferences} words={lookUp} lines={4}>
        {(wanted) => (
          <div className="grid gap-4">
            <Switch
              label={texts.analysisFinished}
              isOn={wanted.analysisFinished}
              onSwitch={(analysisFinished) => mutate({ analysisFinished })}
            />
            <Switch
              label={texts.creditsLow}
              isOn={wanted.creditsLow}
              onSwitch={(creditsLow) => mutate({ creditsLow })}
            />
            <Switch
              label={texts.supportReplies}
              isOn={wanted.supportReplies}
              onSwitch={(supportReplies) => mutate({ supportReplies })}
            />
            <Switch
              label={texts.filesDue}
              isOn={wanted.filesDue}
              onSwitch={(filesDue) => mutate({ filesDue })}
            />
          </div>
        )}
      </Fetched>
    </PageSection>
  );
}
