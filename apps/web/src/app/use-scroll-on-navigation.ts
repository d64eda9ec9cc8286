import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isMotionWelcome } from '../lib/scroll-to-section.ts';

/** Frames within which a page that is still being fetched grows to the height it had. */
const restoreFrames = 90;

/**
 * On every change of the path the view scrolls smoothly to the top, in the main scrolling container or the window, or
 * to the part that the address names; focus goes to the content, so that a screen reader starts there. Back and
 * Forward lead to the place that was left.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash });
  const places = useRef(new Map<string, number>());

  // Each entry of the history keeps its place while it is shown; the next one starts before any late scroll event.
  useEffect(() => {
    const remember = () => places.current.set(key, findScroller().scrollTop);
    window.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', remember, { capture: true });
  }, [key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const isSamePath = before.pathname === pathname;
    if (navigation === 'POP')
      return isSamePath ? undefined : keepTrying(() => isAt(places.current.get(key) ?? 0));
    if (isSamePath && before.hash === hash) return undefined;
    const behavior = isMotionWelcome() ? 'smooth' : 'instant';
    if (hash) return keepTrying(() => scrollToPart(hash, behavior));
    if (!isSamePath) {
      document.getElementById('content')?.focus({ preventScroll: true });
      findScroller().scrollTo({ top: 0, behavior });
    }
    return undefined;
  }, [pathname, hash, key, navigation]);
}

/** The content where it scrolls by itself, else the window. */
function findScroller(): Element {
  const content = document.getElementById('content');
  const scrolls = content && /auto|scroll/.test(getComputedStyle(content).overflowY);
  return scrolls && content.scrollHeight > content.clientHeight ? content : document.documentElement;
}

/** Goes there at once; false while the page is too short for it. */
function isAt(top: number): boolean {
  const scroller = findScroller();
  scroller.scrollTo({ top, behavior: 'instant' });
  return Math.abs(scroller.scrollTop - top) <= 1;
}

function scrollToPart(hash: string, behavior: ScrollBehavior): boolean {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.scrollIntoView({ behavior, block: 'start' });
  part?.focus({ preventScroll: true });
  return part !== null;
}

/** Tries once a frame until it is done, the page has had its time, or something else is shown. */
function keepTrying(attempt: () => boolean): () => void {
  let left = restoreFrames;
  let frame = 0;
  const step = () => {
    left -= 1;
    if (!attempt() && left > 0) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
