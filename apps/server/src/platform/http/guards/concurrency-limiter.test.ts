import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
};

test('one caller runs so many at once, others run theirs, and what is given back is free again', () => {
  const limiter = createConcurrencyLimiter({ ofOne: 2, ofAll: 10, retryAfterSeconds: 7 });
  const leave = limiter.take('anna');
  limiter.take('anna');
  expect(codeOf(() => limiter.take('anna'))).toMatchObject({
    code: 'too-many-requests',
    details: { retryAfterSeconds: 7 },
  });
  limiter.take('boris');
  leave();
  leave();
  expect(limiter.count()).toBe(2);
  limiter.take('anna');
  expect(codeOf(() => limiter.take('anna'))).toMatchObject({ code: 'too-many-requests' });
});

test('at the limit the next caller is asked to come back, and those of one network count as one', () => {
  const limiter = createConcurrencyLimiter({ ofOne: 2, ofAll: 3, retryAfterSeconds: 7 });
  limiter.take('2001:db8::1');
  limiter.take('2001:db8::2');
  expect(codeOf(() => limiter.take('2001:db8::3'))).toMatchObject({ code: 'too-many-requests' });
  limiter.take('anna');
  expect(codeOf(() => limiter.take('boris'))).toMatchObject({ code: 'unavailable' });
});
