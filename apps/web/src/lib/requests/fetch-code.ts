import { RequestFailure } from '@winnow/contracts';

/** Code that is fetched when it is needed. Where it does not come, that is told as a request without an answer. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new RequestFailure('network', 0, { cause });
  }
}
