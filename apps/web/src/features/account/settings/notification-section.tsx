import { type EmailTiming, emailedKinds, emailTimings, type NotificationSettings } from '@winnow/contracts';
import { notificationSettingsTexts } from '../../../entities/notifications/notification-settings-texts.ts';
import {
  useNotificationSettings,
  useNotificationSettingsChange,
} from '../../../entities/notifications/use-notification-settings.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';

/** Which notifications are emailed, and when. */
export function NotificationSection() {
  const texts = useTexts(notificationSettingsTexts);
  const settings = useNotificationSettings();
  return (
    <PageSection id="notifications" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={settings} words={texts} lines={8}>
        {(known) => (
          <div className="grid gap-6">
            <KindTimings settings={known} />
            <DigestTime settings={known} />
            <PresenceSwitch settings={known} />
          </div>
        )}
      </Fetched>
    </PageSection>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type SettingsProps = { readonly settings: NotificationSettings };

function KindTimings({ settings: { emails } }: SettingsProps) {
  const texts = useTexts(notificationSettingsTexts);
  const { mutate } = useNotificationSettingsChange();
  const options = emailTimings.map((value) => ({ value, label: texts.timings[value] }));
  return (
    <div>
      <ul className="grid gap-2">
        {emailedKinds.map((kind) => (
          <li key={kind} className="grid grid-cols-[minmax(0,1fr)_10.5rem] items-center gap-3 text-14">
            <span aria-hidden="true">{texts.kinds[kind]}</span>
            <Select<EmailTiming>
              label={texts.kinds[kind]}
              isLabelHidden
              size="sm"
              options={options}
              value={emails[kind]}
              onValueChange={(timing) => mutate({ emails: { [kind]: timing } })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-quiet">{texts.runs}</p>
    </div>
  );
}

function DigestTime({ settings: { digestHour, timeZone } }: SettingsProps) {
  const texts = useTexts(notificationSettingsTexts);
  const { mutate } = useNotificationSettingsChange();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), own, timeZone ?? own, 'UTC'])].sort();
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Select
          label={texts.digestHour}
          options={hours}
          value={String(digestHour)}
          onValueChange={(hour) => mutate({ digestHour: Number(hour) })}
        />
        <Select
          label={texts.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={timeZone ?? own}
          onValueChange={(zone) => mutate({ timeZone: zone })}
        />
      </div>
      <p className="mt-2 text-13 text-quiet">{texts.digestHelp}</p>
    </div>
  );
}

function PresenceSwitch({ settings: { showsPresence } }: SettingsProps) {
  const texts = useTexts(notificationSettingsTexts);
  const { mutate } = useNotificationSettingsChange();
  return (
    <Switch
      label={texts.presence}
      helper={texts.presenceHelp}
      isOn={showsPresence}
      onSwitch={(isOn) => mutate({ showsPresence: isOn })}
    />
  );
}
