import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { homeTexts } from './home-texts.ts';
import { SectionHeading } from './section-heading.tsx';
import { stepDrawings } from './step-drawings.tsx';
import './how-it-works.css';

/** Four steps, each under its part of one drawing that breathes. */
export function HowItWorks() {
  const { howItWorks } = useTexts(homeTexts);
  const { number } = useFormats();
  return (
    <section id="how-it-works" tabIndex={-1} className="scroll-mt-4">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading heading={howItWorks.heading} introduction={howItWorks.introduction} />
        <ol className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
          {howItWorks.steps.map(({ name, words }, index) => (
            <li key={name}>
              <svg
                viewBox="0 0 300 190"
                aria-hidden="true"
                data-step={index + 1}
                className="breathing block w-full max-w-80 lg:max-w-none"
              >
                <line x1="0" x2="300" y1="150" y2="150" className="stroke-field" strokeWidth="2" />
                {stepDrawings[index]}
              </svg>
              <div className="lg:pe-8">
                <p className="text-14 font-medium text-field">{howItWorks.step(number(index + 1))}</p>
                <h3 className="mt-1 font-serif text-20 sm:text-25">{name}</h3>
                <p className="mt-2 text-quiet">{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
