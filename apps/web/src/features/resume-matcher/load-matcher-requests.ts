import { fetchCode } from '../../lib/requests/fetch-code.ts';

/** What speaks to the server, fetched when it is needed or somebody has begun to fill in the form. */
export const loadMatcherRequests = () => fetchCode(() => import('./matcher-requests.ts'));

export function prepareMatcherRequests(): void {
  void loadMatcherRequests().catch(() => {});
}
