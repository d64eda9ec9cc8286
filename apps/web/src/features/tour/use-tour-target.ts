import { useEffect } from 'react';
import type { TourStep } from '../../entities/tour/tour-store.ts';

/** Attribute of an element: the tour step that describes it. */
const targetAttribute = 'data-tour';
/** Attribute of the element that the current step describes; `tour.css` frames it. */
const currentAttribute = 'data-tour-current';

/** Frames the element that a step describes, even if it is rendered only after its data is loaded. */
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
