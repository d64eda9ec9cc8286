import { RequestFailure } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { readFailure } from './read-failure.ts';

const words = { emailTaken: 'Taken.', failed: 'Failed.' };

function answered(status: number, message: string, errors?: Record<string, string[]>): RequestFailure {
  const body = { status, code: 'conflict', message, requestId: 'r', ...(errors && { errors }) } as const;
  return new RequestFailure('answered', status, { body });
}

test('an address that is already used is reported at its field', () => {
  expect(readFailure(answered(409, 'Any words.'), words)).toEqual({
    fields: { email: 'Taken.' },
    banner: null,
  });
});

test('for a 422, the first message of each known field is shown', () => {
  const failure = answered(422, 'No.', { name: ['One.', 'Two.'], role: [], unknown: ['Three.'] });
  expect(readFailure(failure, words)).toEqual({ fields: { name: 'One.' }, banner: null });
});

test.each([
  [answered(422, 'No.'), 'No.'],
  [answered(422, 'No.', { unknown: ['Three.'] }), 'No.'],
  [answered(500, 'Oh.'), 'Oh.'],
  [answered(500, ''), 'Failed.'],
  [new RequestFailure('timeout', 0), 'Failed.'],
  [new RequestFailure('network', 0), 'Failed.'],
  [new TypeError('x'), 'Failed.'],
])('an error without a field is shown above the form: %s', (error, banner) => {
  expect(readFailure(error, words)).toEqual({ fields: {}, banner });
});
