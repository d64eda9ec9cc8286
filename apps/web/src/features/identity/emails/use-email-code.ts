import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { meetBackend } from '../session/meet-backend.ts';

/**
 * Redeems the code of an email, which signs in.
 * @param type purpose of the code: `email` for verifying an address and for signing in
 * @param onBusy called while the request is running, so that the screen does not move on before the backend agrees
 */
export function useEmailCode(type: 'email' | 'recovery', onBusy?: (isBusy: boolean) => void) {
  const texts = useTexts(identityTexts);

  return async (email: string, code: string): Promise<FieldErrors | undefined> => {
    onBusy?.(true);
    try {
      const identity = await session.client();
      const { data, error } = await identity.verifyOtp({ email, token: code, type });
      if (error) return errorsOf(error, texts);
      if (!data.user) return { form: texts.errors.noUser };
      if (session.state().isAuthenticated && !(await meetBackend())) return { form: texts.errors.noToken };
      return undefined;
    } finally {
      onBusy?.(false);
    }
  };
}
