import { type ComponentType, useState } from 'react';
import { failures } from '../requests/failures.ts';
import { fetchCode } from '../requests/fetch-code.ts';

/** A component whose code is loaded on request, such as a dialog on a click; `null` until then. */
export function useLateComponent<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  /** Returns whether the component is there. A failure is shown, and another call tries again. */
  async function load(): Promise<boolean> {
    try {
      const loaded = await fetchCode(fetchComponent);
      setComponent(() => loaded);
      return true;
    } catch (error) {
      failures.report(error);
      return false;
    }
  }

  return { Component, load };
}
