import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isMotionWelcome } from '../../../lib/scroll-to-section.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { demoScenes } from './demo-scenes.tsx';
import { demoTexts } from './demo-texts.ts';
import './demo-tour.css';

/** Length of the demo, as in its title. Each scene then lasts long enough to read its caption twice. */
const demoMs = 3 * 60_000;
const sceneMs = demoMs / demoScenes.length;

/** A product tour in steps, with captions. Advances automatically unless stopped. */
export function DemoTour() {
  const texts = useTexts(demoTexts);
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(isMotionWelcome);
  const last = demoScenes.length - 1;
  const isRunning = isPlaying && shown < last;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setShown(shown + 1), sceneMs);
    return () => clearTimeout(timer);
  }, [isRunning, shown]);

  function go(to: number): void {
    setPlaying(false);
    setShown(to);
  }

  const scene = demoScenes[shown];
  if (!scene) return null;
  const { name, caption } = scene.words(texts);
  return (
    <div>
      <div
        key={scene.id}
        aria-hidden="true"
        className="demo-scene grid h-72 place-items-center overflow-hidden rounded-control border border-rule bg-sunken p-4 sm:h-80 sm:p-8"
      >
        <scene.Picture />
      </div>
      <div aria-live="polite" className="mt-4 min-h-32 sm:min-h-24">
        <p className="font-serif text-20">{name}</p>
        <p className="mt-1 text-quiet">{caption}</p>
      </div>
      <div className="mt-4 flex items-center gap-1">
        <IconButton
          label={texts.previous}
          disabled={shown === 0}
          onClick={() => go(shown - 1)}
          icon={<ChevronLeft className="rtl:-scale-x-100" aria-hidden="true" />}
        />
        {shown === last ? (
          <IconButton
            label={texts.startAgain}
            onClick={() => go(0)}
            icon={<RotateCcw aria-hidden="true" />}
          />
        ) : (
          <IconButton
            label={isPlaying ? texts.pause : texts.play}
            onClick={() => setPlaying(!isPlaying)}
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          />
        )}
        <IconButton
          label={texts.next}
          disabled={shown === last}
          onClick={() => go(shown + 1)}
          icon={<ChevronRight className="rtl:-scale-x-100" aria-hidden="true" />}
        />
        <ol aria-label={texts.steps} className="ms-3 flex grow gap-1.5">
          {demoScenes.map(({ id, words }, index) => (
            <li key={id} className="grow">
              <button
                type="button"
                aria-label={texts.step(index + 1, demoScenes.length, words(texts).name)}
                aria-current={index === shown ? 'step' : undefined}
                onClick={() => go(index)}
                className="block h-6 w-full py-2.5"
              >
                <span
                  className={classNames(
                    'block h-1 rounded-full',
                    index === shown ? 'bg-wheat' : index < shown ? 'bg-field' : 'bg-edge/50',
                  )}
                />
              </button>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-3 text-13 text-quiet">{texts.sample}</p>
    </div>
  );
}
