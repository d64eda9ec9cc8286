import { type BillingAddress, billingAddress } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { fieldErrorsOf } from '../../lib/requests/field-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useErrorFocus } from '../../ui/inputs/use-error-focus.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { type BillingTexts, billingTexts } from './billing-texts.ts';
import { useBillingAddress, useSaveAddress } from './use-billing.ts';

const fields = [
  { name: 'name', autoComplete: 'organization' },
  { name: 'street', autoComplete: 'street-address' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'taxId', autoComplete: 'off' },
  { name: 'email', autoComplete: 'email' },
] as const;

type FieldErrors = { readonly [Field in keyof BillingAddress]?: string | undefined };

const nobody: BillingAddress = { name: '', street: '', city: '', country: '', taxId: '', email: '' };

const draftName = 'billing-address';

/** Form for the billing address. */
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
  const [address, setAddress] = useState(() => ({
    ...saved,
    ...findKeptDraft<BillingAddress>(draftName),
  }));
  const isChanged = fields.some(({ name }) => address[name] !== saved[name]);
  useKeptDraft(draftName, isChanged ? address : null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveAddress(() => toasts.add('success', texts.saved));
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useErrorFocus(form, save.isPending);

  function refuse(found: FieldErrors): void {
    setErrors(found);
    focusFirstError();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = errorsOf(address, texts.errors);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    save.mutate(address, { onError: (error) => refuse(fieldErrorsOf(error)) });
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
          error={errors[name]}
          disabled={save.isPending}
          onValueChange={(value) => {
            setAddress((before) => ({ ...before, [name]: value }));
            setErrors((before) => ({ ...before, [name]: undefined }));
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

/** The first error of each field, by the server's own rules. */
function errorsOf(address: BillingAddress, words: BillingTexts['address']['errors']): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of billingAddress.safeParse(address).error?.issues ?? []) {
    errors[String(issue.path[0])] ??= wordsOf(issue, words);
  }
  return errors;
}

type Issue = NonNullable<ReturnType<typeof billingAddress.safeParse>['error']>['issues'][number];

function wordsOf(issue: Issue, words: BillingTexts['address']['errors']): string {
  if (issue.code === 'too_big') return words.tooLong(Number(issue.maximum));
  return issue.path[0] === 'name' ? words.name : words.email;
}
