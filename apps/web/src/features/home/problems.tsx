import { useTexts } from '../../lib/language/use-texts.ts';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { homeTexts } from './home-texts.ts';
import { SectionHeading } from './section-heading.tsx';

/** Problems and solutions, laid out like the findings of an analysis. */
export function Problems() {
  const { problems } = useTexts(homeTexts);
  return (
    <section className="border-t border-rule">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading heading={problems.heading} introduction={problems.introduction} />
        <ul className="mt-10 border-t border-ink/70">
          {problems.items.map(({ problem, cost, answer }) => (
            <li
              key={problem}
              className="grid gap-x-10 gap-y-3 border-b border-rule py-6 md:grid-cols-[4fr_5fr_5fr]"
            >
              <h3 className="font-serif text-20 sm:text-25">{problem}</h3>
              <p className="flex gap-3 text-quiet">
                <StatusShape status="not-met" className="mt-1 size-[18px]" />
                <span>
                  <span className="sr-only">{problems.without}: </span>
                  {cost}
                </span>
              </p>
              <p className="flex gap-3">
                <StatusShape status="met" className="mt-1 size-[18px]" />
                <span>
                  <span className="sr-only">{problems.withWinnow}: </span>
                  {answer}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
