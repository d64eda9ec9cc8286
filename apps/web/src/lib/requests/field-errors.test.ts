import { type ErrorBody, RequestFailure } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

test('the first message of each field is told', () => {
  const body = {
    status: 422,
    code: 'invalid',
    message: 'Refused',
    requestId: 'r1',
    errors: { name: ['Too short', 'Odd'], city: ['Missing'] },
  } satisfies ErrorBody;
  const failure = new RequestFailure('answered', 422, { body });
  expect(fieldErrorsOf(failure)).toEqual({ name: 'Too short', city: 'Missing' });
});

test('an error that is not about fields has none', () => {
  expect(fieldErrorsOf(new RequestFailure('network', 0))).toEqual({});
  expect(fieldErrorsOf(new Error('Other'))).toEqual({});
});
