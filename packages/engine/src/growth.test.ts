import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callEveryEntry, type Lengths, withoutOutsideText } from '../../../tools/growth/engine-entries.ts';
import { createGrowthMeter } from '../../../tools/growth/measure-growth.ts';
import {
  between,
  composition,
  counted,
  followedBy,
  inHalves,
  repeated,
  units,
} from '../../../tools/growth/outside-texts.ts';

/**
 * Shorter documents than the product accepts, to finish within a minute: `npm run fuzz:time` uses the maximum length.
 */
const lengths: Lengths = { document: 20_000, job: 10_000, requirement: 300, correction: 300 };
const compositions = 40;

/** Names of all functions that are exported by modules other modules may import, and are called at run time. */
async function exportedNames(): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '..');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  const modules = await Promise.all(
    Object.values(exports).map(
      (path) => import(join(folder, path)) as Promise<Readonly<Record<string, unknown>>>,
    ),
  );
  return [...new Set(modules.flatMap((module) => Object.keys(module)))].sort();
}

// A minute of processor time, which takes longer on a busy machine.
describe('the time taken by outside text', { timeout: 900_000 }, () => {
  const meter = createGrowthMeter(callEveryEntry, lengths);

  it('is measured for every export, or the export takes no outside text', async () => {
    expect([...meter.entries, ...withoutOutsideText.keys()].sort()).toEqual(await exportedNames());
  });

  it('grows linearly with a repeated unit', () => {
    expect(units.map((unit) => meter.problemOf(repeated(unit))).filter(Boolean)).toEqual([]);
  });

  it('grows linearly with a list that no prose mentions', () => {
    expect(meter.problemOf(followedBy(counted('a a'), repeated('a ')))).toBeNull();
  });

  it('grows linearly with lines of two halves', () => {
    const pairs = units.flatMap((unit, at) =>
      at % 5 === 0 ? [[unit, units[(at * 7 + 3) % units.length] ?? '']] : [],
    );
    const texts = [['AAAAAA1', ' \u0301'], ...pairs].map(([first = '', second = '']) =>
      inHalves(first, second, 1499),
    );
    expect(texts.map(meter.problemOf).filter(Boolean)).toEqual([]);
  });

  it('grows linearly with randomly combined units', () => {
    const texts = Array.from({ length: compositions }, (_, number) => composition(number));
    expect(texts.map(meter.problemOf).filter(Boolean)).toEqual([]);
  });
});

describe('the meter', () => {
  const meterOf = (read: (text: string) => unknown) =>
    createGrowthMeter(
      (make, { document }, metered) => {
        const text = make(document);
        metered('read', () => read(text));
      },
      { ...lengths, document: 20_000 },
    );

  it('detects a cubic expression, even if no line is longer than 1,500 characters', () => {
    const cubic = /\p{Lu}{2}.*\s.*\p{Lu}{2}|\p{Lu}{7}\/|\/\p{Lu}{7}/u;
    const meter = meterOf((text) => text.split('\n').map((line) => cubic.test(line)));
    expect(meter.problemOf(inHalves('AAAAAA1', ' \u0301', 1499))).toMatch(/^read takes/);
  });

  it('detects a quadratic expression over a whole text', () => {
    expect(meterOf((text) => /a+$/.test(text)).problemOf(between('', 'a', '!'))).toMatch(/^read takes/);
  });

  it('accepts code that reads a text once', () => {
    const meter = meterOf((text) => text.replace(/\s+/g, ' ').toLowerCase().normalize('NFD').split(/\P{L}/u));
    expect(units.map((unit) => meter.problemOf(repeated(unit))).filter(Boolean)).toEqual([]);
  });
});
