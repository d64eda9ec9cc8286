import * as Radix from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { pageDirection } from '../page/page-direction.ts';
import { Modal, ModalActions, ModalBody, ModalClose } from './modal.tsx';

type Side = 'start' | 'end' | 'bottom';

type SheetProps = {
  readonly isOpen: boolean;
  /** Also called with `false` for Escape, the close button and a click outside of the sheet. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** The edge it comes from, and goes back to. */
  readonly side?: Side;
  /** Where focus goes when it closes; where that is `null`, back where it was. */
  readonly lastFocus?: () => HTMLElement | null;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A modal panel at the side of the page. */
export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange, title, side = 'end', lastFocus, actions, children } = props;
  const slide: CSSProperties & Record<'--slide-from', string> = { '--slide-from': slideFrom(side) };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      lastFocus={lastFocus}
      isDescribed={false}
      style={slide}
      className={classNames(
        'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        places[side],
      )}
    >
      <header className="flex items-center gap-4 border-b border-rule py-2 ps-5 pe-3">
        <Radix.Title className="min-w-0 grow font-serif text-20">{title}</Radix.Title>
        <ModalClose />
      </header>
      <ModalBody className="p-5">{children}</ModalBody>
      <ModalActions>{actions}</ModalActions>
    </Modal>
  );
}

const places: Readonly<Record<Side, string>> = {
  start: 'inset-y-0 start-0 w-[min(28rem,calc(100vw-3rem))] border-e',
  end: 'inset-y-0 end-0 w-[min(28rem,calc(100vw-3rem))] border-s',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-t pb-[env(safe-area-inset-bottom)]',
};

function slideFrom(side: Side): string {
  if (side === 'bottom') return '0 100%';
  return (side === 'end') === (pageDirection() === 'ltr') ? '100% 0' : '-100% 0';
}
