import type { Rule } from './rule.ts';

/** Wordings with which prose refers to the candidate. */
const person = String.raw`(?:(?:ideally,? |in short,? |also,? |and |but |so )?(?:you|they|he or she|she or he|he\/she|s?he|(?:the|our|your|an?) (?:(?:right|ideal|successful|perfect|new|good|best|suitable) )?(?:person|candidate|applicant|hire|colleague|teammate|one)(?: (?:we(?:['’]re| are)? (?:after|want|need|seek(?:ing)?|look(?:ing)? for)|for (?:this|the job|us)|i (?:want|need|am after)|i['’]m after))?|(?:the )?candidates|applicants|whoever (?:takes|gets|fills|joins|does) (?:it|this|the (?:job|role|post|position)|us)|(?:some(?:body|one)|(?:a|the) (?:person|candidate)|people|those|anyone) who))`;
/** What a person already has, knows or can do; "will" and a bare verb describe the work. */
const having = `(?:(?:['’](?:ve|d|ll) need(?: to)?|['’]ve|['’]d| have| has| should| would| must| need(?:s|ed)?(?: to)?| will| ought to)(?: (?:also|already|ideally|preferably|really|at least))?)`;

/** Sentences of prose that say what the candidate should have, know or be able to do. */
export const personSought: readonly Rule[] = [
  {
    name: 'has or knows',
    pattern: new RegExp(
      String.raw`^${person}(?: (?:also|already|either|both|really|definitely))? (?:holds?|know(?:s|n)?|can\b(?! (?:expect|look|earn|count|choose|also expect|find|apply|enjoy|work from))|speaks?|reads?|writes?|types?|brings?|possess(?:es)?|is|are)\b(?! (?:joining|welcome|looking|not alone|the (?:first|face|heart)|part of|responsible|in charge|invited|encouraged|going|about to|offered|paid|given|free to))`,
      'i',
    ),
    matches: [
      'You hold a ticket',
      'The right person types fast',
      'They can read a chart',
      'He or she is a sailor',
    ],
    misses: [
      'You can expect bread',
      'You are part of the crew',
      'You will run the oven',
      'Candidates apply online',
    ],
  },
  {
    name: 'has had or done',
    pattern: new RegExp(
      String.raw`^${person}(?: (?:have|has)|['’]ve) (?:(?:also|already|ideally|preferably|at least|ever) )?(?!the (?:chance|opportunity|option|freedom|possibility)\b|access\b|any questions|questions|a (?:say|choice|question)\b|been (?:invited|selected|chosen|shortlisted))\w`,
      'i',
    ),
    matches: ['The right person has a boat', 'You’ve baked at sea', 'They have sailed before'],
    misses: ['You have the chance to sail', 'You have access to a boat', 'We have sailed before'],
  },
  {
    name: 'should have',
    pattern: new RegExp(
      String.raw`^${person}${having} (?:(?:also|ideally|already|at least) )?(?:have|hold|be (?:able|comfortable|familiar|fluent|certified|licensed|qualified|proficient|good|quick|at (?:ease|home)|used to|a\b)|know|possess|bring|speak|read|write|understand|drive)\b(?! (?:the (?:chance|opportunity|option|freedom)|access|part of|plenty of|a chance))`,
      'i',
    ),
    matches: ['You need to have a boat', 'She or he must speak Frisian', 'They’d know the harbor'],
    misses: ['You will have the chance to sail', 'They will lead the crew', 'You will have access to a boat'],
  },
  {
    name: 'is wanted',
    pattern:
      /\b(?:i|we|they|she|he|the (?:job|role|post|position)|(?:my|our|the) (?:clients?|boss|employer|owners?|director|chief|partners?|principal))(?:['’]d| would)? (?:also )?(?:(?:really|only|just|still) )?(?:(?:want|like|love|hope|expect|need)s? to see|wants?|needs?|asks? for|expects?|requires?|insists? on|prefers?|value|welcome|appreciate|would like|like)\b(?! (?:to\b|you to\b|it\b|that\b|your\b|from\b|our\b|this\b|each other|people to\b))(?=.*\b(?:experience|years?|yrs|knowledge|skills?|degree|diploma|certif\w+|licen[cs]e|language|background|some(?:one|body) (?:who|with|that)|(?:a|the|any) (?:person|candidate) (?:who|with|that)|people (?:who|with)|familiarity|command|card|ticket|record|fluent|proficien\w+)\b)/i,
    matches: [
      'We also expect experience by the oven',
      'I want someone who has sailed',
      'We need 4 years by the sea',
      'They’d want to see five years by the sea',
      'My client needs a skipper with a ticket',
    ],
    misses: ['We want to grow', 'We value your privacy', 'We need flour', 'They want to see the harbor'],
  },
  {
    name: 'somebody who',
    pattern:
      /\b(?:go for|after is|what (?:i|we) (?:need|want) is|hop(?:e|ing) (?:for|to find)|wish(?:ing)? for|look(?:ing)? to find) (?:an? |some(?:one|body) )(?:[\p{L}-]+ ){0,5}(?:who|with)\b/iu,
    matches: ['I’d go for a baker who has sailed', 'What I am after is a skipper with four years by the sea'],
    misses: ['We go for bread with butter', 'After is a word'],
  },
  {
    name: 'what one would find',
    pattern:
      /^ideally,? (?:we|i|you|they|he or she|s?he)(?:['’]d| would|['’](?:re|ve)| have| are)? (?:also )?(?:get|find|have|hire|like|want|know|bring|hold|be)\b/i,
    matches: ['Ideally we’d get a skipper', 'Ideally, you know the quay'],
    misses: ['Ideally the oven is warm', 'We would get bread'],
  },
  {
    name: 'whoever comes',
    pattern:
      /\bwhoever (?:takes|gets|fills|joins|does|comes|runs|has|wants)\b[^.]{0,30}\b(?:has to|needs? to|should|must|ought to|knows|can|speaks|brings)\b/i,
    matches: ['Bread goes by boat and whoever takes this on has to know the harbor'],
    misses: ['Whoever comes gets bread', 'The baker has to know the harbor'],
  },
  {
    name: 'can be learned here',
    pattern:
      /^(?!(?:our|the|this|it|all|your|his|her|their|what|whatever|anything|everything)\b)\p{Lu}[\p{L}\d+#./&'’-]*(?: [(\p{L}\d][\p{L}\d+#./&()'’-]*){0,7},? (?:we|they|i) (?:can|will) (?:gladly |also )?(?:teach|train|show)\b|^(?:nice touch(?:es)?|not (?:a )?deal[- ]?breakers?)[^:]{0,40}: ?\S/iu,
    matches: ['FrisiBase we can teach you.', 'Nice touches, not deal breakers: a boat'],
    misses: ['The ovens we will show you', 'What we can teach'],
  },
  {
    name: 'must come with it',
    pattern:
      /^(?!our|the|this|it|all|your|his|her|their)[\p{L}\d][\p{L}\d+#./&'’-]*(?: [(\p{L}\d][\p{L}\d+#./&()'’-]*){0,7} (?:should be (?:familiar|second nature|no mystery|a habit)|holds? no (?:fear|secrets)|(?:is|are) (?:second nature|no mystery|familiar to you)|(?:do(?:es)?|will|would)(?: not|n['’]t) (?:scare|frighten|surprise) you)\b/iu,
    matches: ['Rye bread should be second nature', 'Ovens hold no fear for you', 'Storms do not scare you'],
    misses: ['The oven is second nature to us', 'Bread is familiar'],
  },
  {
    name: 'if you are',
    pattern:
      /^(?:and )?if (?:you|they|he or she|some(?:one|body))\b[^,]{4,80},? (?:[^,]{0,30})\b(?:better|lovely|wonderful|great|fantastic|bonus|plus|nice|gold|perfect|pay more|call me|talk)\b/i,
    matches: ['If you are a skipper, so much the better'],
    misses: ['If you have questions, call the mill'],
  },
  {
    name: 'is expected or used',
    pattern:
      /^(?:(?!our|the|this|it|all|your|his|her|their)[\p{L}\d][\p{L}\d+#./&'’-]*(?: [(\p{L}\d][\p{L}\d+#./&()'’-]*){0,7}) (?:is|are) (?:(?:also|absolutely|strictly|definitely|really|definitively) )?(?:expected|essential|a must|required|needed|mandatory|indispensable|key|vital|crucial|a given|used (?:every day|daily|here)|what we (?:use|run on|work with)|(?:our|the) (?:daily bread|working language|office language)|welcome|a plus|a bonus|an? (?:real |big |huge |clear )?(?:advantage|asset|plus|bonus|help)|nice|great|appreciated|useful|handy|preferred|desirable|optional)\b/iu,
    matches: [
      'Rye bread is expected',
      'FrisiBase is used every day',
      'Frisian is a real advantage because of the crew',
    ],
    misses: ['The oven is required at five', 'Bread is good', 'Our help is welcome'],
  },
  {
    name: 'would help',
    pattern:
      /^(?!.*\b(?:that|which|who) would\b)(?:[^,.]{3,60}, )?(?:(?!our|the|this|it|your|his|her|their)[\p{L}\d][\p{L}\d+#./&'’-]*(?: [(\p{L}\d][\p{L}\d+#./&()'’-]*){0,9}) (?:would (?:(?:also|really|certainly) )?(?:be (?:an? )?(?:(?:big|huge|real|very|most) )?(?:great|nice|plus|bonus|lovely|welcome|advantage|asset|helpful|useful|ideal|perfect|super|cool|dream|gold|golden|icing|fantastic|wonderful|terrific|amazing|brilliant)|help|make (?:my|our) li(?:fe|ves) easier)|would(?:n['’]t| not) hurt|(?:really )?helps?(?=\W*$| because| a lot| too| at | in )|comes? in handy|(?:is|are) worth (?:an? )?(?:extra|more)|goes to the top)\b/iu,
    matches: [
      'A boat would be lovely',
      'Frisian helps',
      'A ticket is worth extra',
      'Two ovens each day, FrisiBase would be gold',
      'A bit of Frisian wouldn’t hurt',
    ],
    misses: ['The crew would help', 'Bakes bread that would be great'],
  },
];

/** Sentences that call what they name required or welcome: "Audio is a plus" asks for audio. */
export const namedAsIs: readonly Rule[] = personSought.filter(({ name }) =>
  ['is expected or used', 'would help', 'must come with it'].includes(name),
);

/** Sentences that only name what the employer works with: whoever knows it has an advantage. */
export const toolsOfTheHouse: readonly Rule[] = [
  {
    name: 'tool of the house',
    pattern:
      /^(?:[Aa]nd |[Ss]o )?(?:[Ww]e (?:use|run(?: everything)? (?:on|in)|work (?:in|with|on)|chart in|document in|schedule (?:in|with|on)|bill (?:in|with|through)|are on|live in)|[Oo]ur (?:\p{Ll}+ )?(?:system|software|EMR|EHR|ERP|CRM|POS|platform|program|stack) is|[Ee]verything (?:else )?(?:lives|runs|is kept) (?:in|on)) \p{Lu}[\p{L}\d+#.-]+(?:[ ,]+(?:and |or |& )?\p{Lu}[\p{L}\d+#.-]*){0,4}[.!]?$|^\p{Lu}[\p{L}\d+#.-]+(?: \p{Lu}[\p{L}\d+#.-]*){0,3} is (?:what|where|how) we \p{Ll}+(?: (?:in|on|with|from|by))?[.!]?$/u,
    matches: ['We use FrisiBase', 'Our booking system is Grebe Desk.', 'Grebe Desk is what we bake with.'],
    misses: ['We use Frisian flour for our bread', 'Our system is old'],
  },
];

/** Wordings with which a notice of a few lines seeks a candidate: "Wanted:", "barber needed". */
export const shortNotice: readonly Rule[] = [
  {
    name: 'wanted',
    pattern:
      /^\W*(?:help )?(?:wanted|needed)\b[:\s]|^(?!.*\b(?:as|be|is|are|that|who|not|if|when|where|than|degree|experience|skills?|licen[cs]e|certif\w+) )(?:[\p{L}'’.+#/-]+,? ){1,6}(?:wanted|needed)(?=\W*$| ?[,;:(!–—-]| (?:asap|urgently|immediately|now)\b)/iu,
    matches: ['Wanted: baker, rye bread', 'Baker needed, 2 ovens'],
    misses: ['Bread that guests wanted', 'Flour is what our bakers say that is always needed'],
  },
  {
    name: 'looks for',
    pattern:
      /\b(?:looking for|seeking|hiring|recruiting|needs?) (?:an? |our |\d |two |three )\p{L}{3,}|\bneeds? (?:\p{L}+ ){1,3}(?:asap|urgently|now|immediately)\b/iu,
    matches: ['Mill in Leeuwarden looking for a baker', 'Salon needs barber asap'],
    misses: ['Looks at two ovens', 'Needs assessment', 'Hiring of crews'],
  },
  {
    name: 'part-time',
    pattern: /^(?:part|full)[- ]time (?:[\p{L}'’.+#/-]+ ){1,4}(?:for|at|in|\()/iu,
    matches: ['Part-time organ player for the church'],
    misses: ['Part-time work, two days'],
  },
];
