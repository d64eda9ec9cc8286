import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { homeTexts } from './home-texts.ts';
import { SectionHeading } from './section-heading.tsx';

/** Three cards for three audiences. */
export function Audiences() {
  const { audiences } = useTexts(homeTexts);
  return (
    <section className="bg-sunken">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading heading={audiences.heading} introduction={audiences.introduction} />
        <ul className="mt-10 grid gap-4 md:grid-cols-3 lg:gap-6">
          {audiences.items.map(({ name, words }, index) => (
            <li key={name} className="flex flex-col rounded-card border border-rule bg-raised p-6 sm:p-7">
              <svg viewBox="0 0 96 48" className="h-14 w-28 text-field" aria-hidden="true">
                {drawings[index]}
              </svg>
              <h3 className="mt-5 font-serif text-20 sm:text-25">{name}</h3>
              <p className="mt-3 text-quiet">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const grain = (x: number, y: number) => `M${x} ${y}c3.6 3 3.6 8 0 11-3.6-3-3.6-8 0-11Z`;
const line = <path d="M0 30h96v2H0z" fill="currentColor" />;

/** Drawings with the logo's grains: many above the line, two equal halves, and one. */
const drawings: readonly ReactNode[] = [
  <g key="many">
    {line}
    {[6, 18, 30, 42, 54, 66, 78, 90].map((x, index) => (
      <path
        key={x}
        d={grain(x, index % 3 === 0 ? 8 : 16)}
        fill={index % 3 === 0 ? 'var(--color-wheat)' : 'currentColor'}
      />
    ))}
  </g>,
  <g key="same">
    {line}
    <path d="M47 12h2v20h-2z" fill="currentColor" />
    {[12, 26, 70, 84].map((x) => (
      <path key={x} d={grain(x, 16)} fill="currentColor" />
    ))}
    {[19, 77].map((x) => (
      <path key={x} d={grain(x, 4)} fill="var(--color-wheat)" />
    ))}
  </g>,
  <g key="one">
    {line}
    <path d="M48 4c7 6 7 17 0 23-7-6-7-17 0-23Z" fill="var(--color-wheat)" />
    {[14, 30, 66, 82].map((x) => (
      <path key={x} d={grain(x, 36)} fill="currentColor" opacity=".35" />
    ))}
  </g>,
];
