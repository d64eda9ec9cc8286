import { useEffect } from 'react';
import type { TourStep } from '../../entities/tour/tour-store.ts';

/** On an element of a screen: the step of the tour that speaks of it. */
const targetAttribute = 'data-tour';
/** On the element that the tour speaks of now; `tour.css` frames it. */
const currentAttribute = 'data-tour-current';

/** Frames what a step speaks of, also where it is drawn only after its data has come. */
export function useTourTarget(step: TourStep): void {
  useEffect(() => {
    let framed: Element | null = null;
    function frame(): void {
      if (framed?.isConnected) return;
      // A control may be in the page twice, once for each screen width.
      const targets = [...document.querySelectorAll(`[${targetAttribute}="${step}"]`)];
      framed = targets.find((target) => target.getClientRects().length > 0) ?? null;
      framed?.setAttribute(currentAttribute, '');
      framed?.scrollIntoView({ block: 'nearest' });
    }
    frame();
    const observer = new MutationObserver(frame);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      framed?.removeAttribute(currentAttribute);
    };
  }, [step]);
}
