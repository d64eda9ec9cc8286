import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { homeTexts } from './home-texts.ts';
import { SectionHeading } from './section-heading.tsx';

const names = ['analysis', 'matching', 'speed', 'analytics', 'privacy', 'bulk'] as const;

/** Six cards, each with a piece of the interface that it describes. */
export function Features() {
  const { features } = useTexts(homeTexts);
  const { launchMode } = usePageSettings();
  return (
    <section id="features" tabIndex={-1} className="scroll-mt-4">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading heading={features.heading} introduction={features.introduction} />
        <ul className="mt-10 grid border-s border-t border-rule sm:grid-cols-2 lg:grid-cols-3">
          {names.map((name) => (
            <li key={name} className="border-e border-b border-rule p-6 sm:p-7">
              <div aria-hidden="true" className="flex h-12 items-center">
                {scraps[name]}
              </div>
              <h3 className="mt-5 font-serif text-20 sm:text-25">{features.items[name].name}</h3>
              <p className="mt-2 text-quiet">{features.items[name].words}</p>
            </li>
          ))}
        </ul>
        {launchMode === 'open' && (
          <p className="mt-6">
            <Link to="/features" className="text-field underline-offset-4 hover:underline">
              {features.all}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

const beams = [
  { y: 2, width: 118 },
  { y: 16, width: 86 },
  { y: 30, width: 52 },
];

const scraps: Readonly<Record<(typeof names)[number], ReactNode>> = {
  analysis: (
    <svg viewBox="0 0 150 40" aria-hidden="true" className="h-10">
      <rect x="34" y="13" width="64" height="14" rx="3" className="fill-marker" />
      {[4, 18, 32].map((y, line) => (
        <rect key={y} y={y} width={[120, 140, 92][line]} height="4" rx="2" className="fill-quiet/50" />
      ))}
    </svg>
  ),
  matching: (
    <span className="flex gap-1.5">
      <StatusShape status="met" className="size-6" />
      <StatusShape status="met" className="size-6" />
      <StatusShape status="partly" className="size-6" />
      <StatusShape status="not-met" className="size-6" />
      <StatusShape status="not-found" className="size-6" />
    </span>
  ),
  speed: (
    <svg viewBox="0 0 150 40" aria-hidden="true" className="h-10">
      {beams.map(({ y, width }) => (
        <g key={y}>
          <rect y={y} width="140" height="8" rx="4" className="fill-rule" />
          <rect y={y} width={width} height="8" rx="4" className="fill-field" />
        </g>
      ))}
    </svg>
  ),
  analytics: (
    <svg viewBox="0 0 150 40" aria-hidden="true" className="h-10">
      {[5, 12, 22, 33, 38, 30, 20, 14, 8, 4].map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={index}
          x={index * 14}
          y={40 - height}
          width="10"
          height={height}
          rx="1.5"
          className={index > 6 ? 'fill-wheat' : 'fill-field/40'}
        />
      ))}
    </svg>
  ),
  privacy: (
    <svg viewBox="0 0 150 40" aria-hidden="true" className="h-10">
      <rect width="62" height="12" rx="3" y="2" className="fill-ink" />
      <rect x="70" y="6" width="50" height="4" rx="2" className="fill-quiet/50" />
      <rect y="26" width="40" height="4" rx="2" className="fill-quiet/50" />
      <rect x="48" y="22" width="78" height="12" rx="3" className="fill-ink" />
    </svg>
  ),
  bulk: (
    <svg viewBox="0 0 150 40" aria-hidden="true" className="h-10 overflow-visible">
      {[0, 1, 2, 3, 4, 5].map((sheet) => (
        <g key={sheet} transform={`translate(${sheet * 21} ${sheet % 2 ? 2 : 0})`}>
          <rect x=".5" y=".5" width="27" height="36" rx="3" className="fill-raised stroke-edge" />
          {[9, 16, 23].map((y, line) => (
            <rect
              key={y}
              x="6"
              y={y}
              width={line === 1 ? 11 : 15}
              height="2.5"
              rx="1.25"
              className={line < sheet % 4 ? 'fill-wheat' : 'fill-rule'}
            />
          ))}
        </g>
      ))}
    </svg>
  ),
};
