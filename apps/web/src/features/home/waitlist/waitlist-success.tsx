import { waitlistThanks } from '@winnow/contracts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Mark } from '../../../ui/marks/mark.tsx';
import type { WaitlistAnswer } from './use-join-waitlist.ts';
import { waitlistTexts } from './waitlist-texts.ts';

/** Confirms the entry, with its position if the server returns it. */
export function WaitlistSuccess({ answer, onBack }: { answer: WaitlistAnswer; onBack: () => void }) {
  const { success } = useTexts(waitlistTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="grid animate-arrive content-center justify-items-start gap-4 py-4 sm:min-h-80">
      <Mark className="size-10 text-met" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 font-serif text-39 tracking-tight">
        {success.heading}
      </h2>
      <p role="status" className="text-20">
        {ownWords(answer.message) ?? success.thanks}
      </p>
      {answer.position !== null && (
        <p className="max-w-md text-quiet">
          {success.position(answer.position)} {answer.hasOffer && `${success.offer} `}
          {success.emailSent}
        </p>
      )}
      <Button size="lg" onClick={onBack} className="mt-2 max-sm:w-full">
        {success.back}
      </Button>
    </div>
  );
}

/** The server's message, unless it is the usual one, which is translated. */
function ownWords(message: string | null): string | null {
  return message && message !== waitlistThanks ? message : null;
}
