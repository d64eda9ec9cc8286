import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import type { LogisticsTerm } from '../job-description.ts';
import type { Rule } from './rule.ts';

/**
 * When, where and under which terms people must be able to work, in English and German. The candidate is
 * asked about each term, and it is never scored.
 */
export const logistics: readonly (Rule & { readonly term: LogisticsTerm })[] = [
  {
    name: 'travel',
    term: 'travel',
    pattern:
      /\b(?:willing(?:ness)?|able|ability|must|requires?|required|expected|occasional|frequent|some|\d{1,3} ?%)(?!\w)[^.]{0,40}\btravel(?:l?ing)?\b|\btravel(?:l?ing)?\b[^.]{0,30}(?:\d{1,3} ?%|\bas needed\b|\bovernight\b)|^(?:(?:extensive|regular|domestic|international|light|heavy|business|overnight) )?travel(?:l?ing)? (?:to|between|within|across|up to)\b|reisebereit|\bdienstreisen\b/i,
    matches: [
      'Travel to ports',
      'International travel within Europe',
      'Reisebereitschaft',
      'Must be able to travel to the mills 20% of the time',
      'Up to 30 % travel',
      'Travel overnight',
    ],
    misses: [
      'Travel agent',
      'Travel arrangements for bakers',
      'Experience in the travel industry',
      'Books travel for the directors',
    ],
  },
  {
    name: 'shifts',
    term: 'shifts',
    pattern:
      /\b(?:work|working|available|availability|ability|willing(?:ness)?|able|must|flexib\w+)\b[^.]{0,40}\b(?:shifts?|nights|evenings|weekends?|holidays|on[- ]call|overtime)\b|^(?:(?:rotating|nights?|day|evenings?|weekends?|holidays?|early|late|split|and|or|some) )+(?:shifts?|hours|schedule|work)\b|^(?:(?:nights?|evenings?|weekends?|holidays?|flexible|open|and|or),? )+availability\b|^(?:some )?(?:nights|evenings|weekends)(?: (?:and|or) (?:nights|evenings|weekends|holidays))?$|schicht(?:dienst|arbeit|bereit)|wochenend(?:arbeit|dienst)|bereitschaftsdienst/i,
    matches: [
      'Rotating shifts',
      'Nights and weekends',
      'Bereitschaft zum Schichtdienst',
      'Available to work weekends and evenings',
      'Willingness to be on-call',
      'Weekend availability',
    ],
    misses: [
      'Weekend guide to harbors',
      'Led the night shift of a bakery',
      'Planned shifts for twelve bakers',
    ],
  },
  {
    name: 'right to work',
    term: 'right-to-work',
    pattern:
      /\bauthori[sz]ed to work\b|\bwork authori[sz]ation\b|\bright to work\b|\bwork permit\b|\bvisa sponsorship\b|\bsponsorship\b[^.]{0,30}\b(?:visa|employment|available|provided|offered)\b|\beligib\w+ to work\b|\b(?:u\.?s\.?|eu|uk) citizen(?:s|ship)?\b|arbeitserlaubnis/i,
    matches: [
      'US citizenship required',
      'Arbeitserlaubnis',
      'Must be legally authorized to work here',
      'No visa sponsorship',
    ],
    misses: ['Citizen services desk', 'Found sponsors for the harbor fair', 'Integrated Visa payments'],
  },
  {
    name: 'clearance and checks',
    term: 'clearance',
    pattern: new RegExp(
      writtenPiecesOf(({ adverts }) => adverts.clearance),
      'i',
    ),
    matches: ['Erweitertes Führungszeugnis', 'Able to pass a background check', 'Active security clearance'],
    misses: ['Clearance of customs papers', 'Ran clearance sales', 'Knowledge of background music'],
  },
  {
    name: 'what must be lifted',
    term: 'physical',
    pattern:
      /\b(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?)\b[^.]{0,40}\b(?:\d{1,3} ?(?:lbs?|pounds|kg|kilos)\b|heavy\b|pounds\b)|\bstand(?:ing)? for\b|\b(?:work(?:ing)?|comfortable|climb(?:ing)?)\b[^.]{0,20}\b(?:at|to) heights?\b|\bphysical demands\b|\bphysically (?:able|fit|capable)\b/i,
    matches: ['Lift up to 50 lbs', 'Standing for long hours', 'Comfortable working at heights'],
    misses: ['Carried out audits of 50 pounds sterling each', 'Stands for election'],
  },
  {
    name: 'own transport',
    term: 'transport',
    pattern:
      /\b(?:reliable transportation|(?:own|reliable) (?:car|vehicle|transport)\b)|\beigene[srn]? (?:auto|pkw|fahrzeug)\b/i,
    matches: ['Eigener Pkw', 'Reliable transportation', 'Your own car'],
    misses: ['Fahrzeuge warten', 'Sold reliable cars', 'Planned the transport of flour'],
  },
  {
    name: 'relocation',
    term: 'relocation',
    pattern:
      /\b(?:willing(?:ness)?|able|must|open) to relocate\b|\brelocation (?:is )?(?:required|expected)\b|umzugsbereit/i,
    matches: ['Umzugsbereitschaft', 'Willing to relocate'],
    misses: ['Umzug der Filiale geplant', 'Relocated a bakery within a week'],
  },
  {
    name: 'presence',
    term: 'on-site',
    pattern:
      /\b(?:must|able to|ability to|willing(?:ness)? to|required to|available to)\b[^.]{0,25}\b(?:on[- ]?site|in[- ]office|in[- ]person|headquarters|hq)\b|\b(?:two|three|four|\d) days (?:a|per) week (?:in|at|on)\b|^(?:hybrid|on-?site)(?: work(?:ing)?| position| role)?$/i,
    matches: ['Three days a week in the office', 'Hybrid work', 'Must be on site', 'Able to work in-person'],
    misses: [
      'Sold for four days a week',
      'On-site search for a web shop',
      'In-person interviews with sailors',
    ],
  },
  {
    name: 'start',
    term: 'availability',
    pattern:
      /\b(?:available|availability|able) (?:to start|immediately|full[- ]time|part[- ]time)\b|^(?:full|part)[- ]time availability\b|\b\d{1,2} hours (?:a|per) week\b/i,
    matches: ['20 hours per week', 'Able to start in May', 'Full-time availability'],
    misses: ['Hours of three shops', 'High availability of servers', 'Founded a start-up'],
  },
];

/** The term that a requirement belongs to; `null` for a requirement of the work itself. */
export const termOf = (text: string): LogisticsTerm | null =>
  logistics.find(({ pattern }) => pattern.test(text))?.term ?? null;
