import { useSearchParams } from 'react-router';
import { safeReturnPath } from '../../../lib/session/return-path.ts';

/** Target after login. */
export function useReturnPath(): string {
  const [parameters] = useSearchParams();
  return safeReturnPath(parameters.get('returnTo'));
}
