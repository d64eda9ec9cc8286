import { type RefObject, useLayoutEffect, useRef } from 'react';

const glideMs = 260;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Lets the elements marked `data-glide` inside a container glide from where they stood to where they stand now
 * whenever the order changes, so that the eye can follow each. Still where motion is unwelcome.
 * @param order any value that is another one when the order changes
 */
export function useGlide(container: RefObject<HTMLElement | null>, order: unknown): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const shown = useRef(order);

  // After every drawing: rows that scrolled into sight must be known when the order changes next.
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
