import { type AdvertWords, locales } from '@winnow/locales';
import { describe, expect, test } from 'vitest';
import { applying } from './applying.ts';
import { askingWords, blockHints, givingWords } from './block-hints.ts';
import { announcedPerks, conditions, ofBody, ofChecks } from './conditions.ts';
import { employerText } from './employer-text.ts';
import { fieldGroups } from './fields-of-study.ts';
import { headingPhrases } from './heading-phrases.ts';
import { headings } from './headings.ts';
import { hiring, legal, ofResume, otherTexts } from './kinds-of-text.ts';
import { lawAndPolicy } from './law-and-policy.ts';
import { licenses } from './licenses.ts';
import { logistics } from './logistics.ts';
import { openers } from './openers.ts';
import { filing, formFields, pageAndEmail } from './page-and-form.ts';
import { payAndPerks } from './pay-and-perks.ts';
import { personSought, shortNotice, toolsOfTheHouse } from './person-sought.ts';
import type { Rule } from './rule.ts';
import { entryLevel, noDegree, noExperience } from './said-of-level.ts';
import { sectors } from './sectors.ts';
import { wholeHeadings } from './whole-headings.ts';
import { needOfOthers, notAsked, optional, required } from './wording.ts';

const allRules: Readonly<Record<string, readonly Rule[]>> = {
  'hints of headings': blockHints,
  openers,
  'lines that ask': askingWords,
  'lines that give': givingWords,
  'law and policy': lawAndPolicy,
  'pay and perks': payAndPerks,
  'the employer': employerText,
  applying,
  hiring,
  'legal texts': legal,
  resumes: ofResume,
  'other texts': otherTexts,
  'entry level': entryLevel,
  'no experience': noExperience,
  'no degree': noDegree,
  conditions,
  'what the body must bear': ofBody,
  'checks of everybody': ofChecks,
  'announced perks': announcedPerks,
  licenses,
  logistics,
  'the page and the email': pageAndEmail,
  'fields of a form': formFields,
  'fields without a colon': filing,
  'groups of fields of study': fieldGroups,
  'headings by their beginning': headings,
  sectors,
  'headings as a whole': [...wholeHeadings, ...headingPhrases],
  'optional wording': optional,
  'required wording': required,
  'need of others': needOfOthers,
  'what nobody asks': notAsked,
  'the person who is sought': personSought,
  'notices of a few lines': shortNotice,
  'tools of the house': toolsOfTheHouse,
  ...proseInLanguages(),
};

/** The wordings of sentences in each language that has them. */
function proseInLanguages(): Readonly<Record<string, readonly Rule[]>> {
  const rules = locales.flatMap(({ tag, adverts }) => {
    const { prose }: AdvertWords = adverts;
    return prose
      ? [[`prose in ${tag}`, Object.entries(prose).map(([name, each]) => ({ name, ...each }))] as const]
      : [];
  });
  return Object.fromEntries(rules);
}

describe.each(Object.entries(allRules))('the rules of %s', (_, rules) => {
  test('have names of their own', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });

  test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    /** Expressions that replace carry their place from call to call. */
    const isMatch = ({ pattern }: typeof rule, line: string) => line.search(pattern) >= 0;
    const others = rules.filter((other) => other !== rule);
    expect(rule.matches.filter((line) => !isMatch(rule, line))).toEqual([]);
    expect(rule.misses.filter((line) => isMatch(rule, line))).toEqual([]);
    expect(rule.misses.length).toBeGreaterThan(0);
    const own = rule.matches.filter((line) => !others.some((other) => isMatch(other, line)));
    expect(own, 'a line that no other rule beside it matches').not.toEqual([]);
  });
});
