import { type HTMLAttributes, type Ref, useLayoutEffect } from 'react';

type VeilProps = HTMLAttributes<HTMLDivElement> & {
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLDivElement>;
};

/**
 * What lies between the page and something that opened over it. The page does not scroll under it: `base.css` sees
 * to that, since the library's own overlay would write a style element, which our content security policy forbids.
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

/** What a scroll bar takes from what scrolls; 0 where it lies over it. */
function scrollBarWidth(): number {
  const probe = document.createElement('div');
  probe.style.overflowY = 'scroll';
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}
