import { useEffect, useRef, useState } from 'react';

const step = 60;

/**
 * Number of rows of a long list to render: the first ones, and more as the user scrolls towards the end. All of them in
 * print, or on demand.
 */
export function useGrowingList(length: number) {
  const [drawn, setDrawn] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = drawn >= length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells of changes alone, so each step needs a new one
  useEffect(() => {
    const mark = end.current;
    if (isWhole || !mark) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((now) => now + step),
      { rootMargin: '1200px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isWhole, drawn]);

  useEffect(() => {
    const all = () => setDrawn(Number.POSITIVE_INFINITY);
    window.addEventListener('beforeprint', all);
    return () => window.removeEventListener('beforeprint', all);
  }, []);

  return { drawn, isWhole, end, drawTo: (place: number) => setDrawn((now) => Math.max(now, place + step)) };
}
