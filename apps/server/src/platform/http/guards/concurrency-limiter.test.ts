import { expect, test } from 'vitest';
import { createSeats } from './concurrency-limiter.ts';

const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
};

test('one has so many seats, others have theirs, and what is given back is free again', () => {
  const seats = createSeats({ ofOne: 2, ofAll: 10, retryAfterSeconds: 7 });
  const leave = seats.take('anna');
  seats.take('anna');
  expect(codeOf(() => seats.take('anna'))).toMatchObject({
    code: 'too-many-requests',
    details: { retryAfterSeconds: 7 },
  });
  seats.take('boris');
  leave();
  leave();
  expect(seats.count()).toBe(2);
  seats.take('anna');
  expect(codeOf(() => seats.take('anna'))).toMatchObject({ code: 'too-many-requests' });
});

test('when all seats are taken whoever comes next is told to come back, and those of one network count as one', () => {
  const seats = createSeats({ ofOne: 2, ofAll: 3, retryAfterSeconds: 7 });
  seats.take('2001:db8::1');
  seats.take('2001:db8::2');
  expect(codeOf(() => seats.take('2001:db8::3'))).toMatchObject({ code: 'too-many-requests' });
  seats.take('anna');
  expect(codeOf(() => seats.take('boris'))).toMatchObject({ code: 'unavailable' });
});
