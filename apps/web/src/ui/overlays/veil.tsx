import { type HTMLAttributes, type Ref, useLayoutEffect } from 'react';

type VeilProps = HTMLAttributes<HTMLDivElement> & {
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLDivElement>;
};

/**
 * The backdrop between the page and a dialog or sheet. `base.css` keeps the page from scrolling under it, since the
 * library's own overlay would write a style element, which our content security policy forbids.
 */
export function Veil({ isOpen, ...rest }: VeilProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['scrollBar'] = scrollBarWidth() > 0 ? 'beside' : 'over';
  }, []);
  return (
    <div
      {...rest}
      data-veil={isOpen ? 'open' : 'closed'}
      className="fixed inset-0 z-40 bg-veil data-[veil=closed]:animate-leave data-[veil=open]:animate-veil"
    />
  );
}

/** Width of the scroll bar; 0 for overlay scroll bars. */
function scrollBarWidth(): number {
  const probe = document.createElement('div');
  probe.style.overflowY = 'scroll';
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}
