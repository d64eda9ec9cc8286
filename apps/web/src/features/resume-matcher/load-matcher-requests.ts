import { fetchCode } from '../../lib/requests/fetch-code.ts';

/** Loads the code for requests once the page is shown. */
export const loadMatcherRequests = () => fetchCode(() => import('./matcher-requests.ts'));

export function prepareMatcherRequests(): void {
  void loadMatcherRequests().catch(() => {});
}
