import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { Shortcut } from '../shortcuts/shortcut.tsx';

type TooltipProps = {
  readonly words: ReactNode;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly side?: 'top' | 'bottom';
  /** What is explained; it must be able to take focus. */
  readonly children: ReactElement;
};

/** A short hint on hover or focus. Must not be the only place of the information. */
export function Tooltip({ words, keys, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 flex max-w-xs animate-appear items-center gap-2 rounded-control border border-transparent bg-ink px-2.5 py-1.5 text-13 text-paper shadow-float"
          >
            {words}
            {keys && <Shortcut keys={keys} />}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
