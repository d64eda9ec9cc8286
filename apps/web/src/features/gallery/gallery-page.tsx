import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Chip } from '../../ui/inputs/chip.tsx';
import type { GallerySection } from './gallery-section.ts';
import { gallerySections } from './gallery-sections.ts';

const backgrounds = ['light', 'dark'] as const;

/** All components in all states, light and dark side by side. `?section=` shows one group only. */
export function GalleryPage() {
  const [parameters, setParameters] = useSearchParams();
  const [isCompact, setCompact] = useState(false);
  const chosen = parameters.get('section');
  const sections = gallerySections.filter(({ id }) => chosen === null || id === chosen);
  return (
    <div className="mx-auto w-full max-w-[1600px] px-4 py-10 sm:px-6">
      <title>Pieces · Winnow</title>
      <h1 className="font-serif text-39 tracking-tight">The pieces of Winnow</h1>
      <p className="mt-3 max-w-prose text-quiet">
        Every screen is made of these. Served where Winnow is developed, and elsewhere only with DEV_PAGES=on.
      </p>
      <nav aria-label="Sections" className="mt-6 flex flex-wrap gap-2">
        <Chip isChosen={chosen === null} onChoose={() => setParameters({})}>
          All
        </Chip>
        {gallerySections.map(({ id, heading }) => (
          <Chip key={id} isChosen={chosen === id} onChoose={() => setParameters({ section: id })}>
            {heading}
          </Chip>
        ))}
        <Chip isChosen={isCompact} onChoose={() => setCompact(!isCompact)}>
          Compact density
        </Chip>
      </nav>
      <div data-density={isCompact ? 'compact' : undefined}>
        {sections.map((section) => (
          <SectionOnBothGrounds key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function SectionOnBothGrounds({ section: { id, heading, Specimens } }: { section: GallerySection }) {
  return (
    <section aria-labelledby={`section-${id}`} className="mt-10">
      <h2 id={`section-${id}`} className="mb-4 font-serif text-25">
        {heading}
      </h2>
      <div data-section={id} className="grid overflow-hidden rounded-card border border-rule xl:grid-cols-2">
        {backgrounds.map((background) => (
          <div
            key={background}
            data-theme={background}
            className="grid min-w-0 content-start gap-8 bg-paper p-5 text-ink sm:p-8"
          >
            <Specimens />
          </div>
        ))}
      </div>
    </section>
  );
}
