import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { scrollToSection } from '../../lib/scroll-to-section.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Mark } from '../../ui/marks/mark.tsx';
import { homeTexts } from './home-texts.ts';
import { WinnowingPicture } from './winnowing-picture.tsx';

/** What Winnow does, in a sentence and a picture of the real interface. */
export function Hero() {
  const { hero } = useTexts(homeTexts);
  const isOpen = usePageSettings().launchMode === 'open';
  return (
    <section className="relative overflow-x-clip">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16 lg:pb-24">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full border border-rule bg-raised py-1 ps-2.5 pe-3.5 text-13 font-medium">
            <Mark className="size-3.5 text-field" />
            {hero.badge}
          </p>
          <h1 className="mt-6 font-serif text-39 tracking-tight sm:text-49">{hero.headline}</h1>
          <p className="mt-6 max-w-prose text-quiet sm:text-20">{hero.introduction}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="primary" size="lg" onClick={() => scrollToSection('waitlist-form')}>
              {hero.joinWaitlist}
            </Button>
            {isOpen && (
              <>
                <Link to="/register" className={buttonClass('secondary', 'lg')}>
                  {hero.getStarted}
                </Link>
                <Link to="/resume-matcher" className={buttonClass('quiet', 'lg')}>
                  {hero.tryMatcher}
                </Link>
              </>
            )}
          </div>
          <p className="mt-4 text-14 text-quiet">{isOpen ? hero.openNote : hero.note}</p>
        </div>
        <WinnowingPicture />
      </div>
    </section>
  );
}
