import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useUiTexts } from '../ui-texts.ts';

type PopoverProps = {
  /** The button that opens and closes it; it needs an accessible name. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

/**
 * Something to read next to the button that opens it, while the page stays usable. Unlike a tooltip it opens by touch
 * and by keys, and stays until it is closed.
 */
export function Popover({ trigger, title, align = 'start', children }: PopoverProps) {
  const { close } = useUiTexts();
  const titleId = useId();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={titleId}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(22rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-card border border-rule bg-raised text-14 shadow-float data-[state=closed]:animate-leave print:hidden"
        >
          <header className="flex items-center gap-4 border-b border-rule py-1 ps-4 pe-1">
            <h2 id={titleId} className="min-w-0 grow font-medium">
              {title}
            </h2>
            <Radix.Close asChild>
              <IconButton size="sm" label={close} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </header>
          <div className="p-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
