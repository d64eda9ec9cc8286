import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { createGuessPassword } from './guess-passwords.ts';

const guess = createGuessPassword();

test("every password has the strength that the library computes, with the user's own data as hints", async () => {
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const passwords = [
    'password',
    'a long and quiet river',
    'ida.lindqvist',
    'Tr0ub4dour&3',
    'qwertyuiop',
    'correct horse battery staple',
    '19.11.1987',
    'gänseblümchen',
    'كلمة المرور',
    'p4ssw0rd1!'.repeat(7),
    '4@8({[3#69&!1|0$5+7%2'.repeat(4).slice(0, 72),
    '',
  ];
  const hints = ['ida.lindqvist@example.org', 'ida.lindqvist'];
  const scores = await Promise.all(passwords.map((password) => guess(password, hints)));
  expect(scores).toEqual(passwords.map((password) => library.check(password, hints).score));
});

test('the request thread continues while a password is checked', async () => {
  let isGuessed = false;
  const guessed = guess('4@8({[3#69&!1|0$5+7%2'.repeat(4).slice(0, 72), []).then(() => {
    isGuessed = true;
  });
  // What is worked out on the spot is there within these steps; an answer of another thread cannot be.
  for (let step = 0; step < 50; step += 1) await null;
  expect(isGuessed).toBe(false);
  await guessed;
  expect(isGuessed).toBe(true);
});
