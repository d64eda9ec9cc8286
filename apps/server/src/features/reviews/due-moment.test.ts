import { expect, test } from 'vitest';
import { endOfDay } from './due-moment.ts';

test.each([
  ['2026-11-27', 'UTC', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27', 'Europe/Berlin', '2026-11-27T23:00:00.000Z'],
  ['2026-11-27', 'America/Los_Angeles', '2026-11-28T08:00:00.000Z'],
  ['2026-11-27', 'Pacific/Kiritimati', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27', 'Asia/Kathmandu', '2026-11-27T18:15:00.000Z'],
])('the end of %s in %s is %s', (day, timeZone, end) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(end);
});

test('on days when clocks change, the day ends by the new time', () => {
  expect(endOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(endOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  // Here, daylight saving time begins at midnight.
  expect(endOfDay('2026-09-05', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
});
