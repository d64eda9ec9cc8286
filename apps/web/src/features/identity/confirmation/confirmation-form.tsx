import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { confirmationTexts } from './confirmation-texts.ts';

/** Props of each method of confirmation. */
export type Way = {
  readonly email: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
};

type ConfirmationFormProps = {
  readonly onSubmit: FormEventHandler;
  readonly isSending: boolean;
  readonly onCancel: () => void;
  /** Other methods, below the buttons. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
};

/** Form of one method of confirmation. Its first field gets focus, also when it replaces another method. */
export function ConfirmationForm({ onSubmit, isSending, onCancel, below, children }: ConfirmationFormProps) {
  const texts = useTexts(confirmationTexts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), []);
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-5" onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isSending}>
          {texts.submit}
        </Button>
      </div>
      {below && <div className="grid justify-items-start gap-3 border-t border-rule pt-4">{below}</div>}
    </form>
  );
}
