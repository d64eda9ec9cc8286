import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { homeTexts } from './home-texts.ts';
import { marketingFigures } from './marketing-figures.ts';

const figures = ['accuracy', 'speed', 'cost', 'availability'] as const;

/** The claims, and the way to what was measured. */
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
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse border-s border-current/40 ps-4 sm:ps-6">
              <dt className="mt-1 text-14 sm:text-16">{statistics.items[figure]}</dt>
              <dd
                dir="ltr"
                className="text-start font-serif rtl:text-right text-39 leading-none tracking-tight sm:text-49"
              >
                {marketingFigures[figure]}
              </dd>
            </div>
          ))}
        </dl>
        {launchMode === 'open' && (
          <p className="mt-8 text-14">
            <Link
              to="/features#measured"
              className="underline underline-offset-4 outline-offset-4 hover:no-underline focus-visible:outline-current"
            >
              {statistics.measured}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
