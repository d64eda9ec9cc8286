import { RequestFailure } from '@winnow/contracts';

/**
 * Loads code on demand. A failure is reported like a request without a response. Not attempted offline: browsers cache
 * failed module imports, so retries would fail until the page is reloaded.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) throw new RequestFailure('network', 0);
  try {
    return await load();
  } catch (cause) {
    throw new RequestFailure('network', 0, { cause });
  }
}
