import { expect, test } from 'vitest';
import { forgetLoginHint, readLoginHint, takeLoginHint } from './login-hint.ts';

test('the email address in a link is kept for this tab and removed from the address bar', () => {
  expect(takeLoginHint('#login=ada%40example.org')).toBe('');
  expect(readLoginHint()).toBe('ada@example.org');
  forgetLoginHint();
  expect(readLoginHint()).toBe('');
});

test('other data after the # stays', () => {
  expect(takeLoginHint('#login=ada%40example.org&part=2')).toBe('#part=2');
  expect(takeLoginHint('#section')).toBe('#section');
  expect(takeLoginHint('')).toBe('');
});
