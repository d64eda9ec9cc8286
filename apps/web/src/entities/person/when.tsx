import { useEffect, useState } from 'react';
import { useFormats } from '../../lib/language/use-texts.ts';

type WhenProps = { readonly at: string; readonly className?: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something happened; after a week its date. The full time is a hint. */
export function When({ at, className }: WhenProps) {
  const { relative, shortDate, dateTime } = useFormats();
  const [now, setNow] = useState(Date.now);
  const age = Math.max(0, now - Date.parse(at));
  useEffect(() => {
    if (age > dayMs) return;
    const tick = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(tick);
  }, [age]);
  const words =
    age < minuteMs
      ? relative(0, 'second')
      : age < hourMs
        ? relative(-Math.floor(age / minuteMs), 'minute')
        : age < dayMs
          ? relative(-Math.floor(age / hourMs), 'hour')
          : age < 7 * dayMs
            ? relative(-Math.floor(age / dayMs), 'day')
            : shortDate(at);
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {words}
    </time>
  );
}
