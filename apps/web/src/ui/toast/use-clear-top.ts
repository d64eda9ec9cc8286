import { type RefObject, useLayoutEffect, useState } from 'react';

/** From the top of the screen, as in the style of the area. */
export const usualTopPx = 16;
/** From the button above. */
const gapPx = 8;

/**
 * Top position of the toasts: the top of the screen or, over an open dialog, the first position where they cover none
 * of its buttons. If there is none, below its close button, which is its first.
 */
export function useClearTop(toaster: RefObject<HTMLElement | null>, count: number): number {
  const [top, setTop] = useState(usualTopPx);
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => setTop(toaster.current ? findClearTop(toaster.current) : usualTopPx);
    place();
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
    // A dialog that has arrived or was scrolled is elsewhere, and so is one in a window of another size.
    const moves = ['animationend', 'scroll', 'resize'] as const;
    for (const move of moves) window.addEventListener(move, place, { capture: true });
    return () => {
      changes.disconnect();
      for (const move of moves) window.removeEventListener(move, place, { capture: true });
    };
  }, [toaster, count]);
  return top;
}

function findClearTop(toaster: HTMLElement): number {
  const { left, right, height } = toaster.getBoundingClientRect();
  const buttons = [...document.querySelectorAll('[role=dialog][data-state=open] button')]
    .map((button) => button.getBoundingClientRect())
    .filter((button) => button.left < right && button.right > left);
  const isClear = (top: number) =>
    top + height <= window.innerHeight &&
    buttons.every((button) => button.bottom <= top || button.top >= top + height);
  const places = [usualTopPx, ...buttons.map(({ bottom }) => bottom + gapPx)].filter(
    (top) => top >= usualTopPx,
  );
  const clear = places.toSorted((one, other) => one - other).find(isClear);
  return clear ?? places[1] ?? usualTopPx;
}
