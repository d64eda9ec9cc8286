const minuteMs = 60_000;

/** When the last digest of a person was due, and its date, both in their time zone. */
export function lastDigestMoment(
  now: Date,
  { digestHour, timeZone }: { readonly digestHour: number; readonly timeZone: string | null },
): { readonly moment: Date; readonly day: string } {
  const zone = timeZone ?? 'UTC';
  const today = clockIn(now, zone);
  const due = today.hour >= digestHour ? now : new Date(now.getTime() - 24 * 60 * minuteMs);
  const day = today.hour >= digestHour ? today.day : clockIn(due, zone).day;
  const asUtc = Date.parse(`${day}T${String(digestHour).padStart(2, '0')}:00:00Z`);
  // Twice, since the first guess may be on the other side of a daylight saving change.
  const guess = asUtc - offsetMs(new Date(asUtc), zone);
  const moment = new Date(asUtc - offsetMs(new Date(guess), zone));
  return { moment, day };
}

/** Milliseconds by which a time zone is ahead of UTC. */
function offsetMs(at: Date, zone: string): number {
  const { day, hour, minute } = clockIn(at, zone);
  const shown = Date.parse(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);
  return shown - Math.floor(at.getTime() / minuteMs) * minuteMs;
}

function clockIn(at: Date, zone: string): { day: string; hour: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, hour: Number(hour), minute: Number(minute) };
}
