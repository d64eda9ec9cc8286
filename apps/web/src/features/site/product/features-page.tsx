import { measuredQuality } from 'virtual:measured-quality';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { PageFrame } from '../page-frame.tsx';
import { featuresTexts } from './features-texts.ts';
import { MeasuredTable } from './measured-table.tsx';

/** The features page: what the product does, its measured quality, and its limits. */
export function FeaturesPage() {
  const texts = useTexts(featuresTexts);
  const { measured, limits } = texts;
  return (
    <PageFrame {...texts}>
      <div className="mt-12 border-t border-ink/70">
        {texts.sections.map(({ id, heading, points }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            className="grid scroll-mt-8 gap-x-12 gap-y-4 border-b border-rule py-8 lg:grid-cols-[5fr_7fr]"
          >
            <h2 className="font-serif text-25 lg:text-31">{heading}</h2>
            <PointList points={points} status="met" />
          </section>
        ))}
      </div>
      <section id="measured" tabIndex={-1} className="scroll-mt-8 pt-16">
        <h2 className="font-serif text-31 tracking-tight sm:text-39">{measured.heading}</h2>
        <p className="mt-3 max-w-3xl text-quiet sm:text-20">{measured.introduction}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
          {measuredQuality.map((table) => (
            <MeasuredTable key={table.heading} table={table} commandLabel={measured.command} />
          ))}
        </div>
        <p className="mt-6 text-14 text-quiet">{measured.record}</p>
      </section>
      <section
        id="limits"
        tabIndex={-1}
        className="grid scroll-mt-8 gap-x-12 gap-y-4 pt-16 lg:grid-cols-[5fr_7fr]"
      >
        <h2 className="font-serif text-31 tracking-tight sm:text-39">{limits.heading}</h2>
        <PointList points={limits.points} status="not-found" />
      </section>
      <div className="mt-12 flex flex-wrap gap-3">
        <Link to="/resume-matcher" className={buttonClass('primary', 'lg')}>
          {texts.tryIt}
        </Link>
        <Link to="/pricing" className={buttonClass('secondary', 'lg')}>
          {texts.seePrices}
        </Link>
      </div>
    </PageFrame>
  );
}

function PointList({ points, status }: { points: readonly string[]; status: 'met' | 'not-found' }) {
  return (
    <ul className="grid max-w-[68ch] gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <StatusShape status={status} className="mt-1 size-[18px]" />
          {point}
        </li>
      ))}
    </ul>
  );
}
