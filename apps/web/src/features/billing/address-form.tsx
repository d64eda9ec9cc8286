import { type BillingAddress, billingAddress } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { faultsOfAnswer } from '../../lib/requests/faults-of-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useFaultFocus } from '../../ui/inputs/use-fault-focus.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { billingTexts } from './billing-texts.ts';
import { useBillingAddress, useSaveAddress } from './use-billing.ts';

const fields = [
  { name: 'name', autoComplete: 'organization' },
  { name: 'street', autoComplete: 'street-address' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'taxId', autoComplete: 'off' },
] as const;

type Faults = { readonly [Field in keyof BillingAddress]?: string | undefined };

const nobody: BillingAddress = { name: '', street: '', city: '', country: '', taxId: '' };

const draftName = 'billing-address';

/** Who invoices are made out to. */
export function AddressForm() {
  const { address: words } = useTexts(billingTexts);
  return (
    <Fetched query={useBillingAddress()} words={words} lines={4}>
      {(saved) => <Form saved={saved ?? nobody} />}
    </Fetched>
  );
}

function Form({ saved }: { readonly saved: BillingAddress }) {
  const { address: texts } = useTexts(billingTexts);
  const [address, setAddress] = useState(() => findKeptDraft<BillingAddress>(draftName) ?? saved);
  const isChanged = fields.some(({ name }) => address[name] !== saved[name]);
  useKeptDraft(draftName, isChanged ? address : null);
  const [faults, setFaults] = useState<Faults>({});
  const save = useSaveAddress(() => toasts.add('success', texts.saved));
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form, save.isPending);

  function refuse(found: Faults): void {
    setFaults(found);
    leadToFault();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = faultsOf(address);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    save.mutate(address, { onError: (error) => refuse(faultsOfAnswer(error)) });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      {fields.map(({ name, autoComplete }) => (
        <TextInput
          key={name}
          label={texts[name]}
          required={name === 'name'}
          value={address[name]}
          autoComplete={autoComplete}
          error={faults[name]}
          disabled={save.isPending}
          onValueChange={(value) => {
            setAddress((before) => ({ ...before, [name]: value }));
            setFaults((before) => ({ ...before, [name]: undefined }));
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

/** The first broken rule of each field, which are the server's own. */
function faultsOf(address: BillingAddress): Faults {
  const faults: Record<string, string> = {};
  for (const { path, message } of billingAddress.safeParse(address).error?.issues ?? []) {
    faults[String(path[0])] ??= message;
  }
  return faults;
}
