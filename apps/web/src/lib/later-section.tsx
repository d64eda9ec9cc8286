import { type ComponentType, Suspense, use } from 'react';

const hurries = new Set<() => void>();
let isHurried = false;

/** Hydrates all sections at once, before the whole page changes, such as to another language. */
export function hurryLaterSections(): void {
  isHurried = true;
  for (const hurry of hurries) hurry();
}

/**
 * A static section below the fold. The server renders it; the browser hydrates it near the viewport, or on the first
 * interaction.
 * @param name unique among sections
 */
export function laterSection(name: string, load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | null = null;

  async function fetchSection(): Promise<ComponentType> {
    await nearness(name);
    return persist(load);
  }

  function Content() {
    loading ??= fetchSection();
    const Loaded = use(loading);
    return <Loaded />;
  }

  return function LaterSection() {
    return (
      <div data-later={name}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </div>
    );
  };
}

/** Tries until the code comes: what the server has rendered stays readable meanwhile. */
async function persist<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await nextChance();
    return persist(load);
  }
}

/** Waits until the connection is back, or until the next interaction, since not every failure is a lost connection. */
function nextChance(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const chances = ['online', ...doings];
  function go(): void {
    for (const event of chances) window.removeEventListener(event, go);
    resolve();
  }
  for (const event of chances) window.addEventListener(event, go, { passive: true });
  return promise;
}

/** Waits only if the server has rendered the section: otherwise it would be missing until its code is loaded. */
function nearness(name: string): Promise<void> {
  const written = typeof document === 'undefined' ? null : document.querySelector(`[data-later="${name}"]`);
  if (!written?.firstElementChild || isHurried) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && go(), {
    rootMargin: '50% 0px',
  });
  function go(): void {
    observer.disconnect();
    hurries.delete(go);
    for (const event of doings) window.removeEventListener(event, go);
    resolve();
  }
  observer.observe(written);
  hurries.add(go);
  for (const event of doings) window.addEventListener(event, go, { passive: true });
  return promise;
}

const doings = ['pointerdown', 'keydown', 'focusin'] as const;
