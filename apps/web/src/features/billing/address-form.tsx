import type { BillingAddress } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { billingTexts } from './billing-texts.ts';
import { useBillingAddress, useSaveAddress } from './use-billing.ts';

const fields = [
  { name: 'name', autoComplete: 'organization' },
  { name: 'street', autoComplete: 'street-address' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'taxId', autoComplete: 'off' },
] as const;

const nobody: BillingAddress = { name: '', street: '', city: '', country: '', taxId: '' };

/** Who bills are made out to. */
export function AddressForm() {
  const { data } = useBillingAddress();
  if (data === undefined) return <SkeletonText lines={4} />;
  return <Form saved={data ?? nobody} />;
}

function Form({ saved }: { readonly saved: BillingAddress }) {
  const { address: texts } = useTexts(billingTexts);
  const [address, setAddress] = useState(saved);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSaveAddress(() => toasts.add('success', texts.saved));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (address.name.trim().length < 2) {
      setFault(texts.nameFault);
      document.getElementById('billing-name')?.focus();
      return;
    }
    save.mutate(address);
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      {fields.map(({ name, autoComplete }) => (
        <TextInput
          key={name}
          id={`billing-${name}`}
          label={texts[name]}
          required={name === 'name'}
          value={address[name]}
          autoComplete={autoComplete}
          error={name === 'name' ? (fault ?? undefined) : undefined}
          disabled={save.isPending}
          onValueChange={(value) => {
            setAddress((before) => ({ ...before, [name]: value }));
            if (name === 'name') setFault(null);
          }}
        />
      ))}
      <div>
        <Button type="submit" isLoading={save.isPending} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
