import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { isInToaster } from '../toast/is-in-toaster.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { Veil } from './veil.tsx';

type ModalProps = {
  readonly isOpen: boolean;
  /** Also called with `false` for Escape, the close button and a click outside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Where focus goes first; where that is `null`, to the first control. */
  readonly firstFocus?: (content: EventTarget | null) => HTMLElement | null;
  /** Where focus goes when it closes; where that is `null`, back where it was. */
  readonly lastFocus?: (() => HTMLElement | null) | undefined;
  /** Whether a `Radix.Description` is in it. */
  readonly isDescribed: boolean;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** The common part of dialogs and sheets: the page is inert behind a veil, and focus returns to where it was. */
export function Modal(props: ModalProps) {
  const { isOpen, onOpenChange, firstFocus, lastFocus, isDescribed, className, style, children } = props;
  const returnedFocus = useReturnedFocus(lastFocus);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil isOpen={isOpen} />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            returnedFocus.onOpenAutoFocus();
            const first = firstFocus?.(event.target);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={returnedFocus.onCloseAutoFocus}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          style={style}
          onPointerDownOutside={(event) => {
            if (isInToaster(event.target)) event.preventDefault();
          }}
          // If little more than header and footer would fit, the whole dialog scrolls; the focused element stays clear
          // of the footer.
          className={classNames(
            'fixed z-40 flex flex-col border-rule bg-raised shadow-float short:scroll-pb-24 short:overflow-y-auto',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The close button at the end of the header. */
export function ModalClose({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  const { close } = useUiTexts();
  return (
    <Radix.Close asChild>
      <IconButton
        label={close}
        icon={<X aria-hidden="true" />}
        size={size}
        // Focus that wraps around returns to it without scrolling, although it may have been scrolled out of view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
      />
    </Radix.Close>
  );
}

/** Scrollable content between header and footer. */
export function ModalBody({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={classNames('min-h-0 grow overflow-y-auto short:shrink-0 short:overflow-visible', className)}
    >
      {children}
    </div>
  );
}

/** Buttons in the footer; renders nothing without any. */
export function ModalActions({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <footer className="flex flex-wrap justify-end gap-2 rounded-b-[inherit] border-t border-rule bg-raised px-5 py-3 short:sticky short:bottom-0 short:z-10 short:gap-1.5 short:py-1.5">
      {children}
    </footer>
  );
}
