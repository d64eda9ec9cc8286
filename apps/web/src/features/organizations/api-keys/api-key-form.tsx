import { addressOrNetwork, apiKeyLimits, type Scope } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { apiKeyTexts } from './api-key-texts.ts';
import { useApiKeyCreation } from './use-api-keys.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimes = ['30', '90', '365', 'none'] as const;
type Lifetime = (typeof lifetimes)[number];
type Field = 'name' | 'scopes' | 'addresses';

type ApiKeyFormProps = {
  /** Scopes that the user's role can grant. */
  readonly offered: readonly Scope[];
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
};

/** Form for a new API key: name, scopes, addresses and expiry. */
export function ApiKeyForm({ offered, onClose, onCreated }: ApiKeyFormProps) {
  const texts = useTexts(apiKeyTexts);
  const creation = useApiKeyCreation();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [addresses, setAddresses] = useState('');
  const [wrong, setWrong] = useState<{ readonly field: Field; readonly words: string } | null>(null);
  const { isPending } = creation;
  const errorOf = (field: Field) => (wrong?.field === field ? wrong.words : undefined);

  function findMistake(listed: readonly string[]): { field: Field; words: string } | null {
    if (name.trim() === '') return { field: 'name', words: texts.nameMissing };
    if (chosen.length === 0) return { field: 'scopes', words: texts.scopesMissing };
    const bad = listed.find((address) => !addressOrNetwork.safeParse(address).success);
    if (bad !== undefined) return { field: 'addresses', words: texts.addressWrong(bad) };
    if (listed.length > apiKeyLimits.addresses) {
      return { field: 'addresses', words: texts.addressesMany(apiKeyLimits.addresses) };
    }
    return null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const listed = addresses.split(/[\s,;]+/).filter((address) => address !== '');
    const mistake = findMistake(listed);
    setWrong(mistake);
    if (mistake) {
      const controls = {
        name: 'api-key-name',
        scopes: `api-key-${offered[0]}`,
        addresses: 'api-key-addresses',
      };
      document.getElementById(controls[mistake.field])?.focus();
      return;
    }
    const expiresAt =
      lifetime === 'none' ? null : new Date(Date.now() + Number(lifetime) * dayMs).toISOString();
    creation.mutate(
      { name: name.trim(), scopes: [...chosen], addresses: listed, expiresAt },
      { onSuccess: ({ secret }) => onCreated(secret) },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="api-key-form" isLoading={isPending}>
            {texts.add}
          </Button>
        </>
      }
    >
      <form id="api-key-form" noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <TextInput
          id="api-key-name"
          label={texts.name}
          helper={texts.nameHelper}
          autoComplete="off"
          limit={{ maxLength: apiKeyLimits.nameMax }}
          value={name}
          onValueChange={(value) => {
            setName(value);
            setWrong(null);
          }}
          error={errorOf('name')}
          disabled={isPending}
        />
        <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <legend className="mb-2 text-14 font-medium">{texts.scopes}</legend>
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              id={`api-key-${scope}`}
              label={texts.scopeNames[scope]}
              helper={
                <code dir="ltr" className="font-mono text-12">
                  {scope}
                </code>
              }
              checked={chosen.includes(scope)}
              onCheckedChange={(isChecked) => {
                setChosen((now) => (isChecked ? [...now, scope] : now.filter((each) => each !== scope)));
                setWrong(null);
              }}
              disabled={isPending}
            />
          ))}
          <p role="alert" className="text-13 text-not-met empty:hidden sm:col-span-2">
            {errorOf('scopes')}
          </p>
        </fieldset>
        <Select
          label={texts.lifetime}
          options={lifetimes.map((value) => ({
            value,
            label: value === 'none' ? texts.noEnd : texts.days(Number(value)),
          }))}
          value={lifetime}
          onValueChange={setLifetime}
          disabled={isPending}
        />
        <TextArea
          id="api-key-addresses"
          label={texts.addresses}
          helper={texts.addressesHelper}
          size="sm"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder="203.0.113.7&#10;2001:db8::/48"
          value={addresses}
          onValueChange={(value) => {
            setAddresses(value);
            setWrong(null);
          }}
          error={errorOf('addresses')}
          disabled={isPending}
        />
      </form>
    </Dialog>
  );
}
