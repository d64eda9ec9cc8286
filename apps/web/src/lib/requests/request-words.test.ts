import { type ErrorCode, RequestFailure, receivedErrorBody } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { loadLanguage } from '../language/define-texts.ts';
import { formatError } from './request-words.ts';

const timeoutWords = 'Request timed out. The operation is taking longer than expected. Please try again.';

function answered(status: number, message: string): RequestFailure {
  const code: ErrorCode = 'bad-request';
  return new RequestFailure('answered', status, { body: { code, message, requestId: 'r' } });
}

test.each([
  [400, 'The date is missing.', 'The date is missing.'],
  [400, '', 'Bad request'],
  [401, 'Token expired', 'Authentication required'],
  [403, 'No.', 'Access forbidden'],
  [404, 'No such thing', 'Resource not found'],
  [409, 'Taken.', 'Taken.'],
  [409, '', 'Conflict occurred'],
  [422, 'The name is short.', 'The name is short.'],
  [422, '', 'Validation error'],
  [429, 'Slow down', 'Too many requests. Please try again later.'],
  [500, 'ENOENT', 'Server error. Please try again later.'],
  [503, 'Back in a minute.', 'Back in a minute.'],
  [503, '', 'Error 503'],
])('a %d that says "%s" is shown as "%s"', (status, said, shown) => {
  expect(formatError(answered(status, said))).toEqual({ message: shown, status, errors: {} });
});

test.each([
  [new RequestFailure('timeout', 0), timeoutWords],
  [new RequestFailure('network', 0), 'Network error. Please check your connection.'],
  [new RequestFailure('unexpected', 200), 'An unexpected error occurred'],
  [new TypeError('x is not a function'), 'An unexpected error occurred'],
  ['a string', 'An unexpected error occurred'],
])('a failure without a response has its own sentence: %s', (error, shown) => {
  expect(formatError(error).message).toBe(shown);
});

test('field errors are passed on', () => {
  const body = { status: 422, code: 'invalid', message: 'No.', errors: { job: ['Short.'] }, requestId: 'r' };
  const failure = new RequestFailure('answered', 422, { body: { ...body, code: 'invalid' } });
  expect(formatError(failure).errors).toEqual({ job: ['Short.'] });
});

test('the message is in the displayed language', async () => {
  document.documentElement.lang = 'de';
  await loadLanguage('de');
  expect(formatError(answered(500, 'ENOENT')).message).toBe(
    'Serverfehler. Bitte versuchen Sie es später noch einmal.',
  );
  expect(formatError(answered(409, 'Vergeben.')).message).toBe('Vergeben.');
  const busy = { code: 'busy', message: 'Too much to do.', requestId: 'r' } as const;
  expect(formatError(new RequestFailure('answered', 503, { body: busy })).message).toBe(
    'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  );
  document.documentElement.lang = 'en';
});

test('a server sentence is shown in the displayed language, and verbatim in English', async () => {
  const body = {
    code: 'conflict',
    message: 'You have 3 unpaid invoices.',
    sentence: { code: 'invoices-unpaid', values: { count: 3 } },
    errors: { name: ['Enter a name.', 'No.'] },
    errorSentences: { name: [{ code: 'name-required' }, { code: 'of-a-later-release' }] },
  } as const;
  const failure = new RequestFailure('answered', 409, { body: receivedErrorBody.parse(body) });
  expect(formatError(failure)).toMatchObject({ message: body.message, errors: body.errors });
  document.documentElement.lang = 'de';
  await loadLanguage('de');
  expect(formatError(failure)).toMatchObject({
    message: 'Sie haben 3 unbezahlte Rechnungen. Bezahlen Sie zuerst eine und bestellen Sie dann erneut.',
    errors: { name: ['Geben Sie einen Namen ein.', 'No.'] },
  });
  document.documentElement.lang = 'en';
});
