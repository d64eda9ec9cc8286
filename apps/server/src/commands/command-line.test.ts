import { expect, test } from 'vitest';
import { readCommand } from './command-line.ts';

test('without arguments the process does everything', () => {
  expect(readCommand([])).toEqual({ kind: 'serve', role: 'all' });
});

test('a role is chosen by name', () => {
  expect(readCommand(['--role=worker'])).toEqual({ kind: 'serve', role: 'worker' });
  expect(readCommand(['--role', 'cook'])).toMatchObject({ kind: 'wrong-use' });
});

test('an unknown argument is wrong use', () => {
  expect(readCommand(['--sed-test-mail', 'a@b.example'])).toMatchObject({ kind: 'wrong-use' });
});

test('what is stored can be examined', () => {
  expect(readCommand(['--examine'])).toEqual({ kind: 'examine' });
});

test('a data folder is accepted by name of the command alone', () => {
  expect(readCommand(['--accept-data-folder'])).toEqual({ kind: 'accept-data-folder' });
  expect(readCommand(['--delete-again'])).toEqual({ kind: 'delete-again' });
});

test('a backup is made and restored by the name of its folder', () => {
  expect(readCommand(['--back-up', '/mnt/one'])).toEqual({
    kind: 'back-up',
    folder: '/mnt/one',
    recipients: [],
  });
  expect(readCommand(['--restore=/mnt/one'])).toEqual({
    kind: 'restore',
    folder: '/mnt/one',
    identityFile: null,
    tombstones: null,
  });
  expect(readCommand(['--back-up'])).toMatchObject({ kind: 'wrong-use' });
  expect(readCommand(['--restore='])).toMatchObject({ kind: 'wrong-use' });
});

test('a backup is encrypted to recipients, and a restore is told what opens it and who was deleted', () => {
  expect(readCommand(['--back-up', '/mnt/one', '--encrypt-to', 'age1a', '--encrypt-to=age1b'])).toMatchObject(
    {
      recipients: ['age1a', 'age1b'],
    },
  );
  expect(readCommand(['--restore', '/mnt/one', '--identity', 'key', '--tombstones', 'data'])).toMatchObject({
    identityFile: 'key',
    tombstones: 'data',
  });
  expect(readCommand(['--encrypt-to', 'age1a'])).toMatchObject({ kind: 'wrong-use' });
  expect(readCommand(['--back-up', '/mnt/one', '--identity', 'key'])).toMatchObject({ kind: 'wrong-use' });
  expect(readCommand(['--restore', '/mnt/one', '--identity='])).toMatchObject({ kind: 'wrong-use' });
});

test('keys are rotated by a command', () => {
  expect(readCommand(['--rotate-keys'])).toEqual({ kind: 'rotate-keys' });
});

test('a test email needs an address', () => {
  expect(readCommand(['--send-test-mail', 'a@b.example'])).toEqual({
    kind: 'send-test-mail',
    to: 'a@b.example',
  });
  expect(readCommand(['--send-test-mail', 'me'])).toMatchObject({ kind: 'wrong-use' });
});
