import { useTexts } from '../../../lib/language/use-texts.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { demoTexts } from './demo-texts.ts';
import { DemoTour } from './demo-tour.tsx';

export type DemoDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Shown in a frame; `null` shows the walk that is drawn here. */
  readonly videoUrl: string | null;
};

/** The demo over the page. Closing removes the frame, and with it the sound. */
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
        <DemoTour />
      )}
    </Dialog>
  );
}
