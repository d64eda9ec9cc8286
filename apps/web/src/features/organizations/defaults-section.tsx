import { useQueryClient } from '@tanstack/react-query';
import { limits, type OrganizationSettings, organizationSettings } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { ConflictDialog } from '../../entities/conflict/conflict-dialog.tsx';
import { overtakenBy, savedMeanwhile } from '../../entities/conflict/overtaken.ts';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { settingsKey, useOrganizationSettings, useSettingsChange } from './use-organization-settings.ts';

/** The organization's defaults for anonymous view and retention period. */
export function DefaultsSection() {
  const { defaults: texts } = useTexts(spendingTexts);
  const settings = useOrganizationSettings();
  const change = useSettingsChange();
  return (
    <PageSection id="candidates" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={settings} words={texts} lines={3}>
        {({ anonymousView, hiringManagersExport, retentionDays }) => (
          <div className="grid gap-6">
            <Switch
              label={texts.anonymous}
              helper={texts.anonymousHelper}
              isOn={anonymousView}
              disabled={change.isPending}
              onSwitch={(isOn) => change.mutate({ anonymousView: isOn, before: { anonymousView } })}
            />
            <Switch
              label={texts.exporting}
              helper={texts.exportingHelper}
              isOn={hiringManagersExport}
              disabled={change.isPending}
              onSwitch={(isOn) =>
                change.mutate({ hiringManagersExport: isOn, before: { hiringManagersExport } })
              }
            />
            <RetentionForm days={retentionDays} />
          </div>
        )}
      </Fetched>
    </PageSection>
  );
}

function RetentionForm({ days }: { readonly days: number }) {
  const { defaults: texts } = useTexts(spendingTexts);
  const change = useSettingsChange();
  const [entered, setEntered] = useState(String(days));
  // The value when editing began, even if it was reloaded since.
  const [base, setBase] = useState(days);
  const [error, setError] = useState<string | null>(null);
  const queries = useQueryClient();
  const current = overtakenBy(change.error, organizationSettings);
  const { retentionDaysMin: min, retentionDaysMax: max } = limits;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const retentionDays = Number(entered.trim());
    if (!Number.isInteger(retentionDays) || retentionDays < min || retentionDays > max) {
      setError(texts.retentionError(min, max));
      document.getElementById('organization-retention')?.focus();
      return;
    }
    send(retentionDays, base);
  }

  function send(retentionDays: number, seen: number): void {
    change.mutate(
      { retentionDays, before: { retentionDays: seen } },
      {
        onSuccess() {
          setBase(retentionDays);
          toasts.add('success', texts.saved);
        },
      },
    );
  }

  function takeTheirs(saved: OrganizationSettings): void {
    queries.setQueryData(settingsKey, saved);
    setEntered(String(saved.retentionDays));
    setBase(saved.retentionDays);
    change.reset();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextInput
        id="organization-retention"
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
          {texts.submit}
        </Button>
      </div>
      {current && (
        <ConflictDialog<'retentionDays'>
          saved={savedMeanwhile(change.error)}
          fields={[
            {
              name: 'retentionDays',
              label: texts.retention,
              mine: [entered.trim()],
              theirs: [String(current.retentionDays)],
            },
          ]}
          isSaving={change.isPending}
          onSave={({ retentionDays }) =>
            retentionDays === 'theirs'
              ? takeTheirs(current)
              : send(Number(entered.trim()), current.retentionDays)
          }
          onTheirs={() => takeTheirs(current)}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
