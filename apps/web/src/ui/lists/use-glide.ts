import { type RefObject, useLayoutEffect, useRef } from 'react';

const glideMs = 260;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Animates elements marked `data-glide` inside a container from their old to their new positions when the order
 * changes. Off with reduced motion.
 * @param order any value that changes with the order
 */
export function useGlide(container: RefObject<HTMLElement | null>, order: unknown): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const shown = useRef(order);

  // After every render: rows that scrolled into view must be known at the next change of order.
  useLayoutEffect(() => {
    const elements = [...(container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
    const before = places.current;
    places.current = new Map(elements.map((element) => [element.dataset['glide'] ?? '', element.offsetTop]));
    if (shown.current === order) return;
    shown.current = order;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const element of elements) {
      const from = before.get(element.dataset['glide'] ?? '');
      const way = from === undefined ? 0 : from - element.offsetTop;
      if (way !== 0)
        element.animate([{ translate: `0 ${way}px` }, { translate: '0 0' }], { duration: glideMs, easing });
    }
  });
}
