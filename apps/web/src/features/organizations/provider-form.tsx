import { newcomerRoles, type SingleSignOn } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyField } from '../../ui/inputs/copy-field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { GoodNews } from './good-news.tsx';
import { signOnTexts } from './sign-on-texts.ts';
import { useProviderRemoval, useProviderSaving, useProviderTest } from './use-sign-on.ts';

type Field = 'issuer' | 'clientId' | 'clientSecret';

export function ProviderForm({ state }: { readonly state: SingleSignOn }) {
  const { provider: texts, ...common } = useTexts(signOnTexts);
  const { roles } = useTexts(organizationTexts);
  const { connection } = state;
  const saving = useProviderSaving();
  const removal = useProviderRemoval();
  const [values, setValues] = useState({
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    clientSecret: '',
  });
  const [role, setRole] = useState(connection?.defaultRole ?? 'recruiter');
  const [admitsNewcomers, setAdmitsNewcomers] = useState(connection?.admitsNewcomers ?? true);
  const [missing, setMissing] = useState<Field | null>(null);
  const isSameClient =
    connection?.issuer === values.issuer.trim() && connection.clientId === values.clientId.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const needed: readonly Field[] = isSameClient
      ? ['issuer', 'clientId']
      : ['issuer', 'clientId', 'clientSecret'];
    const empty = needed.find((field) => values[field].trim() === '') ?? null;
    setMissing(empty);
    if (empty) {
      document.getElementById(`provider-${empty}`)?.focus();
      return;
    }
    const { issuer, clientId, clientSecret } = values;
    const secret = clientSecret.trim() === '' ? {} : { clientSecret };
    saving.mutate(
      { issuer, clientId, ...secret, defaultRole: role, admitsNewcomers },
      {
        onSuccess() {
          setValues((now) => ({ ...now, clientSecret: '' }));
          toasts.add('success', common.saved);
        },
      },
    );
  }

  const fieldOf = (field: Field) => ({
    id: `provider-${field}`,
    label: texts[field],
    value: values[field],
    onValueChange: (value: string) => {
      setValues((now) => ({ ...now, [field]: value }));
      setMissing(null);
    },
    error: missing === field ? texts.missing : undefined,
    disabled: saving.isPending,
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <h3 className="font-medium">{texts.heading}</h3>
      <p className="-mt-3 text-14 text-quiet">{texts.explanation}</p>
      <CopyField label={texts.redirectAddress} value={state.redirectAddress} />
      <TextInput {...fieldOf('issuer')} helper={texts.issuerHelper} placeholder="https://login.example.com" />
      <TextInput {...fieldOf('clientId')} />
      <TextInput
        {...fieldOf('clientSecret')}
        type="password"
        helper={isSameClient ? texts.secretKept : texts.secretHelper}
      />
      <Select
        label={texts.defaultRole}
        options={newcomerRoles.map((value) => ({ value, label: roles[value].name }))}
        value={role}
        onValueChange={setRole}
        helper={roles[role].may}
        disabled={saving.isPending}
      />
      <Switch
        label={texts.admits}
        helper={texts.admitsHelper}
        isOn={admitsNewcomers}
        onSwitch={setAdmitsNewcomers}
        disabled={saving.isPending}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={saving.isPending}>
          {texts.save}
        </Button>
        {connection && (
          <Button
            variant="quiet"
            isLoading={removal.isPending}
            onClick={() =>
              removal.mutate(null, { onSuccess: () => void toasts.add('success', texts.removed) })
            }
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {connection && <ProviderTest connectionId={connection.id} />}
    </form>
  );
}

function ProviderTest({ connectionId }: { readonly connectionId: string }) {
  const { provider: texts } = useTexts(signOnTexts);
  const test = useProviderTest();
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-rule pt-4">
      <div>
        <Button isLoading={test.isPending} onClick={() => test.mutate()}>
          {texts.test}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {test.data &&
          (test.data.problem === null ? (
            <GoodNews>{texts.works}</GoodNews>
          ) : (
            <Notice tone="error" heading={texts.fails}>
              <p>{texts.problems[test.data.problem]}</p>
              {test.data.detail && (
                <p dir="ltr" className="mt-2 font-mono text-12 break-all">
                  {test.data.detail}
                </p>
              )}
            </Notice>
          ))}
      </div>
      <CopyField label={texts.link} value={`${window.location.origin}/single-sign-on/${connectionId}`} />
    </div>
  );
}
