import { type ComponentType, lazy, useEffect } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { shellTexts } from './shell-texts.ts';

/**
 * A lazily loaded part of the shell. If its code can't be loaded, it is left out with a notification, and the screen
 * and its input stay.
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
