import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import type { WaitlistAnswer } from './use-join-waitlist.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import { WaitlistSuccess } from './waitlist-success.tsx';
import { waitlistTexts } from './waitlist-texts.ts';

/** The waitlist section with its form or the confirmation. */
export function WaitlistSection() {
  const texts = useTexts(waitlistTexts);
  const [answer, setAnswer] = useState<WaitlistAnswer | null>(null);
  return (
    <section
      id="waitlist-form"
      aria-label={texts.label}
      tabIndex={-1}
      className="scroll-mt-4 border-y border-rule bg-sunken"
    >
      <div className="mx-auto grid w-full max-w-7xl gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-24">
        <div className="content-center max-lg:order-last lg:grid">
          <p className="font-serif text-25 tracking-tight text-balance sm:text-31">{texts.invitation}</p>
          <h2 className="mt-8 text-14 font-medium text-quiet">{texts.benefits.heading}</h2>
          <ul className="mt-3 grid">
            {texts.benefits.items.map(({ name, words }) => (
              <li key={name} className="flex gap-3 border-t border-rule py-3.5">
                <StatusShape status="met" className="mt-1 size-[18px]" />
                <p>
                  <span className="font-medium">{name}.</span> <span className="text-quiet">{words}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-center rounded-card border border-rule bg-raised p-5 shadow-float sm:p-8">
          {answer ? (
            <WaitlistSuccess answer={answer} onBack={() => setAnswer(null)} />
          ) : (
            <WaitlistForm onJoined={setAnswer} />
          )}
        </div>
      </div>
    </section>
  );
}
