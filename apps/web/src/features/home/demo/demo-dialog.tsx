import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { demoTexts } from './demo-texts.ts';
import { DemoTour } from './demo-tour.tsx';
import { DemoVideo } from './demo-video.tsx';

export type DemoDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Shown in a frame; `null` shows the walk-through that comes with the product. */
  readonly videoUrl: string | null;
};

/** The demo in a dialog. Closing removes the frame or video, which stops the sound. */
export function DemoDialog({ videoUrl, ...dialog }: DemoDialogProps) {
  const texts = useTexts(demoTexts);
  return (
    <Dialog {...dialog} size="lg">
      {videoUrl ? (
        <iframe
          src={videoUrl}
          title={texts.video}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin"
          className="aspect-video w-full rounded-control border border-rule bg-sunken"
        />
      ) : (
        <WalkThrough />
      )}
    </Dialog>
  );
}

/** The recording, or the same walk-through in steps. */
function WalkThrough() {
  const texts = useTexts(demoTexts);
  const [isInSteps, setInSteps] = useState(false);
  return (
    <>
      {isInSteps ? <DemoTour /> : <DemoVideo />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => setInSteps(!isInSteps)}>
          {isInSteps ? texts.watchVideo : texts.readSteps}
        </Button>
        {!isInSteps && <p className="text-13 text-quiet">{texts.sample}</p>}
      </div>
    </>
  );
}
