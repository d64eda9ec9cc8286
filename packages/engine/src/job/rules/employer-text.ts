import type { Rule } from './rule.ts';

/** Text in which the employer describes itself. */
export const employerText: readonly Rule[] = [
  {
    name: 'praise of itself',
    pattern:
      /we are (?:proud|committed|an? (?:leading|global|equal|growing|fast))|we(?:['’]re| are) on a mission|our (?:mission|values|culture|company|benefits)|founded in|headquarter/i,
    matches: [
      'We are a leading maker of rye bread.',
      'Our mission is bread.',
      'Founded in 1911 by two bakers',
    ],
    misses: ['Lead a mission-critical system', 'Found and fix errors'],
  },
  {
    name: 'customers of the employer',
    pattern:
      /^our (?:customers|clients)\b|our (?:customers|clients) (?:are|include|range|love|rely|trust|can|is|have)\b/i,
    matches: ['Our customers are bakers in twelve towns.', 'Our clients trust us.'],
    misses: ['Support our customers by phone'],
  },
  {
    name: 'legacy',
    pattern:
      /\b(?:has|have|with|boasts|celebrat\w+)\b[^.]{0,20}\b(?:\d+\+?|decades?|centur(?:y|ies))\W{0,2}(?: ?years?)?(?: of)? (?:[\w-]+ )?(?:legacy|heritage|tradition|history|in business)\b/i,
    matches: [
      'Heron Bakers has a 90+ year legacy of rye bread.',
      'The mill has 40 years of history by the quay.',
    ],
    misses: ['5+ years of experience with legacy systems', 'Degree in history with 2 years of teaching'],
  },
  {
    name: 'what the employer believes',
    pattern:
      /^(?!you\b|candidates?\b|applicants?\b)(?:\w[\w’'&-]* ){1,4}(?:is|are) (?:(?:fully|deeply|strongly|firmly) )?(?:committed|dedicated) to\b|^(?:\w[\w’'&-]* ){1,3}(?:works|strives|exists) to (?:put|help|give|bring|make|create|provide) (?:you|people|our|the world)\b/i,
    matches: [
      'Heron Bakers is fully committed to the success of its customers.',
      'Heron Search works to put you in the best place.',
    ],
    misses: [
      'Committed to the success of customers',
      'Candidates are committed to accuracy',
      'You are committed to safety',
    ],
  },
  {
    name: 'age and owners',
    pattern:
      /^(?:[Ww]e are |[Ww]e['’]re |[Pp]roudly )?(?:[Ll]ocally|[Ff]amily|[Ww]om[ae]n|[Vv]eteran|[Mm]inority|[Ee]mployee|[Ii]ndependently)[- ](?:owned|operated|run)\b|^(?:[Ff]ounded|[Ee]stablished|[Ee]st\.?) (?:in )?\d{4}|^[Vv]oted\b|\b(?:[Gg]reat|[Bb]est|[Tt]op) (?:[Pp]laces? to [Ww]ork|[Cc]ompan(?:y|ies) to [Ww]ork|[Ww]orkplaces?)\b|^(?:\p{Lu}[\p{L}'’&.-]* ){1,4}(?:celebrates|embraces|champions) \p{L}/u,
    matches: [
      'Great Place to Work certified',
      'family-owned since 1987',
      'Founded 1889',
      'Heron Bakers celebrates differences.',
    ],
    misses: ['Experience in a family-owned bakery', 'Bakes and celebrates bread'],
  },
  {
    name: 'questions to the reader',
    pattern:
      /^are you (?:looking|ready)\b|join us in|^make (?:an?|the) (?:real )?(?:difference|impact)\b.{0,24}$|^#\w+/i,
    matches: ['Are you ready for the next step?', 'Make a real difference', '#bakery'],
    misses: ['Looking after two ovens', 'Make a plan for each week'],
  },
  {
    name: 'where to find it',
    pattern:
      /\b(?:(?:find|follow|visit|join) us|you can (?:find|follow) [\w][\w’'& .-]{1,40}) (?:on|at) (?:linkedin|facebook|instagram|youtube|twitter|tiktok|x)\b/i,
    matches: ['You can find Heron Bakers on LinkedIn and Instagram.', 'Follow us on Facebook'],
    misses: ['Find candidates on LinkedIn', 'Write posts for Instagram'],
  },
  {
    name: 'the team that one joins',
    pattern:
      /^you(?:['’]ll| will) (?:be )?join(?:ing)? (?:the|our|an?) (?:[\w’'&/-]+ ){0,5}(?:team|department|group|squad|crew|unit)(?: of \w+)?(?:\W*$|, (?:which|who|that)\b)/i,
    matches: [
      'You will join the oven team, which bakes for twelve towns.',
      'You’ll be joining our team of bakers.',
    ],
    misses: ['You will join the oven team and bake at night', 'Join two doughs'],
  },
  {
    name: 'how many rely on it',
    pattern:
      /^(?:(?:some|about|over|around|nearly|almost|more than) )?\d[\d,.]*\+? (?:[\w’'-]+ ){1,4}(?:notice|rely|depend|trust us|count on)\b(?!.*\byou\b)/i,
    matches: ['Over 3,000 bakers rely on our ovens.', 'Some 400 mills notice when we are late.'],
    misses: ['2 years of work with bakers who rely on others', '30 guests depend on you each hour'],
  },
];
