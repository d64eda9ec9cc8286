import { fetchCode } from '../../lib/requests/fetch-code.ts';

/** What speaks to the server, fetched when the page is there. */
export const loadMatcherRequests = () => fetchCode(() => import('./matcher-requests.ts'));

export function prepareMatcherRequests(): void {
  void loadMatcherRequests().catch(() => {});
}
