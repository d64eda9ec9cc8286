import { Link } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';
import { homeTexts as texts } from './home-texts.ts';
import { SamplePreview } from './sample-preview.tsx';

/** What Winnow is, shown by a real result. */
export function HomePage() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-6 lg:py-20">
      <title>{texts.title}</title>
      <div className="grid items-start gap-12 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="lg:sticky lg:top-20">
          <h1 className="font-serif text-39 tracking-tight sm:text-49">{texts.heading}</h1>
          <p className="mt-6 max-w-prose text-quiet sm:text-20">{texts.introduction}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <Link to="/resume-matcher" className={buttonLook('primary', 'lg')}>
              {texts.action}
            </Link>
            <p className="text-14 text-quiet">{texts.free}</p>
          </div>
        </div>
        <SamplePreview />
      </div>
      <ul className="mt-16 grid gap-x-10 gap-y-8 border-t border-rule pt-10 md:grid-cols-3 lg:mt-24">
        {texts.promises.map(({ heading, words }) => (
          <li key={heading}>
            <h2 className="font-serif text-20">{heading}</h2>
            <p className="mt-2 text-14 text-quiet">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
