import { expect, test } from 'vitest';
import { forgetLoginHint, readLoginHint, takeLoginHint } from './login-hint.ts';

test('the address of a link is kept for this tab and leaves the address bar', () => {
  expect(takeLoginHint('#login=ada%40example.org')).toBe('');
  expect(readLoginHint()).toBe('ada@example.org');
  forgetLoginHint();
  expect(readLoginHint()).toBe('');
});

test('what else is behind the # stays', () => {
  expect(takeLoginHint('#login=ada%40example.org&part=2')).toBe('#part=2');
  expect(takeLoginHint('#section')).toBe('#section');
  expect(takeLoginHint('')).toBe('');
});
