import { RequestFailure } from '@winnow/contracts';

/**
 * Code that is fetched when it is needed. Where it does not come, that is told as a request without an answer. Without a
 * network it is not asked for at all: a browser that did not get a module once never asks for it again, and another try
 * would fail until the page is loaded anew.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) throw new RequestFailure('network', 0);
  try {
    return await load();
  } catch (cause) {
    throw new RequestFailure('network', 0, { cause });
  }
}
