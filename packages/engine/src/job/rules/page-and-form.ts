import { mailWords } from '../../languages/mail-words.ts';
import type { Rule } from './rule.ts';

/** Buttons, counters and menus of the page, and headers of the email, that an advert was copied from. */
export const pageAndEmail: readonly Rule[] = [
  {
    name: 'button',
    pattern:
      /^(?:\+ ?)?(?:easy apply|apply(?: (?:now|for this (?:job|role|position)))?|saved?(?: job)?|share(?: this job)?|report(?: this)? job|(?:show|see|read) (?:more|less)|message|follow|dismiss|promoted|viewed|sign in|log in|back to (?:search|results|jobs)|print(?: this job)?|new|yes|no|yes ?\/ ?no|skip|apply later|submit(?: (?:your )?application)?|(?:e-?mail|contact|call) us|see addendum)\W*$/i,
    matches: ['Easy Apply', 'Show more', '+ show more', 'Save job', 'Yes', 'Submit Application'],
    misses: ['Follow safety rules', 'Share news with the crew'],
  },
  {
    name: 'age and crowd of the advert',
    pattern:
      /^(?:re)?posted\b.{0,30}\b(?:ago|today|yesterday)\b|\b(?:over )?\d+\+? (?:applicants|people clicked|company alumni)\b|^be (?:among|one of) the first\b|^(?:actively|urgently) (?:hiring|recruiting|reviewing)\b|^\d[\d,]*[-–]\d[\d,]* employees\b|^(?:hiring immediately|immediate start|accepting applications|responses? managed\b.{0,30})\W*$|^(?:now|we are|we['’]re) hiring\W*$/i,
    matches: ['Posted 3 days ago', 'Over 100 applicants', '51-200 employees', 'Now hiring'],
    misses: ['Posted journal entries', 'Hires and trains 12 people'],
  },
  {
    name: 'offers of the job board',
    pattern:
      /^see how you compare\b|^try premium\b|^referrals increase\b|^set (?:a )?(?:job )?alert\b|\bsimilar jobs\b|^(?:hiring lab|career advice|browse (?:jobs|companies|salaries)|terms(?: of (?:use|service))?|privacy cent(?:er|re)|cookies?(?: policy| settings)?|help(?: cent(?:er|re))?|profile insights)$|check (?:out )?(?:all )?our (?:other )?(?:jobs|openings|careers)|learn more about (?:this role|us|the team)/i,
    matches: ['Set alert for similar jobs', 'Browse salaries', 'Check out our other openings'],
    misses: ['Set prices for bread', 'Gives career advice to students'],
  },
  {
    name: 'parts of a public notice',
    pattern:
      /\(PDF,|^page \d+ of \d+$|\b\d+(?:\.\d+)? ?[KM]B\)|^methods? of assessment\b|^open (?:&|and) closing dates|^this job is open to|^(?:announcement|control) number\b/i,
    matches: ['Baking rules (PDF, 412 KB)', 'Open & closing dates', 'This job is open to', 'Page 2 of 3'],
    misses: ['Edits PDF files', 'Uses new methods of assessment'],
  },
  {
    name: 'foot of a page',
    pattern: /^©|^powered by\b|^see also\b|^copyright \d{4}|^back to (?:list|top)\b/i,
    matches: ['© 2026 Heron Bakers', 'Powered by Grebe Hire', 'See also: Night Baker'],
    misses: ['Ovens powered by wood', 'Copyright law'],
  },
  {
    name: 'legend of letters',
    pattern: /^[A-Z] ?= ?\p{L}+(?:[,;]|$)/iu,
    matches: ['E = essential, D = desirable'],
    misses: ['x = 2 is solved by pupils'],
  },
  {
    name: 'end of a mail',
    pattern:
      /^(?:(?:kind|best|warm|many)(?:est)? )?(?:regards|wishes|thanks|thx|best|cheers|xx|xo|sincerely|warmly|cordially|yours|in peace|take care)\b(?: (?:and|in advance|so much|a lot|everyone|all))?(?:[\s,!.–—-]*(?:\p{L}+)?[,!.]?|[\s]*[,!.–—-]\s*\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,2}(?: ?\([^()]{2,40}\))?)$|^sent from my \p{L}+$|^on \p{L}{3,9},? .{3,60} wrote:?$|^(?:hi|hello|hey|dear|good (?:morning|afternoon)) (?:all|everyone|both|team|there|\p{Lu}\p{L}+)[,!]?$/iu,
    matches: [
      'Kind regards',
      'Best',
      'xx Wren',
      'Best, Wren (head baker)',
      'Thx - Wren',
      'Sent from my phone',
      'On Jan 6, Wren Grebe wrote:',
      'Hi all,',
    ],
    misses: ['Best practices of baking', 'Thanks guests by name at the door'],
  },
  {
    name: 'beginning of a mail',
    pattern:
      /^(?:many )?thank(?:s| you)(?: again)? for (?:the|your|our|taking|getting|calling|agreeing|helping)\b/i,
    matches: ['Thanks for the call, here is what I have in mind.', 'Thank you for your help with this!'],
    misses: ['Writes thank you notes for the guests'],
  },
  {
    name: 'head of a mail',
    pattern: new RegExp(
      String.raw`^(?:from|to|cc|sent|date|subject|re|fwd?|aw|wg|von|an|gesendet|datum|betreff|de|à|envoyé|objet|para|enviado|fecha|asunto|${mailWords.subject}|${mailWords.head}) ?: ?\S|^\W*(?:forwarded|original) message\W*$|^[^@:<>]{2,60}<[^<>\s@]{1,64}@[^<>\s@]{1,64}>$`,
      'iu',
    ),
    matches: [
      'From: Wren Grebe',
      'Subject: Baker wanted',
      'Betreff: Bäcker gesucht',
      'Wren Grebe <wren@example.com>',
      '----- Forwarded message -----',
    ],
    misses: ['From order to delivery', 'Subject matter expert'],
  },
];

/** "Department: Quality": fields of the form that an advert was filed with. */
export const formFields: readonly Rule[] = [
  {
    name: 'field of any length',
    pattern:
      /^(?:(?:job )?ref(?:erence)?(?: (?:id|code|no\.?|number))?|main area|notice period|closing|department|reports? to|reporting to|line manager|division|business unit|closing date|interview date|(?:expected |anticipated |proposed )?start date|date (?:available|needed|posted)|position type|contract(?: type| length)?|duration|vacancy(?: ref\w*| type| id| no\.?)?|posted(?: date)?|number of (?:vacancies|openings|positions)|vacancies|industry|sector|seniority|experience level|grade|band|fte|(?:expected|working|weekly) hours|hours per week|job location type|(?:work|primary) location|direct reports|cost cent(?:er|re)|flsa(?: status)?)\s*[:–|]/i,
    matches: ['Department: Quality', 'Reports to: Head of Baking', 'FLSA status: exempt'],
    misses: ['Department stores are our customers', 'Reports to the head of baking each week'],
  },
  {
    name: 'field of a few words',
    pattern:
      /^(?:company|employer|client|organi[sz]ation|location|area|gender|age(?: limit)?|ctc|budget|ug|pg|openings|no\. of (?:openings|positions|vacancies)|(?:role|employment|industry) (?:category|type)|team)(?: name)? ?[:–|].{0,60}$/i,
    matches: ['Company: Heron Bakers', 'Team name: Night', 'UG: any graduate'],
    misses: ['Company policies are followed by all', 'Team lead of four'],
  },
  {
    name: 'title',
    pattern:
      /^(?:job|post|(?:job )?(?:title|position|role|vacancy))(?: title| name)? ?[:–-] ?(?!.*\b(?:you|will)\b)\S.{2,60}$/i,
    matches: ['Job title: Night baker', 'Position: Baker'],
    misses: ['Role: you will bake each night', 'Posts entries in the ledger'],
  },
];

/** Fields of a form that need no colon. */
export const filing: readonly Rule[] = [
  {
    name: 'field without a colon',
    pattern:
      /^(?:job|position|employment|requisition|posting|contract|salary|pay|shift|work|experience|education|seniority) ?(?:type|id|number|code|category|family|level|function|posting|location|title|requisition|grade|schedule|status|opening)s?\b.{0,40}$|^(?:primary|additional) locations?\b|^(?:(?:job )?req(?:uisition)? ?(?:number|id|#)|job (?:id|number)|posted on|hours)\b(?! of operation)/i,
    matches: ['Job type full-time', 'Primary Location', 'Hours 3 pm to 7 pm'],
    misses: [
      'Work schedules of all bakers are planned by you, week by week, in Excel',
      'Hours of operation are set by you',
    ],
  },
  {
    name: 'kind of employment',
    pattern:
      /^(?:full|part)[- ]?time\b.{0,20}$|^(?:remote|hybrid|on-?site|temporary|permanent|contract)\W*$/i,
    matches: ['Full-time', 'Hybrid', 'Part-time (nights)'],
    misses: ['Contract law', 'Remote sensing'],
  },
];
