import type { HeadingRule } from './whole-headings.ts';

const whole = (...headings: readonly string[]): RegExp => new RegExp(`^(?:${headings.join('|')})$`, 'i');

/** "If you", "if you also have", "if you brought". */
const ifYou =
  " if you(?:['’](?:re|ve|ll|d))?(?: are| can| know)?(?: also)?(?: have| had| bring| brought| know)?";
const good =
  '(?:great|nice|good|lovely|cool|helpful|useful|handy|welcome|beneficial|advantageous|valuable|valued|desirable|desired|preferred|optional|appreciated)';
const notNeeded =
  'not (?:strictly |absolutely )?(?:a must(?:[- ]have)?|required|essential|necessary|needed|mandatory)';
const things =
  '(?:skills?(?: ?sets?)?|qualifications?|quals|experiences?|knowledge|education|credentials|certifications?|criteria|attributes|competenc(?:ies|y)|requirements|training|background|extras?|additions?)';
const severalThings = `${things}(?:(?: ?\\/ ?| ?& ?|,? and )${things})?`;
const people = '(?:candidates?|applicants?|hires?)';

/** More headings that fill a whole line: each pattern covers a common phrasing, not a single advert. */
export const headingPhrases: readonly HeadingRule[] = [
  {
    name: 'good, and not needed',
    section: 'nice',
    pattern: whole(
      `(?:also|even|very|particularly|especially|highly|strongly|really|much|most|what is|what['’]s) (?:also )?(?:${good}|recommended|an? (?:plus|asset|advantage))(?: ${severalThings})?`,
      `(?:${good},? )?(?:but |and |though )?${notNeeded}(?:,? (?:but |and |though )(?:very |also )?${good})?`,
      `(?:${good}|recommended|considered)(?: to have|(?:,? (?:but|and) (?:not )?(?:required|${good})))`,
      `(?:recommended|optional|secondary|helpful|useful|beneficial|asset|good-to-have|nice-to-have|(?:additional|other|further|more) (?:preferred|desired|desirable|helpful|useful|nice-to-have)) ${severalThings}`,
    ),
    matches: [
      'Also great',
      'HIGHLY DESIRED',
      'Strongly preferred skills and experience',
      'Not a must, but great',
      'Helpful to have',
      'Optional skills',
      'Additional preferred qualifications',
    ],
    misses: ['Great', 'Helpful staff by the oven', 'Not required to bake', 'Also bakes rye'],
  },
  {
    name: 'pluses and assets',
    section: 'nice',
    pattern: whole(
      '(?:an?|the|some|big|huge|real|definite|strong|added|extra|\\s)+ (?:plus|bonus|asset|advantage|pluses|plusses|bonuses|assets|advantages)',
      "(?:plusses|assets|preferences|desirables|preferreds?|optionals?|nice-?to-?ha(?:ve|ves)['’]?s?|recommended)",
      '(?:is |are )?considered (?:an? )?(?:plus|assets?|advantage|bonus)',
      'nice[- ]to[- ]haves?,? (?:and |but )?not (?:need[- ]to|must)[- ]haves?',
    ),
    matches: ['Big pluses', 'An added plus', 'Assets', 'Considered an asset'],
    misses: ['Assets of the mill', 'Plus'],
  },
  {
    name: 'it would please us',
    section: 'nice',
    pattern: whole(
      `(?:it|that|which|some of these)(?:['’]d| would)(?: also)? be (?:an? )?(?:${good}|great|wonderful|fantastic|amazing|awesome|plus|bonus)(?:${ifYou})?`,
      `(?:and |what |things )?we(?:['’]d| would)(?: also| really| even)* (?:love|like|welcome|appreciate)(?: it| to see)?(?:${ifYou})?`,
      `we(?:['’](?:d|ll|re)| would| will| are)?(?: also)? (?:be |get )?(?:thrilled|excited|delighted|impressed|over the moon|even happier|extra happy|happy|smile)(?: (?:if|when|about|by) (?:you|candidates|people|someone)(?: who)?(?: also)?(?: have| had| bring| know| can)?)?`,
      '(?:impress|surprise|delight|wow) us with|makes us smile|what (?:impresses|excites|delights) us',
    ),
    matches: [
      'It would be lovely if you also brought',
      'We’d also love to see',
      'We get excited about people who have',
      'Impress us with',
    ],
    misses: [
      'We would love to hear from you',
      'We are happy with our ovens',
      'It would be lovely by the quay',
    ],
  },
  {
    name: 'what helps',
    section: 'nice',
    pattern: whole(
      `(?:what |it |this |that )?(?:also |really )?helps?(?:${ifYou})?|(?:even )?better (?:still|yet)`,
      "(?:what |this )?(?:(?:will |would |could |might )?gives?|get) you (?:an?|the|that) (?:edge|advantage|head start)|you(?:['’]ll| will|['’]d) have an (?:edge|advantage)(?: if you(?: have)?)?",
      "(?:(?:that )?(?:would|['’]d) be )?(?:the )?(?:icing|cherry)(?: on (?:the cake|top))?|nice(?:-to-haves?)? if you(?: also)?(?: have| know| can)?|(?:what(?: will|['’]ll)? )?(?:makes?|puts?) you (?:shine|the favou?rite)|sweeteners|(?:gold|bonus|extra) (?:stars?|points?|love|kudos)(?: for)?|points in your favou?r|special consideration(?: (?:is |will be )?(?:given )?(?:to|for))?",
      `(?:other|additional) (?:qualifications|skills|things|experience) that (?:also )?help`,
    ),
    matches: [
      'What also helps',
      'What gives you an edge',
      'Gold stars for',
      'Other skills that help',
      'Would be icing',
      'Nice if you have',
    ],
    misses: ['Helps guests', 'Helps if you bake'],
  },
  {
    name: 'candidates may also have',
    section: 'nice',
    pattern: whole(
      `(?:the |our |an? )?(?:strong|stronger|ideal|top|competitive|great|best|successful|outstanding|standout) ${people} (?:(?:will|should|would) also|may(?: also)?|might(?: also)?|could(?: also)?|also) (?:have|be|bring|possess|know)`,
      'if you also have|(?:ideally|even better),? if you(?: also)? have|you (?:might|may|could)(?: also)? (?:have|bring|know)',
    ),
    matches: ['Strong candidates may also have', 'If you also have', 'You might have'],
    misses: ['Strong candidates have', 'You might have a boat'],
  },
  {
    name: 'whom we want',
    section: 'must',
    pattern: whole(
      "(?:who|what) (?:we(?:['’]re| are)|are we) after|(?:we(?:['’]re| are) )?(?:looking for|seeking|searching for)(?: (?:an?|some)(?:one|body| person| people)?(?: who| with)?(?: has| have)?)?",
      "(?:you(?:['’]ll| will)|we(?:['’]ll| will| should| need to| want to)|let['’]s|call us|come(?: and)? (?:see|meet) us)(?: [a-z'’-]+){0,6} if(?: you(?:['’]re|['’]ve| are| have)?)?",
      'we (?:ask|expect|require|need|want|seek)(?: for| from you| of you| that you| you to| you)?(?: (?:an?|some)(?:one|body| person)?)?(?: who| with)?(?: has| have)?',
      `(?:(?:ideal|successful|qualified|strong|suitable|the right|the successful|the ideal|all|our) )?${people} (?:(?:will|should|must|would|need to) )?(?:have|be|bring|possess)`,
      '(?:the |our )?(?:person|people) we (?:need|want|seek)|(?:the |our )?(?:right|ideal) person(?: (?:has|have|is|will (?:have|be)|should (?:have|be)))?|(?:the )?ideal profile',
    ),
    matches: [
      'Who we’re after',
      'Looking for',
      'We ask for',
      'Qualified candidates have',
      'The person we need',
      'You’ll get a call from us if',
      'Let’s talk if you have',
    ],
    misses: [
      'We need a baker by the quay',
      'Looking for bread',
      'Candidates have lunch',
      'You’ll get bread if the oven is warm',
    ],
  },
  {
    name: 'what you have',
    section: 'must',
    pattern: whole(
      "you(?:['’]ve| have) got|you (?:know|can|hold|offer)|(?:an?|a bit|a little|something|more) (?:bit |little )?about you",
      "what(?:['’]s| is)? (?:needed|required|necessary|you(?:['’]d)? (?:should|must|need to) (?:know|have|bring))|(?:things )?you(?:['’]ll)? need",
      'what (?:qualifies you|(?:success|the (?:job|role|position)|this (?:job|role|position)) (?:requires|needs|takes))|how you qualify',
      "to (?:qualify|apply|be (?:considered|eligible))(?: for (?:this|the) (?:job|role|position))?,? (?:you(?:['’]ll| will)?(?: must| need| should)?(?: to)?(?: have| be| hold)?|(?:candidates|applicants) must(?: have| be)?)|to qualify",
      "(?:please |only |just )*(?:(?:don['’]t |do not )?apply (?:only )?(?:if|unless)) you(?:['’]ve|['’]re)?(?: have| are| can)?",
    ),
    matches: [
      'You’ve got',
      'What is required',
      'What qualifies you',
      'To be considered you must have',
      'Please apply only if you have',
    ],
    misses: ['You know the quay', 'To qualify for the race', 'Apply if the oven is warm'],
  },
  {
    name: 'needs',
    section: 'must',
    pattern: whole(
      'need(?:ed|s)|needed (?:skills|experience|qualifications)|deal-?breakers?|(?:the )?non[- ]?negotiables?|must(?:s|[- ]haves?)?(?: (?:skills|qualifications|experience|requirements))?',
      '(?:(?:required|needed|technical|tech|key|core|your|minimum|desired) )*skill-? ?sets?|(?:tech|technology|technical|software|computer|system|license|licen[sc]e|entry|entrance|admission|minimum|min\\.?|basic|job|role) (?:requirements|reqs)(?: to (?:apply|enter|be hired))?',
      '(?:(?:min(?:imum|\\.)?|basic|required|job|key|core|essential|necessary|other) )?(?:requirements|qualifications|skills|competencies|criteria)(?: for (?:this|the) (?:role|job|position))?(?: (?:will |may |must )?(?:include|are|be)|,? including)(?:,? but (?:are |is )?not limited to|(?: the)? following)?',
      '(?:(?:min(?:imum|\\.)?|basic|required|job|key|core) )?(?:quals?|reqs?)(?:\\.)?|min\\.? (?:qualifications|requirements|experience|education)',
      '(?:(?:minimum|required) )?(?:education|training|licen[sc]ure|licen[sc]ing|certification|experience)(?:,| ?\\/ ?| ?& ?| and |,? and\\/or )(?:education|training|licen[sc]ure|licen[sc]ing|certification|experience)(?: required| requirements)?',
    ),
    matches: [
      'Needed',
      'Dealbreakers',
      'Required skill set',
      'Min. quals',
      'Training and experience',
      'Qualifications include but are not limited to',
    ],
    misses: ['Needs of guests', 'Training of bakers and sailors'],
  },
  {
    name: 'one word for what is asked',
    section: 'must',
    pattern: whole(
      'ks(?:a|ao)s?|t ?& ?e|prerequisites?|pre-requisites?|licen[sc]ure|licen[sc]ing|credentials|essentials|person spec|expectations|tech skills|tools? (?:you (?:know|use)|knowledge|experience|skills)|(?:software|systems?) (?:you (?:know|use)|knowledge|experience|skills)',
    ),
    matches: ['KSAs', 'Prerequisites', 'Licensure', 'Tools you know'],
    misses: ['Licensure of bakers', 'Tools'],
  },
  {
    name: 'your days',
    section: 'duties',
    pattern: whole(
      '(?:your|the) (?:work(?:load)?|practice|day|gig)|what (?:the|this|your) (?:job|role|work|day|position) (?:is|looks like|involves|entails|includes)(?: (?:about|all about))?',
      "(?:in this (?:job|role|position),?|on (?:a|any) (?:typical|given|normal) (?:day|week),?)(?: you(?:['’]ll| will)?)?(?: be)?|what you(?:['’]ll| will) (?:build|own|run|lead|make|create|manage|handle|deliver|tackle|learn)",
      "(?:(?:main |key )?(?:work|things|tasks) you(?:['’]ll| will)? do)|(?:you(?:['’]ll| will) be )?(?:responsible|accountable) for|(?:job |role |position )?(?:purpose|objectives?|scope)|(?:key )?deliverables|(?:your |the )?first (?:\\d\\d (?:days|weeks)|year|six months|months)|in your first (?:\\d\\d days|year|six months|months|weeks)",
    ),
    matches: [
      'Your work',
      'What the job involves',
      'On any given day you will',
      'Things you’ll do',
      'You will be responsible for',
      'The first 90 days',
    ],
    misses: ['The work of bakers', 'Responsible for bread', 'Your first oven'],
  },
  {
    name: 'who the employer is',
    section: 'left-out',
    pattern: whole(
      '(?:the|our) (?:firm|clinic|team|office|school|hospital|shop|studio|restaurant|agency|department|district|hotel|farm|store|plant|family)',
      '(?:working|careers?|jobs|a career) (?:at|with|for) .{2,30}|stay (?:connected|in touch)|follow us(?: on .{2,20})?',
    ),
    matches: ['Our team', 'The firm', 'Stay connected'],
    misses: ['Our teams bake', 'Firm'],
  },
  {
    name: 'the rest of an advert',
    section: 'left-out',
    pattern: whole(
      '(?:the )?(?:(?:fine|small) print|(?:good|boring|legal|serious|fun|official|usual|practical) (?:stuff|bits?|parts?|things))|legal (?:stuff|notices?|bits|info(?:rmation)?)|supplemental (?:information|info)|practicalities',
      'dei|(?:drug|background) (?:test(?:ing|s)?|screen(?:ing|s)?|checks?)|pre-?employment (?:screening|checks?)|visa(?: sponsorship)?|sponsorship|probation(?:ary)?(?: period)?|union(?: status)?|uniforms?',
      'wages?(?: (?:and|&) .{2,30})?|(?:sign-?on |signing )?bonus(?: and | ?& ?)benefits|sign(?:ing|-?on) bonus(?:es)?|hourly (?:rate|pay|wage)|relocation(?: assistance)?|start(?:ing)? date|where|when|questions',
      '(?:the )?application|applications of candidates|apply|ready|ready to (?:join|start|talk|go|bake|meet)(?: us)?|what happens next|(?:application )?deadline|(?:to |for |attention )?recruiters|related (?:jobs|searches)|share|requisition(?: (?:id|number))?|posted',
    ),
    matches: [
      'The fine print',
      'Drug testing',
      'Wages',
      'Starting date',
      'What happens next',
      'Related jobs',
    ],
    misses: ['Union contracts', 'Drug tests of patients', 'Apply heat', 'When the oven is hot'],
  },
];
