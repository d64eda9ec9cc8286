import { createClient, getSite, type SiteView } from '@winnow/contracts';

// Without the session's token: the identity client, which provides the token, depends on this response.
const openApi = createClient({ baseUrl: '/api' });
let asked: Promise<SiteView> | null = null;

/** Public settings of this installation, loaded once. */
export function fetchSite(): Promise<SiteView> {
  asked ??= openApi.call(getSite).then(
    ({ data }) => data,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
