import { RequestFailure } from '@winnow/contracts';
import { useState } from 'react';
import { failures } from '../../../lib/requests/failures.ts';
import type { Confirmation } from './confirmation.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

export function useConfirmation(): Confirmation {
  const [question, setQuestion] = useState<{ answer(isConfirmed: boolean): void } | null>(null);

  async function ask(): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    return isConfirmed;
  }

  return {
    async run(action) {
      // The clicked button is disabled meanwhile, so it can't get focus back when the dialog closes.
      const pressed = document.activeElement;
      try {
        return { isDone: true, value: await action() };
      } catch (error) {
        if (!wantsConfirmation(error)) throw error;
        failures.settle(error);
        if (!(await ask())) return { isDone: false };
        return { isDone: true, value: await action() };
      } finally {
        setTimeout(() => {
          if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
        });
      }
    },
    dialog: question && (
      <ConfirmationDialog onConfirmed={() => question.answer(true)} onClose={() => question.answer(false)} />
    ),
  };
}

/** Whether the API or the identity service requires a recent sign-in. */
function wantsConfirmation(error: unknown): boolean {
  if (error instanceof RequestFailure) return error.code === 'recent-sign-in-required';
  return error instanceof Error && 'code' in error && error.code === 'reauthentication_needed';
}
