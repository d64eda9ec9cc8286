import { RequestFailure } from '@winnow/contracts';

/** Loads code on demand. A failure is reported like a request without a response, and can be tried again. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new RequestFailure('network', 0, { cause });
  }
}
