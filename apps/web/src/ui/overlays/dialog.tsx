import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Modal, ModalActions, ModalBody, ModalClose } from './modal.tsx';

type DialogProps = {
  readonly isOpen: boolean;
  /** Also called with `false` for Escape, the close button and a click outside of the dialog. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons in the footer, the confirming one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Element that gets the focus first; by default an empty field or the first control. */
  readonly firstFocus?: (dialog: EventTarget | null) => HTMLElement | null;
  /** Where focus goes when it closes; where that is `null`, back where it was. */
  readonly lastFocus?: () => HTMLElement | null;
  readonly children?: ReactNode;
};

/** A dialog that must be answered before the page can be used. Focus stays inside and returns to where it was. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actions,
  size = 'md',
  firstFocus = emptyField,
  lastFocus,
  children,
}: DialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      firstFocus={firstFocus}
      lastFocus={lastFocus}
      isDescribed={Boolean(description)}
      className={classNames(
        'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-card border',
        'data-[state=closed]:animate-leave data-[state=open]:animate-appear',
        sizes[size],
      )}
    >
      <header className="flex items-start gap-4 ps-5 pt-4 pe-3">
        <div className="min-w-0 grow pt-1">
          <Radix.Title className="font-serif text-20">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-14 text-quiet">{description}</Radix.Description>
          )}
        </div>
        <ModalClose size="sm" />
      </header>
      <ModalBody className="px-5 pt-3 pb-5">{children}</ModalBody>
      <ModalActions>{actions}</ModalActions>
    </Modal>
  );
}

/** The first text field of a dialog if it is empty, which then gets the focus; Escape still closes the dialog. */
function emptyField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const field = [...fields].find((one) => one.type === 'textarea' || one.type === 'text');
  return field?.value === '' ? field : null;
}

const sizes = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' } as const;
