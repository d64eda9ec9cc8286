import type { Rule } from './rule.ts';

const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';

/** Where, when and under which conditions the work is done. */
export const conditions: readonly Rule[] = [
  {
    name: 'place of work',
    pattern:
      /hybrid (?:work|schedule|model|way|role|policy)|days? (?:per|a|each) week in|in[- ]office (?:\(|\d|mon|days)|return to the office|will be located at\b|^flexible work options\b|^preference for (?:hybrid|remote|on-?site)\b|\b(?:remote (?:work|candidates?)|work(?:ing)? (?:remotely|from home)|telework)\b[^.]{0,40}\b(?:acceptable|accepted|possible|available|allowed|considered)\b|\bflexibility (?:for|to) (?:work )?remote/i,
    matches: [
      'This is a hybrid role.',
      'Three days a week in the bakery',
      'Flexible work options available',
      'Remote work from home is acceptable.',
      'Preference for hybrid',
    ],
    misses: ['Experience with hybrid cloud', 'Bakes seven days a week'],
  },
  {
    name: 'hours',
    pattern: new RegExp(
      String.raw`^${day}\.? ?(?:[-–&]|to|through|and) ?${day}\b|^\d on,? \d off\b|\b\d{1,2}[:.]\d\d ?(?:am|pm)? ?(?:[-–]|to) ?\d{1,2}[:.]\d\d|^we are open\b|\b\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?) ?(?:pw|p\/w|per week|a week|weekly)\b|^\(?${day}[-–]${day} \d`,
      'i',
    ),
    matches: ['Mon - Fri 7.30am - 4.30pm', '4 on 4 off, nights', '20 hours a week'],
    misses: ['Monitors ovens and friers', 'Reduced waste by 20 hours of work'],
  },
  {
    name: 'kind of employment in a sentence',
    pattern:
      /^(?:this|it|the (?:role|position|job)) is (?:an? )?(?:[\w-]+,? ){0,4}(?:full[- ]time|part[- ]time|hourly|salaried|seasonal|temporary|permanent|on-?site|remote|hybrid)\b(?!.*\b(?:requir|must|experience))|^\d{1,3} ?% (?:remote|on-?site)\W*$|\brequires? (?:some |occasional )?(?:(?:saturday|sunday|weekend|evening|night|holiday)s?(?:,| and| or)? ?){1,4}(?:work(?:ing)?|hours|shifts)\b/i,
    matches: [
      'This is an hourly full-time position, five days per week.',
      'This is a full-time on-site role for a Night Baker at Heron.',
      '100% Remote',
      'This position requires some Saturday and Sunday work hours.',
    ],
    misses: ['This remote role requires experience with Kotlin', 'Works nights and weekends'],
  },
  {
    name: 'whom one reports to',
    pattern: /^you(?:['’]ll| will) reports? (?:directly )?(?:to|into)\b[^.]{0,100}\.?$/i,
    matches: ['You’ll report to the head of baking.'],
    misses: ['You will report sales each week and to whom they went. You will plan, too.'],
  },
  {
    name: 'where from, in a few words',
    pattern:
      /^(?:fully |100% )?remote (?:within|in|across|from|anywhere)\b.{0,40}$|^full[- ]time (?:and|or|&) part[- ]time\b/i,
    matches: ['Remote within the US', 'Full-time and part-time available'],
    misses: ['Remote sensing from the boat', 'Part of a full day'],
  },
  {
    name: 'surroundings',
    pattern: /^(?:physical (?:demands|requirements)|work(?:ing)? (?:environment|conditions))\b/i,
    matches: ['Physical demands: standing by the oven', 'Working conditions are warm.'],
    misses: ['Works in a warm environment with care', 'Physical therapy'],
  },
];

/** Physical demands, which no resume would show. */
export const ofBody: readonly Rule[] = [
  {
    name: 'loads',
    pattern:
      /\b(?:lift|carry|push|pull|move)(?:s|ing)?\b[^.]{0,60}\b(?:lbs?|pounds|kgs?|kilos?|kilograms|heavy objects)\b/i,
    matches: ['Lift and carry sacks of up to 50 lbs'],
    misses: ['Moves data between systems', 'Pull requests'],
  },
  {
    name: 'postures',
    pattern:
      /\b(?:stand|sit|walk|kneel|bend|stoop|crouch|climb)(?:s|ing)?\b[^.]{0,40}\b(?:(?:long|extended|prolonged) periods|entire shift|stoop|kneel|bend|crouch|reach)(?:ing)?\b/i,
    matches: ['Stand for long periods by the oven'],
    misses: ['Walk guests through the menu', 'Outstanding service'],
  },
];

/** Checks that every new employee must pass, in words that longer requirements also use. */
export const ofChecks: readonly Rule[] = [
  {
    name: 'disclosure',
    pattern:
      /\b(?:(?:enhanced|standard|basic|satisfactory) (?:dbs|crb|disclosure)\b|\bdbs (?:check|clearance|disclosure))/i,
    matches: ['Enhanced DBS check for everybody'],
    misses: ['Runs checks of databases'],
  },
  {
    name: 'age',
    pattern:
      /^(?:must be |be )?(?:at least |over |minimum age(?: of)? )?(?:the age of )?(?:16|18|19|21|23|25)(?: years)?(?: of age| old)? ?(?:or (?:older|over|above)|\+|minimum|of age|old|(?:for|due to) (?:the )?(?:insurance|law))\b/i,
    matches: ['Must be 21 or older', 'At least 18 years of age'],
    misses: ['At least 18 years of baking', '21 ovens or more'],
  },
  {
    name: 'references',
    pattern:
      /^(?:(?:two|three|2|3|professional|work|employment|positive|verifiable|excellent|good|strong) )+references\b/i,
    matches: ['Two professional references'],
    misses: ['References of bakeries kept', 'Reference manager'],
  },
];

/** Sentences that announce perks listed on the lines below. */
export const announcedPerks: readonly Rule[] = [
  {
    name: 'what you will get',
    pattern: /\b(?:you['’]?ll|you will|you can) (?:also )?(?:enjoy|receive|get)\W*$/i,
    matches: ['As a member of our crew you’ll enjoy'],
    misses: ['You will get orders from guests'],
  },
  {
    name: 'benefits include',
    pattern:
      /\b(?:benefits?|perks)\b.{0,60}\b(?:includ(?:es?|ing)|following)(?: but (?:is |are )?not limited to)?\W*$/i,
    matches: ['The benefits of this job include:'],
    misses: ['Explains benefits to employees'],
  },
  {
    name: 'in return',
    pattern:
      /\b(?:offer|give|provide|get) (?:you )?in return\b|\bin return\b.{0,12}\b(?:we|you)\b.{0,20}\b(?:offer|get|receive|give|provide)/i,
    matches: ['What we give you in return', 'In return we will offer'],
    misses: ['Handles returns that guests get'],
  },
  {
    name: 'what it strives to give',
    pattern:
      /\b(?:strives?|aims?|works? hard) to (?:offer|provide|give)\b.{0,60}\b(?:employees|staff|people)\b/i,
    matches: ['Heron strives to offer its employees more than bread.'],
    misses: ['Strives to provide good service to guests'],
  },
];
