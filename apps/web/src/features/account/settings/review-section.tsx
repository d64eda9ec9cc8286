import { limits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { usePreferences, usePreferencesChange } from '../../../entities/account/use-preferences.ts';
import { AllowanceMeter } from '../../../entities/allowance/allowance-meter.tsx';
import { useCurrentOrganization, useMay } from '../../../entities/organization/use-organizations.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Settings for anonymous view and retention period. */
export function ReviewSection() {
  const { review: texts, lookUp } = useTexts(settingsTexts);
  const kept = usePreferences();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const may = useMay();
  return (
    <PageSection id="review" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={kept} words={lookUp} lines={3}>
        {(preferences) => (
          <div className="grid gap-6">
            <Switch
              label={texts.anonymous}
              helper={texts.anonymousHelper}
              isOn={isAnonymous}
              onSwitch={setAnonymous}
            />
            <div className="grid gap-3">
              <RuleOfTeam />
              <RetentionForm days={preferences.retentionDays} />
            </div>
            {may('resumes.read') && <AllowanceMeter />}
          </div>
        )}
      </Fetched>
    </PageSection>
  );
}

/** In a team, the organization's retention period applies, which is set elsewhere. */
function RuleOfTeam() {
  const { review: texts } = useTexts(settingsTexts);
  const organization = useCurrentOrganization();
  const may = useMay();
  if (!organization || organization.isPersonal) return null;
  return (
    <p className="max-w-[60ch] text-14 text-quiet">
      {texts.retentionInTeam(organization.name)}{' '}
      {may('organization.manage') ? (
        <Link to="/organization#candidates" className="text-field underline underline-offset-4">
          {texts.retentionOfTeam}
        </Link>
      ) : (
        texts.retentionChangedBy
      )}
    </p>
  );
}

function RetentionForm({ days }: { readonly days: number }) {
  const { review: texts, saved } = useTexts(settingsTexts);
  const change = usePreferencesChange();
  const [entered, setEntered] = useState(String(days));
  const [error, setError] = useState<string | null>(null);
  const { retentionDaysMin: min, retentionDaysMax: max } = limits;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const retentionDays = Number(entered.trim());
    const isFine = Number.isInteger(retentionDays) && retentionDays >= min && retentionDays <= max;
    if (!isFine) {
      setError(texts.retentionError(min, max));
      document.getElementById('retention')?.focus();
      return;
    }
    change.mutate({ retentionDays }, { onSuccess: () => void toasts.add('success', saved) });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextInput
        id="retention"
        label={texts.retention}
        helper={texts.retentionHelper(min, max)}
        inputMode="numeric"
        value={entered}
        onValueChange={(value) => {
          setEntered(value);
          setError(null);
        }}
        error={error ?? undefined}
        disabled={change.isPending}
      />
      <div>
        <Button type="submit" isLoading={change.isPending}>
          {texts.retentionSubmit}
        </Button>
      </div>
    </form>
  );
}
