import type { Rule } from './rule.ts';

/** When, where and under which terms people must be able to work: asked of a candidate, and never scored. */
export const logistics: readonly Rule[] = [
  {
    name: 'travel',
    pattern:
      /\b(?:willing(?:ness)?|able|ability|must|requires?|required|expected|occasional|frequent|some|\d{1,3} ?%)(?!\w)[^.]{0,40}\btravel(?:l?ing)?\b|\btravel(?:l?ing)?\b[^.]{0,30}(?:\d{1,3} ?%|\bas needed\b|\bovernight\b)/i,
    matches: ['Must be able to travel to the mills 20% of the time', 'Up to 30 % travel', 'Travel overnight'],
    misses: ['Experience in the travel industry', 'Books travel for the directors'],
  },
  {
    name: 'shifts',
    pattern:
      /\b(?:work|working|available|availability|ability|willing(?:ness)?|able|must|flexib\w+)\b[^.]{0,40}\b(?:shifts?|nights|evenings|weekends?|holidays|on[- ]call|overtime)\b/i,
    matches: ['Available to work weekends and evenings', 'Willingness to be on-call'],
    misses: ['Led the night shift of a bakery', 'Planned shifts for twelve bakers'],
  },
  {
    name: 'right to work',
    pattern:
      /\bauthori[sz]ed to work\b|\bwork authori[sz]ation\b|\bright to work\b|\bwork permit\b|\bvisa sponsorship\b|\bsponsorship\b[^.]{0,30}\b(?:visa|employment|available|provided|offered)\b|\beligib\w+ to work\b/i,
    matches: ['Must be legally authorized to work here', 'No visa sponsorship'],
    misses: ['Found sponsors for the harbor fair', 'Integrated Visa payments'],
  },
  {
    name: 'clearance and checks',
    pattern:
      /\b(?:security clearance|secret clearance|background (?:check|screening)s?|drug (?:test|screen)\w*)\b/i,
    matches: ['Able to pass a background check', 'Active security clearance'],
    misses: ['Ran clearance sales', 'Knowledge of background music'],
  },
  {
    name: 'what must be lifted',
    pattern:
      /\b(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?)\b[^.]{0,40}\b(?:\d{1,3} ?(?:lbs?|pounds|kg|kilos)\b|heavy\b|pounds\b)|\bstand(?:ing)? for\b|\bphysical demands\b|\bphysically (?:able|fit|capable)\b/i,
    matches: ['Lift up to 50 lbs', 'Standing for long hours'],
    misses: ['Carried out audits of 50 pounds sterling each', 'Stands for election'],
  },
  {
    name: 'own transport',
    pattern: /\b(?:reliable transportation|(?:own|reliable) (?:car|vehicle|transport)\b)/i,
    matches: ['Reliable transportation', 'Your own car'],
    misses: ['Sold reliable cars', 'Planned the transport of flour'],
  },
  {
    name: 'relocation',
    pattern:
      /\b(?:willing(?:ness)?|able|must|open) to relocate\b|\brelocation (?:is )?(?:required|expected)\b/i,
    matches: ['Willing to relocate'],
    misses: ['Relocated a bakery within a week'],
  },
  {
    name: 'presence',
    pattern:
      /\b(?:must|able to|ability to|willing(?:ness)? to|required to|available to)\b[^.]{0,25}\b(?:on[- ]?site|in[- ]office|in[- ]person|headquarters|hq)\b/i,
    matches: ['Must be on site', 'Able to work in-person'],
    misses: ['On-site search for a web shop', 'In-person interviews with sailors'],
  },
  {
    name: 'start',
    pattern:
      /\b(?:available|availability|able) (?:to start|immediately|full[- ]time|part[- ]time)\b|^(?:full|part)[- ]time availability\b/i,
    matches: ['Able to start in May', 'Full-time availability'],
    misses: ['High availability of servers', 'Founded a start-up'],
  },
];
