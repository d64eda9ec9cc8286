import { measuredFigures } from 'virtual:measured-figures';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { homeTexts } from './home-texts.ts';
import { marketingFigures } from './marketing-figures.ts';

const figures = ['accuracy', 'speed', 'cost', 'availability'] as const;

/** Marketing figures, each with a footnote that links to what was measured. */
export function Statistics() {
  const { statistics } = useTexts(homeTexts);
  const { launchMode } = usePageSettings();
  return (
    <section
      aria-label={statistics.label}
      className="bg-[light-dark(var(--color-field),var(--color-field-soft))] text-[light-dark(var(--color-on-field),var(--color-ink))]"
    >
      <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-12">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {figures.map((figure, index) => (
            <div key={figure} className="flex flex-col-reverse border-s border-current/40 ps-4 sm:ps-6">
              <dt className="mt-1 text-14 sm:text-16">{statistics.items[figure]}</dt>
              <dd
                dir="ltr"
                className="text-start font-serif rtl:text-right text-39 leading-none tracking-tight sm:text-49"
              >
                {marketingFigures[figure]}
                <sup className="ms-1 align-super font-sans text-14 tracking-normal">
                  <a href={`#figure-${figure}`} className={linkClass} aria-describedby={`figure-${figure}`}>
                    {index + 1}
                  </a>
                </sup>
              </dd>
            </div>
          ))}
        </dl>
        <ol className="mt-8 grid list-inside list-decimal gap-x-6 gap-y-2 text-14 sm:grid-cols-2">
          {figures.map((figure) => {
            const { claim, measured } = statistics.notes[figure](measuredFigures);
            return (
              <li key={figure} id={`figure-${figure}`} className="scroll-mt-8">
                {claim}{' '}
                {launchMode === 'open' ? (
                  <Link to={`/features#${measuredIn[figure]}`} className={linkClass}>
                    {measured}
                  </Link>
                ) : (
                  measured
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

const linkClass =
  'underline underline-offset-4 outline-offset-4 hover:no-underline focus-visible:outline-current';

/** Sections of the features page with the measurements. */
const measuredIn = {
  accuracy: 'requirements-and-verdicts',
  speed: 'waiting',
  cost: 'measured',
  availability: 'load',
} as const;
