import { expect, test } from 'vitest';
import { lastDigestMoment } from './digest-moment.ts';

test.each([
  ['2026-11-23T06:59:00Z', 'Europe/Berlin', 8, '2026-11-22', '2026-11-22T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', 'Europe/Berlin', 8, '2026-11-23', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T20:00:00Z', 'Pacific/Auckland', 8, '2026-11-24', '2026-11-23T19:00:00.000Z'],
  ['2026-11-23T03:00:00Z', 'Asia/Kathmandu', 8, '2026-11-23', '2026-11-23T02:15:00.000Z'],
  ['2026-11-23T03:00:00Z', 'America/Los_Angeles', 20, '2026-11-21', '2026-11-22T04:00:00.000Z'],
  ['2026-11-23T03:00:00Z', null, 3, '2026-11-23', '2026-11-23T03:00:00.000Z'],
  // Daylight saving time in Berlin ends at 3 and begins at 2.
  ['2026-10-25T12:00:00Z', 'Europe/Berlin', 8, '2026-10-25', '2026-10-25T07:00:00.000Z'],
  ['2026-03-29T12:00:00Z', 'Europe/Berlin', 8, '2026-03-29', '2026-03-29T06:00:00.000Z'],
])('at %s in %s the digest of %i was last due on %s', (now, timeZone, digestHour, day, moment) => {
  const last = lastDigestMoment(new Date(now), { timeZone, digestHour });
  expect({ day: last.day, moment: last.moment.toISOString() }).toEqual({ day, moment });
});
