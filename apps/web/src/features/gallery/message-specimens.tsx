import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { createToastStore, type ToastType } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const toasts: readonly (readonly [type: ToastType, message: string])[] = [
  ['success', 'Profile updated successfully'],
  ['error', 'Network error. Please check your connection.'],
  ['warning', 'Two of the files are the same: the second was left out.'],
  ['info', 'The weights changed. The list is in its new order.'],
];

export function MessageSpecimens() {
  const [store] = useState(createToastStore);
  return (
    <>
      <Specimen name="Notices">
        <div className="grid gap-3">
          <Notice tone="info" heading="The sample counts nothing">
            Its resumes are made up, and it costs no credit.
          </Notice>
          <Notice tone="warning" heading="One resume holds hidden text">
            It did not score. You can read it beside the original.
          </Notice>
          <Notice tone="error" heading="We could not find text in this file">
            It may be a scan: try reading it with OCR.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="Toasts: press, up to three">
        <SpecimenRow>
          {toasts.map(([type, message]) => (
            <Button key={type} size="sm" onClick={() => store.add(type, message)}>
              {type}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={store.clear}>
            clear
          </Button>
        </SpecimenRow>
        <Toaster store={store} label="Notifications of the gallery" closeLabel="Close notification" />
      </Specimen>
    </>
  );
}
