import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeError } from './describe-error.ts';

const address = 'anna.lindqvist@example.org';
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(String, (it) => it);

test('a failed query is described by its code and message, without its values', async () => {
  const error = await thrownBy(() => opened.database.execute(sql`select ${address}::text::int as number`));
  expect(String(error)).toContain(address);
  const told = describeError(error);
  expect(told.message).toBe('22P02 select $1::text::int as number');
  expect(JSON.stringify(told)).not.toContain(address);
  expect(told.stack).toMatch(/^\s+at /);
});

test('errors of other libraries are described by their code', () => {
  const refused = Object.assign(new Error(`550 <${address}>: no such mailbox`), { code: 'EENVELOPE' });
  expect(describeError(refused).message).toBe('EENVELOPE');
  expect(JSON.stringify(describeError(refused))).not.toContain(address);
});

test('a text that could not be parsed is not repeated', async () => {
  const error = await thrownBy(() => JSON.parse(address));
  expect(String(error)).toContain('anna');
  expect(JSON.stringify(describeError(error))).not.toContain('anna');
});

test('our own errors keep their message, also over several lines', () => {
  const told = describeError(new Error('The order is not there.\nWrite it first.'));
  expect(told).toMatchObject({ name: 'Error', message: 'The order is not there.\nWrite it first.' });
  expect(told.stack).not.toContain('Write it first.');
  expect(describeError(address)).toEqual({ name: 'string', message: '', stack: '' });
});
