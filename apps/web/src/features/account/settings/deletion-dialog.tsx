import { deleteUser } from '@winnow/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { failures } from '../../../lib/requests/failures.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { TypedDeletion } from '../../../ui/overlays/typed-deletion.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useConfirmation } from '../../identity/confirmation/use-confirmation.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Irreversible: the user must type the account's email address, and needs a recent sign-in. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: texts } = useTexts(settingsTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const confirmation = useConfirmation();
  const email = user?.email ?? '';

  async function remove(): Promise<void> {
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

  // Replaces this dialog, so that only one is open; the input is kept.
  if (confirmation.dialog) return confirmation.dialog;
  return (
    <TypedDeletion
      words={{
        title: texts.deleteTitle,
        facts: texts.deleteFacts,
        confirm: texts.deleteConfirm(email),
        error: texts.deleteError(email),
        keep: texts.keep,
        delete: texts.delete,
      }}
      typed={typed}
      onTypedChange={setTyped}
      isRight={(words) => words.toLowerCase() === email.toLowerCase()}
      isDeleting={isDeleting}
      onDelete={() => void remove()}
      onClose={onClose}
    />
  );
}
