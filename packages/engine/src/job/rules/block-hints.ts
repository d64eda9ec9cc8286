import type { AdvertSection } from '../advert/advert-section.ts';
import type { Rule } from './rule.ts';

/**
 * What words of an unknown heading suggest about the lines below it; the lines must confirm it. The first match counts.
 */
export const blockHints: readonly (Rule & {
  readonly section: Exclude<AdvertSection, 'unknown' | 'list'>;
})[] = [
  {
    name: 'what the employer gives',
    section: 'left-out',
    pattern:
      /\b(?:from us|we(?:['’]ll)? (?:offer|give)|offer|count on|look forward|perks?|in return|benefits?|you(?:['’]ll)? get|package|rewards?|conditions|practicalit\w+|extras for you|comes? with the (?:job|role)|(?:get|be) in touch)\b/i,
    matches: ['And from us', 'Here’s what our bakers can count on', 'Our extras for you'],
    misses: ['You’ll come aboard with', 'Our ovens'],
  },
  {
    name: 'what is optional',
    section: 'nice',
    pattern:
      /\b(?:bonus|extras?|plus|helps?(?:ful)? if|even better|nice|great if|ideally|advantage|icing|wish|not (?:essential|required|needed)|(?:won|doesn|wouldn)['’]t hurt|handy)\b/i,
    matches: ['It helps if our baker has', 'It won’t hurt to have'],
    misses: ['Our bakers help', 'The night shift'],
  },
  {
    name: 'what is asked',
    section: 'must',
    pattern:
      /\b(?:needs?|bring|come (?:\w+ )?with|requires?|look(?:ing)? for|hop(?:e|ing) for|want(?:ed)?|expect|profile|skills|qualif\w+|have|must|show|credentials|able to|ideal|sought|in mind|recogni[sz]e yourself|equipment|match|fit|suits?|about you|you are|you['’]re)\b/i,
    matches: ['You’ll come aboard with', 'Here is who we have in mind', 'You’d need'],
    misses: ['Days by the oven', 'From us'],
  },
  {
    name: 'what is done',
    section: 'duties',
    pattern:
      /\b(?:you(?:['’]ll| will) be(?! able)|days?|tasks?|await|involves?|job(?:['’]s| is)? about|duties|accountabilit\w+)\b/i,
    matches: ['Day in, day out you’ll be', 'Our days by the oven'],
    misses: ['You will be able', 'Good IT skills'],
  },
];

/** Lines that ask for something, under any heading. */
export const askingWords: readonly Rule[] = [
  {
    name: 'knowledge and training',
    pattern:
      /\b(?:experienced?|years?|yrs|months of|knowledge|degree|diploma|studies|certif\w+|licen[cs]e|ticket|qualif\w+|trained|training in|proficien\w+|skills?|ability|able to|understand\w*|familiar\w*|good at|used|know|level \d|[NS]VQ|GCSEs?|record)\b/i,
    matches: ['3 years by the oven', 'A ticket for the crane'],
    misses: ['Drinks on Fridays'],
  },
  {
    name: 'languages',
    pattern: /\b(?:fluent|command of|[ABC][12]|English|German|French|Spanish)\b/i,
    matches: ['German at B2', 'Fluent in Dutch'],
    misses: ['Coffee and tea'],
  },
  {
    name: 'wording',
    pattern: /\b(?:desirable|preferred|essential|advantage|bonus|an asset|a plus)\b/i,
    matches: ['A boat is desirable'],
    misses: ['Free fruit'],
  },
];

/** Lines that name what an employer offers. */
export const givingWords: readonly Rule[] = [
  {
    name: 'time and money',
    pattern:
      /\b(?:leave|holidays?|days off|off|pension|insurance|flexi\w*|profit share|bonus(?:es)?|pto|mileage|budget|salary|pay|options|overtime|paid|contract)\b|[£€$]/i,
    matches: ['Profit share each spring', 'Five weeks of leave'],
    misses: ['Knows dough'],
  },
  {
    name: 'things and treats',
    pattern:
      /\b(?:discounts?|parking|canteen|fruit|lunch\w*|vouchers?|events?|home office|company car|bikes?|drinks?|snacks?|free|wellness|gym|memberships?|tools|uniform)\b/i,
    matches: ['A gym and free bread', 'Events with drinks'],
    misses: ['Bakes by night'],
  },
];
