import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useUiTexts } from '../ui-texts.ts';

type PopoverProps = {
  /** The button that opens and closes it; it needs an accessible name. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly align?: 'start' | 'end';
  readonly width?: 'text' | 'wide';
  /** Together with `onOpenChange`, where something inside closes it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/**
 * Information next to the button that opens it, while the page stays usable. Unlike a tooltip, it opens by touch and
 * keyboard, and stays until it is closed.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, align = 'start', width = 'text', isOpen, onOpenChange, children } = props;
  const { close } = useUiTexts();
  const titleId = useId();
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={titleId}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            width === 'wide' ? 'w-[min(27rem,calc(100vw-1rem))]' : 'w-[min(22rem,calc(100vw-1rem))]',
            'z-50 max-h-(--radix-popover-content-available-height) animate-appear overflow-y-auto rounded-card border border-rule bg-raised text-14 shadow-float data-[state=closed]:animate-leave print:hidden',
          )}
        >
          <header className="flex items-center gap-4 border-b border-rule py-1 ps-4 pe-1">
            <h2 id={titleId} className="min-w-0 grow font-medium">
              {title}
            </h2>
            <Radix.Close asChild>
              <IconButton size="sm" label={close} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </header>
          <div className={width === 'wide' ? 'p-2 pb-4' : 'p-4'}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
