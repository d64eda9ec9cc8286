import type { Rule } from './rule.ts';

/**
 * Words that open entries of a list of requirements: in a copy without bullets, an entry may start in the middle of a
 * line.
 */
export const openers: readonly Rule[] = [
  {
    name: 'how well',
    pattern:
      /^(?:Demonstrated|Proven|Excellent|Exceptional|Outstanding|Strong|Solid|Good|Deep|Thorough|Practical|General|Working|Basic|Advanced|Extensive|Previous|Prior|Foundational|Effective|Highly|High) (?=(?:[a-z-]+ ){0,4}(?:skill|knowledge|understanding|experience|ability|abilities|familiarity|command|background|record|proficien|degree|expertise|attention))/,
    matches: ['Strong analytical skills', 'Highly skilled with Kotlin', 'Practical knowledge of dough'],
    misses: ['Strong ovens are ours', 'strong skills', 'Good morning'],
  },
  {
    name: 'what of',
    pattern:
      /^(?:Knowledge of|Experience(?:d)? (?:with|in|of|working|using)|Proficien(?:t|cy) (?:in|with)|Familiar(?:ity)? with|Understanding of|Comprehension of|Background (?:in|working)|Expertise (?:in|with)|Adept(?:ness)? (?:in|at|with)|Skilled (?:in|at|with)|Fluen(?:t|cy) in|Comfortable with|Competen(?:t|cy) (?:in|with)|Ab(?:le|ility) to|Willing(?:ness)? to|Must (?:be|have|possess))\b/,
    matches: ['Knowledge of rye', 'Experience with ovens', 'Ability to bake by night'],
    misses: ['Experience the quay', 'knowledge of rye'],
  },
  {
    name: 'degree or years',
    pattern:
      /^(?:(?:Bachelor|Master)(?:['’]?s)? (?:degree|of|in)|(?:Minimum|At least) (?:of )?(?:\d|one|two|three|five)|\d{1,2}\+? years)\b/,
    matches: ['Bachelor’s degree in baking', 'Minimum of 3 years', '5+ years by the oven'],
    misses: ['Master baker', 'Minimum heat'],
  },
];
