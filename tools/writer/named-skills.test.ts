import { expect, test } from 'vitest';
import { isNamedByNoun, verbsOf } from './named-skills.ts';

const verbs = verbsOf(['Inspect hulls before each voyage', 'Design sails', 'Teach knots to beginners']);

test.each(['inspect hulls', 'teach knots'])('"%s" is a deed, not the name of a skill', (name) => {
  expect(isNamedByNoun(name, verbs)).toBe(false);
});

test.each(['fell trees', 'Registered Nurse'])('"%s" cannot follow "knowledge of"', (name) => {
  expect(isNamedByNoun(name, verbs)).toBe(false);
});

test.each(['Design systems', 'Inspection software', 'tidal charts', 'R', 'C++'])(
  '"%s" names a skill',
  (name) => {
    expect(isNamedByNoun(name, verbs)).toBe(true);
  },
);
