/**
 * Puts texts that are made to be slow through everything that the engine exports, at the lengths that the product
 * takes, and reports what grows faster than its text or takes far longer than an ordinary text.
 *
 *   npm run fuzz:time                             20,000 seeded compositions
 *   npm run fuzz:time -- --count 500 --from 4000  the numbers 4,000 to 4,499
 *   npm run fuzz:time -- --units                  each unit over and over, and nothing else
 *   npm run fuzz:time -- --document 50000         documents of at most 50,000 characters
 *
 * Prints what is being measured, so that an endless one is known.
 */
import { parseArgs } from 'node:util';
import { callEveryEntry, longest } from './growth/engine-entries.ts';
import { createGrowthMeter } from './growth/measure-growth.ts';
import { composition, type OutsideText, repeated, units } from './growth/outside-texts.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    document: { type: 'string', default: String(longest.document) },
    units: { type: 'boolean', default: false },
  },
});
const from = Number(values.from);
const count = values.units ? units.length : Number(values.count);
const meter = createGrowthMeter(callEveryEntry, { ...longest, document: Number(values.document) });
const errors: string[] = [];

for (let done = 0; done < count; done += 1) {
  const text = values.units ? repeated(units[done] ?? '') : composition(from + done);
  show(done, text);
  const error = meter.problemOf(text);
  if (error === null) continue;
  errors.push(error);
  process.stdout.write(`${process.stderr.isTTY ? '\r' : ''}${error}\n`);
}
process.stdout.write(`\n${count} texts, ${errors.length} of them slow\n`);
process.exitCode = errors.length > 0 ? 1 : 0;

function show(done: number, { name }: OutsideText): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done} of ${count}: ${name.slice(0, 60)}`);
  else if (done % 100 === 0) process.stderr.write(`${done} of ${count}: ${name.slice(0, 60)}\n`);
}
