import {
  type TrackingCredentials,
  type TrackingVendor,
  trackingLimits,
  trackingVendors,
} from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { vendorNames } from '../../../entities/applicant-tracking/vendor-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { trackingTexts } from './tracking-texts.ts';
import { useConnection } from './use-tracking.ts';

const fieldsOf = {
  greenhouse: ['clientId', 'clientSecret', 'userId'],
  lever: ['apiKey', 'userId'],
  ashby: ['apiKey'],
} as const satisfies Readonly<Record<TrackingVendor, readonly string[]>>;

type Field = (typeof fieldsOf)[TrackingVendor][number];
const secrets: readonly Field[] = ['clientSecret', 'apiKey'];

/** Credentials of a system, which are tried before they are kept. */
export function TrackingForm({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(trackingTexts);
  const connection = useConnection();
  const [vendor, setVendor] = useState<TrackingVendor>('greenhouse');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Partial<Record<Field, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const fields: readonly Field[] = fieldsOf[vendor];
  const given = (field: Field) => values[field]?.trim() ?? '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    const missing = fields.find((field) => given(field) === '');
    if (missing) {
      document.getElementById(`tracking-${missing}`)?.focus();
      return;
    }
    const request = { name: name.trim() || vendorNames[vendor], credentials: credentialsOf(vendor, given) };
    connection.mutate(request, {
      onSuccess() {
        toasts.add('success', texts.connected);
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.connect}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="tracking-form" isLoading={connection.isPending}>
            {texts.connect}
          </Button>
        </>
      }
    >
      <form id="tracking-form" noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <Select
          label={texts.system}
          options={trackingVendors.map((each) => ({ value: each, label: vendorNames[each] }))}
          value={vendor}
          onValueChange={(chosen) => {
            setVendor(chosen);
            setAsked(false);
            connection.reset();
          }}
          helper={texts.where[vendor]}
          disabled={connection.isPending}
        />
        {fields.map((field) => (
          <TextInput
            key={field}
            id={`tracking-${field}`}
            label={texts.fields[field]}
            helper={field === 'userId' && vendor !== 'ashby' ? texts.userIdHelp[vendor] : undefined}
            type={secrets.includes(field) ? 'password' : 'text'}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={values[field] ?? ''}
            onValueChange={(value) =>
              setValues((now) => ({ ...now, [field]: value.slice(0, trackingLimits.keyMax) }))
            }
            error={isAsked && given(field) === '' ? texts.missing : undefined}
            disabled={connection.isPending}
          />
        ))}
        <TextInput
          label={texts.name}
          helper={texts.nameHelp}
          placeholder={vendorNames[vendor]}
          autoComplete="off"
          value={name}
          onValueChange={(value) => setName(value.slice(0, trackingLimits.nameMax))}
          disabled={connection.isPending}
        />
      </form>
    </Dialog>
  );
}

function credentialsOf(vendor: TrackingVendor, given: (field: Field) => string): TrackingCredentials {
  switch (vendor) {
    case 'greenhouse':
      return {
        vendor,
        clientId: given('clientId'),
        clientSecret: given('clientSecret'),
        userId: given('userId'),
      };
    case 'lever':
      return { vendor, apiKey: given('apiKey'), userId: given('userId') };
    case 'ashby':
      return { vendor, apiKey: given('apiKey') };
  }
}
