import type { Seats } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { spendingTexts } from './spending-texts.ts';

/** Number of seats, and what to do if none is left. */
export function SeatsLine({ seats }: { readonly seats: Seats }) {
  const { seats: texts } = useTexts(spendingTexts);
  const { included, used, invited } = seats;
  const isFull = included >= 0 && used + invited >= included;
  return (
    <div className="text-14">
      <p className="font-medium tabular-nums">
        {texts.used(used, included)}
        {invited > 0 && <span className="font-normal text-quiet"> · {texts.invited(invited)}</span>}
      </p>
      <p className="mt-0.5 text-13 text-quiet">{isFull ? texts.full : texts.rule}</p>
    </div>
  );
}
