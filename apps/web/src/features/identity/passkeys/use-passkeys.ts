import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language/use-texts.ts';
import type { Confirmation } from '../confirmation/confirmation.ts';
import { errorsOf } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { useSite } from '../use-site.ts';
import {
  addPasskey,
  canUsePasskeys,
  listPasskeys,
  PasskeyDismissed,
  PasskeyOfAnother,
  removePasskey,
  renamePasskey,
} from './passkey-calls.ts';
import { passkeyTexts } from './passkey-texts.ts';

const passkeysKey = ['passkeys'];

/** Whether this installation and this browser support passkeys. */
export function useHasPasskeys(): boolean {
  return useSite()?.hasPasskeys === true && canUsePasskeys();
}

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: listPasskeys });
}

/** Adds, renames and removes passkeys; each returns whether it was done, or the user canceled the confirmation. */
export function usePasskeyChanges(run: Confirmation['run']) {
  const queries = useQueryClient();
  const onSuccess = ({ isDone }: { readonly isDone: boolean }) =>
    isDone ? queries.invalidateQueries({ queryKey: passkeysKey }) : undefined;
  return {
    adding: useMutation({ mutationFn: () => run(addPasskey), onSuccess }),
    renaming: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) => run(() => renamePasskey(id, name)),
      onSuccess,
    }),
    removing: useMutation({ mutationFn: (id: string) => run(() => removePasskey(id)), onSuccess }),
  };
}

/** Message of a failure; `null` if the user closed the browser's dialog. */
export function usePasskeyWords(): (error: unknown) => string | null {
  const texts = useTexts(passkeyTexts);
  const identity = useTexts(identityTexts);
  return (error) => {
    if (error instanceof PasskeyDismissed) return null;
    if (error instanceof PasskeyOfAnother) return texts.errors.another;
    // The browser's error for a device that already has one.
    if (error instanceof DOMException) {
      return error.name === 'InvalidStateError' ? texts.errors.exists : texts.errors.browser;
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known: Readonly<Record<string, string>> = {
      webauthn_verification_failed: texts.errors.refused,
      webauthn_challenge_not_found: texts.errors.expired,
      webauthn_challenge_expired: texts.errors.expired,
      webauthn_credential_exists: texts.errors.exists,
      too_many_passkeys: texts.errors.many,
      conflict: texts.errors.onlyWay,
    };
    return known[code] ?? errorsOf(error, identity).form ?? texts.errors.browser;
  };
}
