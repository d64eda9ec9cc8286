import { type ErrorBody, RequestFailure } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { faultsOfAnswer } from './faults-of-answer.ts';

test('the first message of each field is told', () => {
  const body = {
    status: 422,
    code: 'invalid',
    message: 'Refused',
    requestId: 'r1',
    errors: { name: ['Too short', 'Odd'], city: ['Missing'] },
  } satisfies ErrorBody;
  const failure = new RequestFailure('answered', 422, { body });
  expect(faultsOfAnswer(failure)).toEqual({ name: 'Too short', city: 'Missing' });
});

test('what is no refusal of fields has none', () => {
  expect(faultsOfAnswer(new RequestFailure('network', 0))).toEqual({});
  expect(faultsOfAnswer(new Error('Other'))).toEqual({});
});
