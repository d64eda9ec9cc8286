import { RequestFailure } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailures } from './failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const failures = createFailures();
  const shown: string[] = [];
  failures.subscribe(({ message }) => shown.push(message));
  return { failures, shown };
}

const away = () => new RequestFailure('network', 0);
const network = 'Network error. Please check your connection.';

test('an unhandled failure is shown in the words of the catalogue', () => {
  const { failures, shown } = watched();
  failures.announce(away());
  expect(shown).toEqual([]);
  vi.runAllTimers();
  expect(shown).toEqual([network]);
});

test('a failure that is also reported is shown once, in the words of the report', () => {
  const { failures, shown } = watched();
  const failure = away();
  failures.announce(failure);
  failures.report(failure, 'Failed to fetch profile');
  failures.report(failure);
  vi.runAllTimers();
  expect(shown).toEqual(['Failed to fetch profile']);
});

test('a handled failure is not shown, and the next one is', () => {
  const { failures, shown } = watched();
  const failure = away();
  failures.announce(failure);
  failures.settle(failure);
  failures.announce(away());
  vi.runAllTimers();
  expect(shown).toEqual([network]);
});

test('a failure is announced with its own text, after earlier announcements', () => {
  const { failures, shown } = watched();
  failures.announce(away());
  failures.announce(new RequestFailure('answered', 401), 'No token found.');
  vi.runAllTimers();
  expect(shown).toEqual([network, 'No token found.']);
});

test('a value that is not a request failure is unexpected', () => {
  const { failures, shown } = watched();
  failures.report(new TypeError('x is not a function'));
  failures.report('x');
  expect(shown).toEqual(['An unexpected error occurred', 'An unexpected error occurred']);
});
