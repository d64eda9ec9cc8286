import { type RefObject, useLayoutEffect, useState } from 'react';

/** Buttons that a toast must not cover: users who review many candidates press them repeatedly. */
const decisions = '[data-tour="decision"]';

/**
 * Whether toasts are at the bottom of the screen: if a decision button is below their usual place at the top. They
 * stay there until the last one is gone, so that none jumps while the page scrolls.
 */
export function useClearsDecisions(toaster: RefObject<HTMLElement | null>, count: number): boolean {
  const [isAtFoot, setAtFoot] = useState(false);
  useLayoutEffect(() => {
    if (count === 0) {
      setAtFoot(false);
      return;
    }
    const check = () => {
      if (toaster.current && coversDecision(toaster.current)) setAtFoot(true);
    };
    check();
    for (const move of moves) window.addEventListener(move, check, { capture: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, check, { capture: true });
    };
  }, [toaster, count]);
  return isAtFoot;
}

const moves = ['animationend', 'scroll', 'resize'] as const;

function coversDecision(toaster: HTMLElement): boolean {
  const toasts = toaster.getBoundingClientRect();
  return [...document.querySelectorAll(decisions)].some((decision) => {
    const box = decision.getBoundingClientRect();
    return (
      box.left < toasts.right && box.right > toasts.left && box.top < toasts.bottom && box.bottom > toasts.top
    );
  });
}
