import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isMotionWelcome } from '../lib/scroll-to-section.ts';
import { type FocusPlace, focusOn, placeOf } from './focus-place.ts';

/** Maximum frames to wait until a loading page has reached its previous height. */
const restoreFrames = 90;

/** Scroll position and focus on a page. */
type Left = { readonly top: number; readonly focus: FocusPlace | null };

const nowhere: Left = { top: 0, focus: null };

/**
 * On every change of the path, scrolls smoothly to the top of the main scrolling container or window, or to the section
 * in the URL's fragment, and focuses the content for screen readers. Back and Forward restore scroll position and
 * focus.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash, key });
  const places = useRef(new Map<string, Left>());

  // Stores the scroll position of each history entry while it is shown; the next entry is set before any late scroll
  // event.
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

/** Restores both as soon as the page allows; focus moved by the user meanwhile is kept. */
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

/** If the focused element disappeared with its page, focuses the content, so that the next Tab starts there. */
function focusContentIfLost(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** The content element if it scrolls by itself, otherwise the window. */
function findScroller(): Element {
  const content = document.getElementById('content');
  const scrolls = content && /auto|scroll/.test(getComputedStyle(content).overflowY);
  return scrolls && content.scrollHeight > content.clientHeight ? content : document.documentElement;
}

/** Scrolls there at once; `false` while the page is too short. */
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

/** Retries in every frame until it succeeds, time is up, or another page is shown. */
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
