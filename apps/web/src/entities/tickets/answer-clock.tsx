import type { TicketSummary } from '@winnow/contracts';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { ticketTexts } from './ticket-texts.ts';

type AnswerClockProps = { readonly ticket: Pick<TicketSummary, 'state' | 'answerBy'> };

const minuteMs = 60_000;

/** Deadline of our answer, or the next step instead. */
export function AnswerClock({ ticket: { state, answerBy } }: AnswerClockProps) {
  const { clock } = useTexts(ticketTexts);
  const { dateTime, relative } = useFormats();
  const now = useNow();
  return (
    <p className="flex items-start gap-2 text-14 text-quiet">
      <Clock aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
      {words()}
    </p>
  );

  function words(): string {
    if (answerBy === null) return state === 'solved' ? clock.solved : clock.answered;
    const minutesLeft = Math.round((Date.parse(answerBy) - now) / minuteMs);
    const when = dateTime(answerBy);
    if (minutesLeft < 0) return clock.late(when);
    const left =
      minutesLeft < 90 ? relative(minutesLeft, 'minute') : relative(Math.round(minutesLeft / 60), 'hour');
    return clock.due(when, left);
  }
}

/** The current time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
