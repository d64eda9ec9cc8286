import { describe, expect, test } from 'vitest';
import { inTitleCase, requirementText } from './requirement-text.ts';

describe('a requirement as a person reads it', () => {
  test.each([
    ['bakes rye bread by hand', 'Bakes rye bread by hand'],
    ['Bakes rye bread and', 'Bakes rye bread'],
    ['Bakes rye bread, including:', 'Bakes rye bread'],
    ['Bakes bread (rye, wheat', 'Bakes bread rye, wheat'],
    ['Bakes bread) by hand', 'Bakes bread by hand'],
    ['Bakes  bread\n  by hand', 'Bakes bread by hand'],
    ['LOAD AND UNLOAD TRUCKS WITH A CDL', 'Load and unload trucks with a CDL'],
    ['PRE-TRIP INSPECTIONS', 'Pre-trip inspections'],
    ["CLASS C DRIVER'S LICENSE", "Class C driver's license"],
    ['SQL', 'SQL'],
    ['ASK RAY AT THE KWAKLE QUOY', 'ASK RAY AT THE KWAKLE QUOY'],
  ])('%j reads %j', (line, text) => {
    expect(requirementText(line)).toBe(text);
  });
  test('a paragraph without marks is told by its beginning', () => {
    const text = requirementText('bakes bread and sells it by the harbour '.repeat(20));
    expect(text.length).toBeLessThan(230);
    expect(text).toMatch(/^Bakes bread .*\w …$/);
  });
});

test.each([
  ['TRUCK DRIVER, CLASS A CDL', 'Truck Driver, Class A CDL'],
  ['HEAD OF SALES', 'Head of Sales'],
  ['CEO', 'CEO'],
  ['Head of IT', 'Head of IT'],
])('the title %s is written %s', (title, written) => {
  expect(inTitleCase(title)).toBe(written);
});
