import type { AdvertSection } from '../advert/advert-section.ts';
import type { Rule } from './rule.ts';

/** A heading, with the section that it opens. */
export type HeadingRule = Rule & { readonly section: AdvertSection };

const whole = (...headings: readonly string[]): RegExp => new RegExp(`^(?:${headings.join('|')})$`, 'i');

/** "If you", "if you've", "if you are". */
const ifYou = "(?: if(?: you(?:['’](?:re|ve|ll|d)| are| have| can)?)?)";
const ofPerson =
  '(?:(?:the|our|your) )?(?:ideal|successful|right|perfect) (?:candidates?|applicants?|person|profile)';

/**
 * Headings phrased as a sentence or a question; they must match the whole line, since a line that only begins this way
 * asks or says something itself.
 */
export const wholeHeadings: readonly HeadingRule[] = [
  {
    name: 'it is a plus',
    section: 'nice',
    pattern: whole(
      `it(?:['’]s| is|['’]d be| would be) (?:an? )?(?:plus|bonus|advantage|great|nice|lovely|cool)${ifYou}?`,
      `(?:it would be )?(?:great|lovely|fantastic|brilliant)${ifYou}(?: also have)?`,
      `(?:extra|brownie|plus|bonus) points(?: for|${ifYou})?`,
      'optional|a plus|(?:the )?cherry on (?:top|the cake)|wants?|wish(?:es|[- ]?list)|(?:the )?(?:nice|lovely|great|welcome) (?:extras?|additions?)',
    ),
    matches: ['It’s a bonus if you have', 'Extra points for', 'Optional', 'Wishes', 'The lovely extras'],
    misses: ['It’s a bonus if you have a boat', 'Optional parts of the menu', 'Wishes of the guests'],
  },
  {
    name: 'to stand out',
    section: 'nice',
    pattern: whole(
      `(?:what (?:will|would|could) make you|what makes you|how to|how you(?:['’]ll| will)?|you(?:['’]ll| will|['’]d)) (?:really )?stand out(?: to us| from the crowd|${ifYou})?`,
      'what (?:will |would |could |might )?(?:sets?|makes?) (?:you (?:apart|shine)|us (?:smile|happy))',
      'stand-?out (?:qualities|skills|experience|factors)',
    ),
    matches: [
      'What will make you stand out',
      'What sets you apart',
      'What would make us smile',
      'Stand-out qualities',
    ],
    misses: ['Stand out in the rain'],
  },
  {
    name: 'you might also have',
    section: 'nice',
    pattern: whole(
      'you (?:might|may|could) also (?:have|bring|be|know)',
      `ideally,? you(?:['’](?:d|ll)| will| would)?(?: also)? (?:have|be|bring|know)`,
    ),
    matches: ['You might also have', 'Ideally, you’d also have'],
    misses: ['You might also have a boat'],
  },
  {
    name: 'great fit if you',
    section: 'must',
    pattern: whole(
      `we(?:['’]d| would|['’]ll) (?:love|like) to (?:hear from|meet|talk to|speak to) you${ifYou}`,
      `(?:we think )?you(?:['’]d| would|['’]ll| will) (?:be|make) an? (?:great|good|perfect|strong|ideal) (?:fit|match|candidate)${ifYou}?`,
      'what (?:will )?(?:makes?|helps?) you (?:an? |the )?(?:(?:right|great|good|perfect|strong|ideal) )?(?:fit|match|candidate|succeed|successful)',
      '(?:is|could|does|do) (?:this|it|that)(?: be)?(?: sound like)? you|sounds? like you|do you have(?: what it takes)?',
      "(?:this|that)(?: is|['’]s) (?:you|who you are|what you bring|what we expect)",
    ),
    matches: [
      'We’d love to hear from you if you have',
      'What makes you the right fit',
      'Is this you',
      'That’s you',
    ],
    misses: ['We’d love to hear from you about bread', 'That’s your oven'],
  },
  {
    name: 'what you bring',
    section: 'must',
    pattern: whole(
      "what you(?:['’]ll| will| should| must|['’]d)? (?:need to )?(?:bring|have|need|know)(?: with you| along| to (?:the (?:table|role|team|job|party)|us|succeed|be successful|apply|get started|thrive))?",
      "to (?:be successful|succeed|thrive)(?: in (?:this|the) (?:role|position|job))?,?(?: you(?:['’]ll| will)?(?: (?:need|have|bring))?)?",
      "(?:in short|basically|in a nutshell|simply put),? you(?:['’]ll| will| should| must)?(?: need| have| be)?(?: to)?(?: have| be)?",
      '(?:so,? |and )?what do you (?:need|bring)(?: for (?:this|that|it))?|what (?:great|good) looks like',
      '(?:so,? |and )?who (?:would|will|should|could) (?:be happy|feel at home|fit(?: in)?|thrive|do well|apply)(?: here| with us)?',
      'you tick these boxes|your (?:tool ?kit|tool ?box|superpowers?|strengths)',
    ),
    matches: [
      'What you should bring with you',
      'To be successful in this role you will have',
      'Your toolbox',
      'In short you should',
      'So what do you need',
      'What great looks like',
      'Who would be happy here',
    ],
    misses: [
      'In short you should bake',
      'Who would be happy here by the quay',
      'What you should bring with you on a boat',
      'Your toolbox is ours',
    ],
  },
  {
    name: 'what we ask',
    section: 'must',
    pattern: whole(
      'what (?:do|are) we (?:ask|asking|looking|look|need|expect|want|require)(?: (?:for|from|of))?(?: you| in you)?',
      'what (?:matters|counts)(?: (?:most|to us|for us|here|to me))?',
      "what we(?:['’]re| are)? (?:ask|asking|need|expect|want)(?: (?:for|from|of))?(?: you)?",
      "who (?:are we|we are|we['’]re|do we|we) look(?:ing)?(?: for)?",
      `${ofPerson}(?: (?:will|should|must|would)(?: (?:also )?(?:have|be|bring|possess))?| has| is)?`,
      '(?:an?|the|our|your) (?:ideal|successful) [a-z]{3,20} (?:will|should|must|would) (?:have|be|bring|possess)',
    ),
    matches: [
      'What matters to us',
      'What do we ask',
      'Who are we looking for',
      'A successful baker will have',
    ],
    misses: ['What do we ask of an oven', 'The right person at the oven'],
  },
  {
    name: 'must-haves',
    section: 'must',
    pattern: whole(
      'non-?negotiables|need to have|(?:the )?must[- ](?:haves?|brings?)|musts?|(?:you )?must have',
      'licen[sc]ure(?: ?/ ?| and | & )certifications?|certificates?,? licen[sc]es?(?:,? (?:and )?registrations?)?',
      '(?:minimum|required) licen[sc]ure(?: ?/ ?| and | & )certifications?(?: required)?(?: by law)?',
    ),
    matches: [
      'Non-negotiables',
      'The must-brings',
      'LICENSURE/CERTIFICATION',
      'Minimum Licensure/Certification Required By Law',
    ],
    misses: ['Certification of bread'],
  },
  {
    name: 'what you will do',
    section: 'duties',
    pattern: whole(
      "what (?:will you|you(?:['’]ll| will)) (?:do|be (?:doing|working on))",
      "how you(?:['’]ll| will) (?:make an impact|spend your (?:time|days?)|contribute|help)",
      'your (?:impact|mission|challenge|contribution|days?(?: to day| job)?)',
      "(?:as (?:an?|our|the) [\\w /&-]{3,40},? )?you(?:['’]ll| will)(?: be)?",
      "(?:a )?typical (?:day|week)|what(?: does)? (?:the|this) (?:job|role|post) involves?|what(?:['’]s| is) involved",
    ),
    matches: [
      'What will you do',
      'Your mission',
      'As a baker of rye bread you will',
      'What the role involves',
    ],
    misses: ['Your mission is to bake', 'You will bake'],
  },
  {
    name: 'duties',
    section: 'duties',
    pattern: whole(
      '(?:the )?(?:purpose|aim|scope) of (?:the |this )?(?:job|role|post|position)',
      '(?:(?:key|main|core|primary|your|the) )*(?:duties|responsibilities|tasks|accountabilities)(?: (?:and|&) \\w+)?(?:,? (?:will |may )?(?:include|are|be)|,? including)?(?:,? but (?:(?:are|is) )?not limited to)?',
    ),
    matches: ['Purpose of the job', 'Key responsibilities will include but are not limited to'],
    misses: ['Tasks of the night shift include bread'],
  },
  {
    name: 'conditions of employment',
    section: 'list',
    pattern: whole('conditions of employment'),
    matches: ['Conditions of employment'],
    misses: ['Conditions of employment in bakeries'],
  },
  {
    name: 'what we offer',
    section: 'left-out',
    pattern: whole(
      'what (?:do|can|will) we (?:offer|provide|give)(?: you)?|what we can offer(?: you)?|we can offer(?: you)?',
      "(?:what|why) you(?:['’]ll| will) (?:love|enjoy)(?: about)?(?: (?:us|it here|working here|(?:this|the) (?:job|role)|working (?:at|with|for) .{2,30}|\\w[\\w'’&. -]{1,25}))?",
      "you(?:['’]ll| will)? get|you can look forward to|location(?: & | and )hours|rewards?",
    ),
    matches: ['What do we offer', 'What you’ll love about us', 'What You’ll Love About Heron', 'You’ll get'],
    misses: ['You’ll get bread', 'What you offer'],
  },
  {
    name: 'how to apply',
    section: 'left-out',
    pattern: whole(
      '(?:(?:our|the) )?(?:interview|hiring|recruitment|selection|application) (?:process|steps|stages)(?: details)?',
      'interested|enthusiastic|curious|convinced|keen|ready to apply|sounds? (?:good|interesting|great)|want to (?:apply|join(?: us)?)|like what you (?:see|read)|have we (?:sparked|aroused|caught|piqued) your (?:interest|attention|curiosity)',
      'documents to (?:download|upload)|required documents|things you need to know|nationality requirements|how you will be evaluated',
      'contact (?:details|information|person)|right to work(?: in .{2,20})?|note to (?:recruiters|agencies)|(?:recruitment )?agencies',
    ),
    matches: ['Our interview process', 'Interested', 'Nationality requirements', 'Contact details'],
    misses: ['Interested in bread and in boats', 'Agencies of the state'],
  },
  {
    name: 'further information',
    section: 'left-out',
    pattern: whole(
      '(?:additional|further|other|more|important) (?:info|information|details)(?: ?/ ?.{2,40})?|the details|good to know',
      'our (?:commitment|promise|pledge)(?: to .{2,30})?|behaviours|reasonable adjustments',
      'equal(?:ity)? (?:opportunit(?:y|ies)|employment opportunity)(?: .{2,30})?|diversity,? (?:equity,? )?(?:and|&) (?:inclusion|belonging)',
      'who we are(?:,? and| ?&|,) (?:what|how|why) (?:we|drives|moves) [a-z ]{2,24}|what (?:we (?:believe(?: in)?|stand for|value)|drives us)',
      "working (?:here|with us|for (?:us|our organi[sz]ation))|life (?:at|with) [\\w’'& -]{3,20}",
    ),
    matches: [
      'Further details',
      'Diversity, equity and inclusion',
      'Life at Heron Bakers',
      'Our commitment',
      'Who we are and what we believe in',
    ],
    misses: ['Working for bakers', 'Life at sea is told in seven books about bread and about lanterns'],
  },
];
