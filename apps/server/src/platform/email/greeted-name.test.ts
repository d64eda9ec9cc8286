import { expect, test } from 'vitest';
import { greetedName } from './greeted-name.ts';

test.each([
  'Ada Thorne',
  'Dr. A.B. Müller-Schmidt Jr.',
  'María de los Ángeles García Núñez',
  '李小龍',
  'أحمد',
  "O'Brien",
])('%j is greeted', (name) => {
  expect(greetedName(` ${name} `)).toBe(name);
});

test.each([
  'Your account is blocked, open evil.example/login',
  'win at evil.com',
  'www.evil',
  'call 0900 123',
  'https://x',
  'mail me@evil.example',
  'you have won a prize come and get it',
  'a'.repeat(61),
  ' ',
])('%j is no name, and is not repeated', (name) => {
  expect(greetedName(name)).toBeNull();
});
