import { type ComponentType, lazy, useEffect } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { shellTexts } from './shell-texts.ts';

/**
 * A part of what stands around the screens, whose code is fetched when it is first drawn. Where that does not come, the
 * part is left out and somebody is told: the screen, and what is written in it, stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: MissingPart };
    }
  });
}

function MissingPart() {
  const { missingPart } = useTexts(shellTexts);
  useEffect(() => {
    toasts.add('error', missingPart);
  }, [missingPart]);
  return null;
}
