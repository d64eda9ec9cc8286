import { deleteUser } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { failures } from '../../../lib/requests/failures.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useConfirmation } from '../../identity/confirmation/use-confirmation.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Irreversible: the user must type the account's email address, and needs a recent sign-in. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: texts } = useTexts(settingsTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const confirmation = useConfirmation();
  const email = user?.email ?? '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError(texts.deleteError(email));
      document.getElementById('deletion')?.focus();
      return;
    }
    setDeleting(true);
    try {
      const outcome = await confirmation.run(() => api.call(deleteUser));
      if (!outcome.isDone) return setDeleting(false);
      await navigate('/');
      session.forget();
      toasts.add('success', texts.deleted);
    } catch (error) {
      setDeleting(false);
      failures.report(error);
    }
  }

  // In its place, so that one dialog is open at a time; what was typed stays.
  if (confirmation.dialog) return confirmation.dialog;
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.deleteTitle}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <ul className="grid list-disc gap-1.5 ps-5 text-14 text-quiet">
          {texts.deleteFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TextInput
          id="deletion"
          label={texts.deleteConfirm(email)}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setError(null);
          }}
          error={error ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDeleting}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button type="submit" variant="danger" isLoading={isDeleting}>
            {texts.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
