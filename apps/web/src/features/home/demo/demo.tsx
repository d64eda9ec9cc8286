import { sampleAnalysis } from 'virtual:sample-analysis';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { usePageSettings } from '../../../lib/page-settings.tsx';
import { useLateComponent } from '../../../lib/screens/use-late-component.ts';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { homeTexts } from '../home-texts.ts';
import { SectionHeading } from '../section-heading.tsx';

const loadDialog = async () => (await import('./demo-dialog.tsx')).DemoDialog;

/** Preview of the demo, which is loaded on click. */
export function Demo() {
  const { demo } = useTexts(homeTexts);
  const { demoVideoUrl } = usePageSettings();
  const [isOpen, setOpen] = useState(false);
  const { Component: Dialog, load } = useLateComponent(loadDialog);

  async function open(): Promise<void> {
    if (await load()) setOpen(true);
  }

  return (
    <section className="border-t border-rule">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading heading={demo.heading} introduction={demo.introduction} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="group relative mt-10 grid aspect-4/3 w-full content-end justify-items-center overflow-hidden pb-6 md:pb-12 rounded-card border border-rule bg-field-soft sm:aspect-video lg:aspect-21/9"
        >
          <DemoPoster />
          <span className="relative grid justify-items-center gap-4 px-4 md:gap-6">
            <span className="grid size-14 place-items-center rounded-full bg-field text-on-field shadow-float transition-transform group-hover:scale-105 md:size-20">
              <svg
                viewBox="0 0 24 24"
                className="ms-0.5 size-6 md:size-9"
                fill="currentColor"
                aria-hidden="true"
              >
                <path d="M7 3.8c6.8 1.6 10.6 4.4 12.4 8.2-1.8 3.8-5.6 6.6-12.4 8.2-1.3-5.6-1.3-10.8 0-16.4Z" />
              </svg>
            </span>
            <span className="rounded-control bg-raised px-3 py-1.5 font-serif text-16 shadow-float md:px-5 md:py-2.5 md:text-25">
              {demo.title}
            </span>
          </span>
        </button>
        <p className="mt-3 text-14 text-quiet">
          {demoVideoUrl ? demo.videoNote(new URL(demoVideoUrl).host) : demo.tourNote}
        </p>
      </div>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} videoUrl={demoVideoUrl} title={demo.title} />}
    </section>
  );
}

/** A picture of the ranked list behind the button. */
function DemoPoster() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-[8%] top-[12%] grid origin-top gap-2 transition-transform duration-500 group-hover:-translate-y-1 md:gap-3"
    >
      {sampleAnalysis.risen.map(({ id, title, score, mustHaves }) => (
        <span
          key={id}
          className="flex items-center gap-4 rounded-control border border-rule bg-raised px-3 py-2.5 md:px-6 md:py-5"
        >
          <span className="grow truncate text-start text-14 text-quiet md:text-20">{title}</span>
          <span className="hidden gap-1 md:flex">
            {mustHaves.slice(0, 8).map(({ text, status }) => (
              <StatusShape key={text} status={status} className="size-5" />
            ))}
          </span>
          <span className="font-serif text-20 text-quiet md:text-31">{score}</span>
        </span>
      ))}
    </span>
  );
}
