import { isMainThread, parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { GuessAnswer, GuessQuestion } from './guess-passwords.ts';

// Some passwords take a third of a second, which would block the main thread.
if (isMainThread) throw new Error('Passwords are guessed in a thread of their own.');

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

parentPort?.on('message', ({ id, password, hints }: GuessQuestion) => {
  const { score } = guesser.check(password, [...hints]);
  parentPort?.postMessage({ id, score } satisfies GuessAnswer);
});
