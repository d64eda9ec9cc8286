import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useConfirmation } from '../confirmation/use-confirmation.tsx';
import { errorsOf } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { fetchRecoveryCodeState, renewRecoveryCodes } from './recovery-code-calls.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { recoveryCodesTexts } from './recovery-codes-texts.ts';

const recoveryCodesKey = ['recovery-codes'];

/** Creates recovery codes and shows them once. */
export function useNewRecoveryCodes() {
  const identity = useTexts(identityTexts);
  const queries = useQueryClient();
  const confirmation = useConfirmation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isMaking, setMaking] = useState(false);

  async function make(): Promise<void> {
    setMaking(true);
    try {
      const outcome = await confirmation.run(renewRecoveryCodes);
      if (outcome.isDone) setCodes(outcome.value);
    } catch (error) {
      toasts.add('error', errorsOf(error, identity).form ?? formatError(error).message);
    } finally {
      setMaking(false);
      await queries.invalidateQueries({ queryKey: recoveryCodesKey });
    }
  }

  const dialog =
    confirmation.dialog ?? (codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />);
  return { make, isMaking, dialog };
}

/** Number of recovery codes left, with a button to create new ones. */
export function RecoveryCodes() {
  const texts = useTexts(recoveryCodesTexts);
  const { data: state } = useQuery({ queryKey: recoveryCodesKey, queryFn: fetchRecoveryCodeState });
  const { make, isMaking, dialog } = useNewRecoveryCodes();
  if (!state) return null;
  const hasAny = state.total > 0;
  return (
    <div className="border-t border-rule pt-4">
      <h3 className="text-14 font-medium">{texts.heading}</h3>
      <p className="mt-1 mb-3 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      <p className={state.remaining < 3 ? 'mb-3 text-14 text-missing' : 'mb-3 text-14'}>
        {hasAny ? texts.remaining(state.remaining, state.total) : texts.none}
      </p>
      <Button isLoading={isMaking} onClick={() => void make()}>
        {hasAny ? texts.renew : texts.create}
      </Button>
      {hasAny && <p className="mt-2 text-13 text-quiet">{texts.renewHelp}</p>}
      {dialog}
    </div>
  );
}
