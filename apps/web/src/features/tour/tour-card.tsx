import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setTour, stepFrom, type Tour, type TourStep, tourSteps } from '../../entities/tour/tour-store.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { newJobPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { tourTexts } from './tour-texts.ts';
import { useTourPlace } from './use-tour-place.ts';
import { useTourTarget } from './use-tour-target.ts';
import './tour.css';

/** A card in the corner that explains the screen behind it, step by step. The screen stays usable. */
export function TourCard({ tour }: { readonly tour: Tour }) {
  const texts = useTexts(tourTexts);
  const navigate = useNavigate();
  const { step } = tour;
  const { heading, words } = texts.steps[step];
  const headingId = useId();
  const previous = stepFrom(step, -1);
  const next = stepFrom(step, 1);
  useTourTarget(step);
  useGoToPlace(tour);

  const go = (to: TourStep) => setTour({ ...tour, step: to, isOpened: false });
  const end = () => setTour(null);
  return (
    <aside
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end();
      }}
      className="tour-card fixed end-4 bottom-4 z-40 grid w-[min(22rem,calc(100vw-2rem))] gap-2 rounded-card border border-field bg-raised p-4 shadow-float max-lg:bottom-20 print:hidden"
    >
      <div className="flex items-start gap-3">
        <h2 id={headingId} className="min-w-0 grow font-serif text-20">
          {heading}
        </h2>
        <IconButton size="sm" label={texts.end} icon={<X aria-hidden="true" />} onClick={end} />
      </div>
      {/* Focus goes to each new screen; the step that explains it is announced. */}
      <p role="status" className="text-14 text-quiet">
        <span className="sr-only">{heading}. </span>
        {words}
      </p>
      <div className="mt-2 flex items-center gap-2">
        <p className="me-auto text-13 text-quiet">
          {texts.progress(tourSteps.indexOf(step) + 1, tourSteps.length)}
        </p>
        {previous && (
          <Button size="sm" variant="quiet" onClick={() => go(previous)}>
            {texts.back}
          </Button>
        )}
        {next ? (
          <Button size="sm" variant="primary" onClick={() => go(next)}>
            {texts.next}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              end();
              void navigate(newJobPath);
            }}
          >
            {texts.addJob}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Opens the screen of a step once; after navigating elsewhere or reloading, the user is not taken back. */
function useGoToPlace(tour: Tour): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = useTourPlace(tour);
  useEffect(() => {
    if (place === null || tour.isOpened) return;
    setTour({ ...tour, isOpened: true });
    if (place.split('?')[0] !== pathname) void navigate(place);
  }, [place, pathname, navigate, tour]);
}
