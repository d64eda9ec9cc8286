import { useSearchParams } from 'react-router';
import { safeReturnPath } from '../../../lib/session/return-path.ts';

/** Where to go once signed in. */
export function useReturnPath(): string {
  const [parameters] = useSearchParams();
  return safeReturnPath(parameters.get('returnTo'));
}
