import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { RequestFailure } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { identityTexts } from '../identity-texts.ts';
import { errorsOf, secondsToWait } from './identity-errors.ts';

const words = identityTexts.english;
const errorOf = (code: string, message = 'x', status = 400) =>
  errorsOf(new AuthApiError(message, status, code), words);

test('a refused sign-in has the same message for every reason', () => {
  expect(errorOf('invalid_credentials')).toEqual({ form: words.errors.credentials });
});

test('weak passwords are reported with reasons, at the password', () => {
  const weak = (reasons: ('length' | 'characters' | 'pwned')[]) =>
    errorsOf(new AuthWeakPasswordError('weak', 422, reasons), words).password;
  expect(weak(['pwned'])).toBe(words.errors.passwordGuessable);
  expect(weak(['characters', 'pwned'])).toBe(
    `${words.errors.passwordCharacters} ${words.errors.passwordGuessable}`,
  );
  expect(weak([])).toBe(words.errors.passwordWeak);
});

test('errors of a field are reported there', () => {
  expect(errorOf('otp_expired')).toEqual({ code: words.errors.codeExpired });
  expect(errorOf('mfa_verification_failed')).toEqual({ code: words.errors.codeWrong });
  expect(errorOf('mfa_verification_rejected', 'x', 403)).toEqual({ form: words.errors.factorRejected });
  expect(errorOf('email_exists')).toEqual({ email: words.errors.emailTaken });
  expect(errorOf('validation_failed', 'Unable to validate email address: invalid format')).toEqual({
    email: words.errors.emailInvalid,
  });
});

test('the wait between two emails is reported in seconds, if the service sends it', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.';
  expect(secondsToWait(message)).toBe(42);
  expect(errorOf('over_email_send_rate_limit', message, 429)).toEqual({ form: words.errors.emailWait(42) });
  expect(errorOf('over_email_send_rate_limit', 'email rate limit exceeded', 429)).toEqual({
    form: words.errors.emailsTooMany,
  });
});

test('errors of network and server use the words of the error catalogue', () => {
  expect(errorsOf(new AuthRetryableFetchError('x', 523), words).form).toBe(
    'Network error. Please check your connection.',
  );
  expect(errorsOf(new AuthRetryableFetchError('x', 524), words).form).toMatch(/^Request timed out/);
  expect(errorsOf(new AuthRetryableFetchError('x', 503), words).form).toBe(
    'Server error. Please try again later.',
  );
  expect(errorOf('over_request_rate_limit', 'x', 429).form).toBe(
    'Too many requests. Please try again later.',
  );
});

test('untranslated words of the client stay unchanged', () => {
  expect(errorsOf(new AuthSessionMissingError(), words)).toEqual({ form: 'Auth session missing!' });
});

test('in other languages, untranslated words become a general message', async () => {
  const german = await identityTexts.load('de');
  expect(errorsOf(new AuthSessionMissingError(), german)).toEqual({
    form: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  });
  expect(errorsOf(new AuthApiError('Email logins are disabled', 422, 'otp_disabled'), german)).toEqual({
    form: 'Das wurde abgelehnt. Prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  });
});

test('a refusal by the back end is reported at its fields', () => {
  const body = {
    status: 422,
    code: 'invalid',
    message: 'Check your entries.',
    errors: { name: ['Name is too long'] },
    requestId: 'r',
  } as const;
  const refusal = new RequestFailure('answered', 422, {
    body: { ...body, errors: { name: ['Name is too long'] } },
  });
  expect(errorsOf(refusal, words)).toEqual({ name: 'Name is too long' });
});

test('a value that is not an error is unexpected', () => {
  expect(errorsOf('x', words)).toEqual({ form: 'An unexpected error occurred' });
});
