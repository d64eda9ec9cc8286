import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isMotionWelcome } from '../lib/scroll-to-section.ts';
import { type FocusPlace, focusOn, placeOf } from './focus-place.ts';

/** Frames within which a page that is still being fetched grows to the height it had. */
const restoreFrames = 90;

/** Scroll position and focus on a page. */
type Left = { readonly top: number; readonly focus: FocusPlace | null };

const nowhere: Left = { top: 0, focus: null };

/**
 * On every change of the path the view scrolls smoothly to the top, in the main scrolling container or the window, or
 * to the part that the address names; focus goes to the content, so that a screen reader starts there. Back and
 * Forward lead to the place that was left, with focus on what had it.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash, key });
  const places = useRef(new Map<string, Left>());

  // Each entry of the history keeps its place while it is shown; the next one starts before any late scroll event.
  useEffect(() => {
    const remember = (change: Partial<Left>) =>
      places.current.set(key, { ...(places.current.get(key) ?? nowhere), ...change });
    const onScroll = () => remember({ top: findScroller().scrollTop });
    const onFocus = () => remember({ focus: placeOf(document.activeElement) });
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('focusin', onFocus);
    };
  }, [key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash, key };
    const isSamePath = before.pathname === pathname;
    if (before.key === key) return undefined;
    if (navigation === 'POP') return goBackTo(places.current.get(key) ?? nowhere);
    if (isSamePath && before.hash === hash) {
      const left = places.current.get(before.key);
      // A filter written into the URL doesn't move the scroll position.
      if (navigation === 'REPLACE' && left) places.current.set(key, left);
      focusContentIfLost();
      return undefined;
    }
    const behavior = isMotionWelcome() ? 'smooth' : 'instant';
    if (hash) return keepTrying(() => scrollToPart(hash, behavior));
    if (!isSamePath) {
      document.getElementById('content')?.focus({ preventScroll: true });
      findScroller().scrollTo({ top: 0, behavior });
    }
    return undefined;
  }, [pathname, hash, key, navigation]);
}

/** Restores both as soon as the page has them; if the user moves focus meanwhile, that stays. */
function goBackTo({ top, focus }: Left): () => void {
  focusContentIfLost();
  const atFirst = document.activeElement;
  const stopScrolling = keepTrying(() => isAt(top));
  const stopFocusing = keepTrying(() => {
    const active = document.activeElement;
    const isMoved = active !== atFirst && active !== document.body;
    return focus === null || isMoved || focusOn(focus);
  });
  return () => {
    stopScrolling();
    stopFocusing();
  };
}

/** What had focus is gone with its page: the next Tab begins at the content instead of before everything. */
function focusContentIfLost(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
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
